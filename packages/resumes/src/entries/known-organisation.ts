import { lazily } from '@winnow/kernel';
import { foldLetters } from '@winnow/languages';
import employers from '../../data/employers.json' with { type: 'json' };
import schools from '../../data/schools.json' with { type: 'json' };
import { remember } from '../remember.ts';

type Organisation = 'company' | 'institution';

const known = lazily(
  (): ReadonlyMap<string, Organisation> =>
    new Map([
      ...employers.map((name) => [foldLetters(name), 'company'] as const),
      ...schools.map((name) => [foldLetters(name), 'institution'] as const),
    ]),
);

/** Words that may follow the name of an organisation: "Deloitte Consulting", "Microsoft Research Asia". */
const maxMore = 2;

/** Shorter names begin too many others. */
const minBeginning = 4;

/** What a text names that is, or begins with, an organisation that everybody knows but that no word shows to be one. */
export const knownOrganisation = remember(
  (text: string): Organisation | undefined => {
    const words = foldLetters(text).trim().split(/\s+/u);
    for (let count = words.length; count >= Math.max(1, words.length - maxMore); count -= 1) {
      const name = words.slice(0, count).join(' ');
      if (count < words.length && name.length < minBeginning) return undefined;
      const found = known().get(name);
      if (found !== undefined) return found;
    }
    return undefined;
  },
  (text) => text,
);

/** Between the names of a line. */
const betweenNames = /\s*[,|•·@]\s*|\s[–—-]\s/u;

/** What the names in the cells of a line name. */
export const organisationsIn = (cells: readonly string[]): ReadonlySet<string> =>
  new Set(cells.flatMap((cell) => cell.split(betweenNames)).flatMap((name) => knownOrganisation(name) ?? []));
