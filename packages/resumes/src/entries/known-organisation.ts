import { lazily } from '@winnow/kernel';
import { foldLetters } from '@winnow/languages';
import employers from '../../data/employers.json' with { type: 'json' };
import schools from '../../data/schools.json' with { type: 'json' };
import { remember } from '../remember.ts';
import { looksLikeTitle } from './cues.ts';

type Organisation = { readonly name: string; readonly is: 'company' | 'institution' };

/** The listed organisations, by their folded names. */
const known = lazily((): ReadonlyMap<string, Organisation> => {
  const listed = (names: readonly string[], is: Organisation['is']) =>
    names.map((name) => [foldLetters(name), { name, is }] as const);
  return new Map([...listed(employers, 'company'), ...listed(schools, 'institution')]);
});

/** At most this many words follow the name of an organisation: "Deloitte Consulting", "Microsoft Research Asia". */
const maxFollowing = 2;

/** Names with fewer letters count only without words behind them. */
const minBeginning = 4;

/** Upper case proves no name where a shorter word is written in it. */
const minCapitals = 5;

/** A single word is a name as it is listed, or in capitals; "mit" is none. */
const isWritten = (word: string, name: string): boolean =>
  word === name || (word.length >= minCapitals && word === word.toUpperCase());

/** What a text is that is, or begins with, the name of a listed organisation that no word shows to be one. */
export const knownOrganisation = remember(
  (text: string): Organisation['is'] | undefined => {
    const words = text.trim().split(/\s+/u);
    for (let count = words.length; count >= Math.max(1, words.length - maxFollowing); count -= 1) {
      const begins = words.slice(0, count).join(' ');
      if (count < words.length && (begins.length < minBeginning || looksLikeTitle(words.slice(count).join(' '))))
        return undefined;
      const found = known().get(foldLetters(begins));
      if (found !== undefined && (count > 1 || isWritten(begins, found.name))) return found.is;
    }
    return undefined;
  },
  (text) => text,
);

/** Between the names of a line. */
const betweenNames = /\s*[,|｜•·@]\s*|\s[–—-]\s/u;

/** Which organisations the cells of a line name. */
export const organisationsIn = (cells: readonly string[]): readonly Organisation['is'][] =>
  cells.flatMap((cell) => cell.split(betweenNames)).flatMap((name) => knownOrganisation(name) ?? []);
