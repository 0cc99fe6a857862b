import { z } from 'zod';
import { type Family, families } from '../skill-kinds.ts';

const labels = z.array(z.string().min(1)).describe('Labels of skills in the catalogue of the package skills.');

/** `data/families.json`: the kind of each skill; a skill without one has that of a skill which it shows. */
export const familiesSchema = z.strictObject({
  $schema: z.string(),
  families: z.record(z.enum(families), labels),
});

export type Families = { readonly families: { readonly [family in Family]: readonly string[] } };
