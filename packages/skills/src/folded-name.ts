import { foldLetters } from '@winnow/languages';

/** Folded letters and single spaces: the form under which names of skills are compared. */
export const foldedName = (name: string): string => foldLetters(name).replace(/\s+/gu, ' ').trim();
