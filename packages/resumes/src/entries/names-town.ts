import { lazily } from '@winnow/kernel';
import { degreeIn, foldLetters } from '@winnow/languages';
import { isCity } from '../contact/cities.ts';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';
import { looksLikeTitle } from './cues.ts';

const endingWith = (phrases: readonly string[]): RegExp => new RegExp(`(?:^|\\s)(?:${anyPhrase(phrases)})$`, 'iu');

const words = lazily(() => ({
  system: endingWith(wordsOfAll(({ institutions }) => institutions.systems)),
  ofTown: endingWith(wordsOfAll(({ institutions }) => institutions.ofTowns)),
  campuses: new Set(wordsOfAll(({ institutions }) => institutions.campuses, foldLetters)),
}));

/** "CA": the region of a town, which is a place then and no part of a name. */
const region = /^[\s,]*\p{Lu}{2}(?![\p{L}\p{M}])/u;

/** True for "Berkeley" after "University of California" and "Zwickau" after "IHK", but not for "Austin" before "TX". */
export const namesTown = (before: string, next: string, rest: string): boolean => {
  const { system, ofTown, campuses } = words();
  if (region.test(rest)) return false;
  if (system.test(before)) return campuses.has(foldLetters(next)) || isCity(next);
  return (
    /^\p{Lu}[\p{L}\p{M}-]+$/u.test(next) && ofTown.test(before) && !looksLikeTitle(next) && degreeIn(next, null) === undefined
  );
};
