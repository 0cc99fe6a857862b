import { findSkills, skillLabel } from '@winnow/skills';
import { type FindPhrases, phraseFinder } from './phrases.ts';
import { isUnspaced, wordKey } from './words.ts';

/** Shorter names occur in any text; they count only in lists of skills. */
const minLength = 3;

/** Whether the skill table contains the name, and therefore its aliases and the rules for where it may occur. */
const isTabled = (name: string): boolean =>
  skillLabel(name) !== name || findSkills(name).some(({ canonical }) => canonical === name);

const isPhrase = (name: string): boolean => name.length >= minLength || isUnspaced(name);

/** Finds those of the names that the table of skills does not know. */
export const namePhrases = (names: readonly string[]): FindPhrases =>
  phraseFinder(
    [...new Set(names)]
      .filter((name) => !isTabled(name))
      .map(wordKey)
      .filter(isPhrase),
  );
