import { atsCategoryId, checkStatus } from '@winnow/contracts';
import { z } from 'zod';
import { capIds, checkIds } from '../check-ids.ts';
import type { Immutable } from './words.ts';

const text = (description: string) => z.string().min(1).describe(description);

const checkText = z.strictObject({
  pass: text('Shown when the check earns full points.'),
  problem: text('Shown when it earns fewer: what was measured.'),
  fix: text('What to do about it.'),
});

const capText = z.strictObject({ message: text('What was found.'), fix: text('What to do about it.') });

const pageTexts = z.strictObject({
  title: text('Title of the page.'),
  score: text('Label of the score.'),
  formula: text('How the score follows from the points.'),
  points: text('Points earned out of those possible.'),
  gain: text('What a fix adds.'),
  fixFirst: text('Heading of the most valuable fixes.'),
  nothingToFix: text('Shown when there are none.'),
  limits: text('Heading of the caps.'),
  limit: text('To what a cap limits the score.'),
  checks: text('Heading of all checks.'),
  found: text('Where a finding is.'),
  page: text('Number of a page.'),
  pagePicture: text('Alternative text of the picture of a page.'),
  pageText: text('Label of the text of a page.'),
  morePages: text('How many pages are not shown.'),
  read: text('Heading of what was read from the resume.'),
  name: text('Label of the name of the person.'),
  doubtful: text('Mark of a value that a person should confirm.'),
  unread: text('How much of the text was not recognised, and how many periods belong to no position.'),
  unsure: text('To what an incomplete reading limits the band.'),
  keywords: text('Heading of the keywords.'),
  word: text('Column of the words.'),
  count: text('Column of their counts.'),
  jobTerms: text('Heading of the skills and certificates that the job names.'),
  required: text('A term that the job requires.'),
  preferred: text('A term that the job only prefers.'),
  toAdd: text('Column of what to add for a term of the job.'),
  addTerm: text('For a term that is missing.'),
  showTerm: text('For a term that is only in a list.'),
  showMore: text('For a term that is shown in part.'),
  version: text('Label of the engine version.'),
});

/** `data/<code>/report.json`: the texts of the ATS report. ICU messages, with the same placeholders in every language. */
export const reportSchema = z.strictObject({
  $schema: z.string(),
  checks: z.record(z.enum(checkIds), checkText),
  caps: z.record(z.enum(capIds), capText).describe('A cap that applies: what was found, and what to do about it.'),
  categories: z.record(atsCategoryId, z.string().min(1)),
  bands: z.record(z.enum(['excellent', 'good', 'fair', 'poor']), z.string().min(1)),
  statuses: z.record(checkStatus, z.string().min(1)),
  page: pageTexts.describe('Labels of the report as a page.'),
  notApplicable: text('Message of a check that has nothing to judge.'),
  disclaimer: text('What the score is not.'),
});

/** The texts of the ATS report in one language. */
export type ReportTexts = Immutable<Omit<z.infer<typeof reportSchema>, '$schema'>>;

export type CheckText = ReportTexts['checks'][keyof ReportTexts['checks']];

export type CapText = ReportTexts['caps'][keyof ReportTexts['caps']];

export type PageTexts = ReportTexts['page'];
