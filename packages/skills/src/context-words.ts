import { lazily } from '@winnow/kernel';
import { anyOf, foldLetters } from '@winnow/languages';
import { allHiringLocales, type HiringLocale } from '@winnow/languages/hiring';

type Kind = keyof NonNullable<HiringLocale['skillContext']>;

const wordsOf = (kind: Kind): readonly string[] => [
  ...new Set(allHiringLocales().flatMap(({ skillContext }) => skillContext?.[kind] ?? [])),
];

const folded = (kind: Kind): ReadonlySet<string> => new Set(wordsOf(kind).map(foldLetters));

/** The words of all languages that occur next to skills, built when first needed. */
export const contextWords = lazily(() => ({
  /** "And" and "or", as they stand between two skills. */
  conjunctions: new Set(wordsOf('conjunctions')),
  /** Connectors between two skills of a list. */
  between: new RegExp(
    `^(?:[\\s,;/|•·・、，；／&+()（）"'“”–-]|\\d{1,4}(?:\\.\\d{1,4})*|(?:${anyOf(wordsOf('conjunctions'))})(?:\\s+(?:${anyOf(wordsOf('prepositions'))}))?(?![\\p{L}])['’]?)*$`,
    'u',
  ),
  introductions: folded('introductions'),
  beforeSeasons: folded('beforeSeasons'),
  genitives: folded('genitives'),
  knowing: folded('knowing'),
  companions: folded('companions'),
  /** Endings of cases, the longest first, and those that may replace a last `a`: `Kafki`. */
  endings: [...folded('endings')].toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1)),
  clitics: folded('clitics'),
  compounds: folded('compounds'),
  otherWords: folded('otherWords'),
  otherSenses: wordsOf('otherSenses'),
  /** A word that continues as one of these: `Excelkenntnisse`. */
  compound: new RegExp(`^(.{3,}?)(?:${anyOf(wordsOf('compounds'))})$`, 'u'),
}));
