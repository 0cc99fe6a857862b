import data from '../../data/text-kinds.json' with { type: 'json' };
import { createModel } from './create-model.ts';

/** What a short text of a resume names. */
export const textKinds = [
  'title',
  'company',
  'place',
  'institution',
  'degree',
  'field',
  'skill',
  'certificate',
  'heading',
  'person',
  'other',
] as const;

export type TextKind = (typeof textKinds)[number];

/** Tells what short texts name: "Krankenpflegerin" is made of what titles are made of. */
export const textModel = createModel(textKinds, data);
