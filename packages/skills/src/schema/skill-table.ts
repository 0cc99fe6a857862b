import { languageNames } from '@winnow/contracts/constants';
import { z } from 'zod';

/** Names become lines of tables, and what one text is searched for word by word. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\t\r\n|~]+$/, 'has a tab, a line break, `|` or `~`');
const names = z.array(name).max(1_000);
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const skill = z.strictObject({
  label: name.describe('The name as it is usually written. If Winnow knows a skill by this name, the entry adds to that skill.'),
  certainty: z
    .enum(['written', 'listed', 'context'])
    .optional()
    .describe('For a label that is also a common word: where it counts, as the signs of aliases say.'),
  aliases: names
    .optional()
    .describe('Other names of exactly this skill, in any language, with the signs `^`, `!`, `?` before and `*` after words.'),
  shows: names.optional().describe('Labels of broader skills that this one shows as well.'),
  related: names.optional().describe('Labels of skills with the same purpose.'),
  certification: z.boolean().optional().describe('True for what is proved by an examination or a licence.'),
});

const occupation = z.strictObject({
  id,
  trade: id,
  titles: z
    .partialRecord(z.enum(Object.keys(languageNames) as [keyof typeof languageNames]), names)
    .describe('Job titles by language.'),
  near: z.array(id).optional().describe('Ids of occupations with much the same work.'),
  skills: names.optional().describe('Labels of the skills that the occupation typically needs.'),
});

/** A file of skills and occupations that an operator adds to those of Winnow. */
export const skillTableSchema = z.strictObject({
  $schema: z.string().optional(),
  source: z.string().max(200).optional().describe('Where the names come from, with the notice that their licence asks for.'),
  skills: z.array(skill).max(100_000),
  occupations: z.array(occupation).max(20_000).optional(),
});

/** Skills and occupations that are added to those of Winnow. */
export type SkillTable = z.infer<typeof skillTableSchema>;
