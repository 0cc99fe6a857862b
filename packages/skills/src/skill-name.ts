/**
 * How reliably a name is a skill: `sure` anywhere and in any case; `written` only in its exact case, and at the start of a
 * sentence only next to other skills; `listed` in its exact case and in a list or next to other skills; `context` in any case,
 * but in a list or next to other skills.
 */
export type Certainty = 'sure' | 'written' | 'listed' | 'context';

export type SkillName = { readonly text: string; readonly certainty: Certainty };

const certainties: Readonly<Record<string, Certainty>> = { '^': 'written', '!': 'listed', '?': 'context' };

/** Parses a name of a skill from the data: a prefix sets its certainty. */
export const readName = (text: string): SkillName => {
  const certainty = certainties[text[0] ?? ''];
  return certainty === undefined ? { text, certainty: 'sure' } : { text: text.slice(1), certainty };
};

/** Inverse of `readName`. */
export const writeName = (text: string, certainty: Certainty): string =>
  `${Object.keys(certainties).find((sign) => certainties[sign] === certainty) ?? ''}${text}`;
