import { z } from 'zod';

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
const ids = z.array(id);

const occupation = z.strictObject({
  id,
  trade: id.describe('Occupations of one trade have more in common than those of two.'),
  near: ids.describe(
    'Occupations whose work is much the same, or which people change to without training. Listed once for a pair.',
  ),
  skills: z.array(z.string().min(1)).describe('Labels of the skills that the occupation typically needs.'),
  kinds: ids
    .optional()
    .describe('Narrower occupations. A title names one of them if it also names a skill of it: "Python programmer".'),
});

/** `data/occupations.json`. What they are called stands in `occupations` of the hiring.json of each language. */
export const occupationsSchema = z.strictObject({ $schema: z.string(), occupations: z.array(occupation) });

/** An occupation as in the data. */
export type OccupationRow = {
  readonly id: string;
  readonly trade: string;
  readonly near: readonly string[];
  readonly skills: readonly string[];
  readonly kinds?: readonly string[];
};
