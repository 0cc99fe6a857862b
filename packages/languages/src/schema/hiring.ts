import { z } from 'zod';
import { explanationIds, followUpIds, listenForIds, questionIds } from '../interview-ids.ts';
import { type Immutable, words } from './words.ts';

const text = z.string().min(1);

const jobWords = z.strictObject({
  headings: z
    .record(z.enum(['required', 'preferred', 'tasks', 'offer', 'company']), words('Headings of one part.'))
    .describe('Headings of the parts of a job description, lower case, without colon.'),
  required: words('Marks a requirement within a line: "must have", "required".'),
  preferred: words('Marks something optional within a line: "nice to have", "a plus", "ideally".'),
  years: words('Words for years after a number, every usual form: "years", "year", "yrs".'),
  experience: words('Words for experience, every usual form.'),
  certification: words('Words for certificates and licences: "certificate", "certified", "licence".'),
  fluency: z
    .record(z.enum(['native', 'fluent', 'good', 'basic']), words('Words for one level.'))
    .describe('How well a language is spoken: mother tongue, fluent (C1), good (B2), basic (A2).'),
  seniority: z
    .record(z.enum(['intern', 'junior', 'senior', 'lead', 'executive']), words('Words for one level.'))
    .describe('Words in job titles that tell the level.'),
  labels: z
    .record(z.enum(['title', 'company', 'location']), words('Labels of one fact.'))
    .describe('Labels before the facts of a job description, lower case, without colon.'),
});

const matchTexts = z.strictObject({
  summary: text,
  nothingToJudge: text.describe('Replaces the summary when the job requires nothing that can be judged.'),
  disclaimer: text,
});

const interviewTexts = z.strictObject({
  questions: z.record(z.enum(questionIds), text),
  explanations: z.record(z.enum(explanationIds), text).describe('How a logical question is solved.'),
  listenFor: z.record(z.enum(listenForIds), text).describe('What an interviewer listens for.'),
  followUps: z.record(z.enum(followUpIds), text),
  orderClue: text.describe('One clue of `iq.order`, within a sentence.'),
});

/** `data/<code>/hiring.json`: the words by which job descriptions are read, and the texts of matches and interviews. */
export const hiringSchema = z.strictObject({
  $schema: z.string(),
  job: jobWords.describe('Lower case, in the forms that job descriptions use.'),
  match: matchTexts.describe('Texts of a match report: ICU messages with the placeholders of English.'),
  interview: interviewTexts.describe('Interview questions: ICU messages with the placeholders of English.'),
});

/** What reading jobs, matching and interviewing know of one language. */
export type HiringWords = Immutable<Omit<z.infer<typeof hiringSchema>, '$schema'>>;

export type InterviewTexts = HiringWords['interview'];
