import { z } from 'zod';
import { documentFacts, languageCode } from './document.ts';

export const questionCategories = ['hr', 'technical', 'iq_logical', 'personal_development'] as const;

const questionCategory = z.enum(questionCategories).meta({ id: 'QuestionCategory' });

export type QuestionCategory = z.infer<typeof questionCategory>;

const difficulty = z.enum(['easy', 'medium', 'hard']);

const basedOn = z
  .object({
    kind: z.enum(['claim', 'gap', 'requirement', 'generic']),
    requirement: z.string().nullable().meta({ description: 'Id of the requirement of the job.' }),
    quote: z.string().max(300).nullable().meta({ description: 'Words of the resume, or of the job for a gap or a requirement.' }),
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
    /** null: derived from resume and job, so that the same call gives the same questions. */
    seed: z.int().min(0).max(maxSeed).nullable(),
  })
  .readonly();

export type QuestionOptions = z.infer<typeof questionOptions>;

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
  })
  .readonly();

export type QuestionDraft = z.infer<typeof questionDraft>;

export const questionDrafts = z
  .object({ questions: z.array(questionDraft).readonly(), seed: z.int().min(0).max(maxSeed), document: documentFacts })
  .readonly();

export type QuestionDrafts = z.infer<typeof questionDrafts>;

const question = z
  .object({
    id: z.string(),
    category: questionCategory,
    text: z.string(),
    difficulty,
    based_on: basedOn,
    listen_for: z.array(z.string()).readonly(),
    follow_up: z.string().nullable(),
    answer: z.string().nullable().meta({ description: 'Only for iq_logical.' }),
    explanation: z.string().nullable().meta({ description: 'How the answer is found.' }),
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
    provider: z.enum(['builtin', 'model']),
    seed: z.int().min(0).max(maxSeed),
    counts,
    requested: count.meta({ description: 'How many questions were asked for.' }),
    shortfall: z
      .object({ count, reason: z.enum(['material_exhausted']) })
      .readonly()
      .nullable()
      .meta({
        description:
          'How many of them are missing, and why. `material_exhausted`: resume and job yield no more questions in these categories; those of `iq_logical` never run out.',
      }),
    questions: z.array(question).readonly(),
    document: documentFacts,
  })
  .readonly()
  .meta({ id: 'QuestionSet' });

export type QuestionSet = z.infer<typeof questionSet>;
