import { competencyIds } from '@winnow/languages/hiring';
import { z } from 'zod';
import type { Level } from '../skill-kinds.ts';

const text = z.string().trim().min(1);

const question = z.strictObject({
  ask: text.describe('About the matter itself: it stands behind a sentence that names the skill.'),
  competency: z.enum(competencyIds),
  listen_for: z.array(text).min(1).max(4).describe('What a good answer contains, specific to the question.'),
  weak: text.optional().describe('What a weak answer contains; the text for 1 of 5 points.'),
  good: text.optional().describe('What a good answer contains; the text for 3 of 5 points.'),
  excellent: text.describe('What an excellent answer contains; the text for 5 of 5 points.'),
  follow_up: text.optional().describe('A question that follows from the answer.'),
});

const skill = z.strictObject({
  skill: text.describe('Label of a skill in the catalogue of the package skills.'),
  easy: question,
  medium: question,
  hard: question,
});

/** `data/<trade>.json`: technical questions in English, at three levels for each skill. */
export const authoredSchema = z.strictObject({ $schema: z.string(), skills: z.array(skill) });

export type AuthoredQuestion = {
  readonly ask: string;
  readonly competency: (typeof competencyIds)[number];
  readonly listen_for: readonly string[];
  readonly weak?: string | undefined;
  readonly good?: string | undefined;
  readonly excellent: string;
  readonly follow_up?: string | undefined;
};

export type AuthoredSkills = {
  readonly skills: readonly ({ readonly skill: string } & { readonly [level in Level]: AuthoredQuestion })[];
};
