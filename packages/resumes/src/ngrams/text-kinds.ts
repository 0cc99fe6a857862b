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

/**
 * By how much the likeliest of some kinds is ahead of all other kinds for a text, in hundredths of a nat. Kinds in the list do not compete
 * with each other. 0 for a text without n-grams.
 */
export const leadOf = (text: string, kinds: readonly TextKind[]): number => {
  let [own, others] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [at, lead] of textModel.leadsOf(text).entries()) {
    // How far the best kind of all is ahead of the second one says nothing here.
    const behind = Math.min(lead, 0);
    if (kinds.includes(textKinds[at] as TextKind)) own = Math.max(own, behind);
    else others = Math.max(others, behind);
  }
  return own === Number.NEGATIVE_INFINITY ? 0 : own - others;
};
