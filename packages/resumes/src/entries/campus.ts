import { lazily } from '@winnow/kernel';
import { countPieces } from '../signs.ts';
import { anyPhrase, wordsOfAll } from '../words-of-all.ts';

/** A university or chamber that goes on with its town. */
const endsWithSystem = lazily(
  () => new RegExp(`(?:^|\\s)(?:${anyPhrase(wordsOfAll(({ institutions }) => institutions.systems))})$`, 'iu'),
);

/** "CA", "CA 94720": where the town itself is. */
const region = /^[\s,]*\p{Lu}{2}(?![\p{L}\p{M}])/u;

/** At most this many words name the town of a campus: "Los Angeles", "College Park". */
const maxTownWords = 3;

/** True for "Berkeley" after "University of California", but not for "Austin" before "TX". */
export const namesCampus = (before: string, next: string, rest: string): boolean =>
  countPieces(next) <= maxTownWords &&
  /^\p{Lu}[\p{L}\s.'’-]+$/u.test(next) &&
  endsWithSystem().test(before) &&
  !region.test(rest);
