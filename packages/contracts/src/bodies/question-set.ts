import { z } from 'zod';
import { documentFacts, languageCode } from './document.ts';

export const questionCategories = ['hr', 'technical', 'iq_logical', 'personal_development'] as const;

const questionCategory = z.enum(questionCategories).meta({ id: 'QuestionCategory' });

export type QuestionCategory = z.infer<typeof questionCategory>;

export const questionModes = ['core', 'personal', 'both'] as const;

export type QuestionMode = (typeof questionModes)[number];

const scope = z.enum(['core', 'personal']);

const difficulty = z.enum(['easy', 'medium', 'hard']);

const basedOn = z
  .object({
    kind: z.enum(['claim', 'gap', 'requirement', 'generic']),
    requirement: z.string().nullable().meta({ description: 'ID of the job’s requirement.' }),
    quote: z
      .string()
      .max(300)
      .nullable()
      .meta({ description: 'Words of the resume or, for a gap or a requirement, of the job.' }),
  })
  .readonly();

const count = z.int().min(0).max(100);
const counts = z.object({ hr: count, technical: count, iq_logical: count, personal_development: count }).readonly();

export const maxQuestions = 40;
export const defaultQuestions = 16;
const maxSeed = 2_147_483_647;

/** Options of a question set. */
export const questionOptions = z
  .object({
    categories: z.array(questionCategory).min(1).max(questionCategories.length).readonly(),
    count: z.int().min(1).max(maxQuestions),
    /** null: derived from the job, so that all its candidates have the same core questions. */
    seed: z.int().min(0).max(maxSeed).nullable(),
    /** Absent in tasks and operations of earlier releases. */
    mode: z.enum(questionModes).optional(),
    /** Only in an installation with a chat provider, which words questions in one language. */
    language: languageCode.optional(),
  })
  .readonly();

export type QuestionOptions = z.infer<typeof questionOptions>;

const wording = z
  .object({
    language: languageCode,
    text: z.string(),
    follow_up: z.string(),
    listen_for: z.array(z.string()).readonly(),
  })
  .readonly();

/** A question without texts: IDs of templates, and the values of their placeholders. */
const questionDraft = z
  .object({
    id: z.string(),
    category: questionCategory,
    difficulty,
    based_on: basedOn,
    template: z.string(),
    values: z.record(z.string(), z.union([z.string(), z.number()])).readonly(),
    /** Names in order, and clues, of `iq.order`, rendered before they are inserted into the template. */
    clues: z.array(z.object({ ahead: z.string(), behind: z.string() }).readonly()).readonly(),
    listen_for: z.array(z.string()).readonly(),
    follow_up: z.string().nullable(),
    answer: z.string().nullable(),
    explanation: z.string().nullable(),
    /** The following are absent in older records. `lead` introduces the template with what it is about. */
    scope: scope.optional(),
    lead: z.string().optional(),
    competency: z.string().optional(),
    why: z.string().optional(),
    anchors: z.string().optional(),
    /** An authored question that replaces the template in its language. */
    authored: z.string().optional(),
    /** How a chat provider words it, in one language; in all others, the template stays. */
    worded: wording.optional(),
  })
  .readonly();

export type QuestionDraft = z.infer<typeof questionDraft>;

export const questionDrafts = z
  .object({ questions: z.array(questionDraft).readonly(), seed: z.int().min(0).max(maxSeed), document: documentFacts })
  .readonly();

export type QuestionDrafts = z.infer<typeof questionDrafts>;

const anchors = z
  .object({ '1': z.string(), '3': z.string(), '5': z.string() })
  .readonly()
  .meta({ id: 'RatingAnchors', description: 'What answers worth 1, 3 and 5 of 5 points are like.' });

const question = z
  .object({
    id: z.string(),
    category: questionCategory,
    scope: scope.nullable().meta({
      description:
        '`core` questions follow from the job alone and are the same for all its candidates; `personal` ones are for this candidate. null in sets of earlier releases.',
    }),
    text: z.string(),
    competency: z
      .string()
      .nullable()
      .meta({ description: 'The competency that the answer shows. `null` in results of earlier releases.' }),
    why: z.string().nullable().meta({
      description:
        'Why the question is asked, with the words that it is based on. `null` for generic questions and in results of earlier releases.',
    }),
    difficulty,
    based_on: basedOn,
    listen_for: z.array(z.string()).readonly(),
    anchors: anchors.nullable(),
    follow_up: z.string().nullable(),
    answer: z.string().nullable().meta({ description: 'Only for `iq_logical`.' }),
    explanation: z.string().nullable().meta({ description: 'How to find the answer.' }),
  })
  .readonly()
  .meta({ id: 'Question' });

export const questionSet = z
  .object({
    request_id: z.string(),
    job_id: z.string(),
    job_version: z.int().min(1).max(1_000_000),
    engine_version: z.string(),
    language: languageCode.meta({ description: 'Language of the questions.' }),
    cached: z.boolean(),
    provider: z.enum(['builtin', 'model']).meta({
      description: '`model` when a chat provider of the operator words at least one of the questions.',
    }),
    seed: z.int().min(0).max(maxSeed),
    counts,
    mode: z.enum(questionModes),
    requested: count.meta({ description: 'Number of questions that were requested.' }),
    shortfall: z
      .object({ count, reason: z.enum(['material_exhausted']) })
      .readonly()
      .nullable()
      .meta({
        description:
          'How many of them are missing, and why. `material_exhausted`: the resume and the job give no more questions in these categories. `iq_logical` never runs out.',
      }),
    questions: z.array(question).readonly(),
    document: documentFacts,
  })
  .readonly()
  .meta({ id: 'QuestionSet' });

export type QuestionSet = z.infer<typeof questionSet>;
