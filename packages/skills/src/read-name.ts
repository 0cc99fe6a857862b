/**
 * How surely a name is a skill where it stands:
 * `sure` anywhere and in any case; `written` only as it is written, and at the start of a sentence only beside other skills;
 * `listed` as it is written and in a list or beside other skills; `context` in any case, but in a list or beside other skills.
 */
export type Certainty = 'sure' | 'written' | 'listed' | 'context';

export type SkillName = { readonly text: string; readonly certainty: Certainty };

const certainties: Readonly<Record<string, Certainty>> = { '^': 'written', '!': 'listed', '?': 'context' };

/** Reads a name of a skill as the data holds it: a sign before it says how surely it is one. */
export const readName = (text: string): SkillName => {
  const certainty = certainties[text[0] ?? ''];
  return certainty === undefined ? { text, certainty: 'sure' } : { text: text.slice(1), certainty };
};
