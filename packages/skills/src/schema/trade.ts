import { z } from 'zod';

const name = z.string().trim().min(1);

const skill = z.strictObject({
  label: name.describe('The name as it is usually written. Its folded letters are the canonical name.'),
  certainty: z
    .enum(['written', 'listed', 'context'])
    .optional()
    .describe('For a label that is also a common word: where it counts as the skill, as the signs of aliases say.'),
  aliases: z
    .array(name)
    .optional()
    .describe(
      'Other names of exactly this skill: another product, certificate or standard is a skill of its own that is `related` or shows it. In English and those that are the same in all languages. Names in other languages stand in `skills` of their hiring.json. Compared folded, so case and accents need no second spelling. A sign before a name limits where it counts: `^` only as it is written, and at the start of a sentence only as `!`; `!` as it is written, and in a list, beside another skill or introduced as one; `?` as `!`, and in any case beside a skill that is sure. A word that ends with `*` may have other endings.',
    ),
  shows: z.array(name).optional().describe('Labels of the skills that this one shows as well: broader ones.'),
  related: z
    .array(name)
    .optional()
    .describe(
      'Labels of skills that serve the same purpose or help to learn this one, but are not it: "Freshdesk" and "Zendesk". Holds in both directions and is listed once.',
    ),
});

/** `data/<trade>.json`: the skills of one trade. */
export const tradeSchema = z.strictObject({
  $schema: z.string(),
  skills: z.array(skill),
});

type Skill = {
  readonly label: string;
  readonly certainty?: 'written' | 'listed' | 'context';
  readonly aliases?: readonly string[];
  readonly shows?: readonly string[];
  readonly related?: readonly string[];
};

/** The skills of one trade. */
export type Trade = { readonly skills: readonly Skill[] };
