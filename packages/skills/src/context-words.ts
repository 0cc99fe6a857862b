import { lazily } from '@winnow/kernel';
import { anyOf, foldLetters } from '@winnow/languages';
import { type HiringLocale, hiringViews } from '@winnow/languages/hiring';

type Kind = keyof NonNullable<HiringLocale['skillContext']>;

const wordsOf = (kind: Kind): readonly string[] => [
  ...new Set(hiringViews().flatMap(({ skillContext }) => skillContext?.[kind] ?? [])),
];

const folded = (kind: Kind): ReadonlySet<string> => new Set(wordsOf(kind).map(foldLetters));

const lastSigns = (words: Iterable<string>): ReadonlySet<number> =>
  new Set([...words].map((word) => word.charCodeAt(word.length - 1)));

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
  endings: folded('endings'),
  /** The last signs of endings and of compounds: most words have none of them. */
  lastOfEndings: lastSigns(folded('endings')),
  lastOfCompounds: lastSigns(wordsOf('compounds')),
  longestEnding: Math.max(...[...folded('endings')].map((ending) => ending.length)),
  clitics: folded('clitics'),
  compounds: folded('compounds'),
  otherWords: folded('otherWords'),
  otherSenses: wordsOf('otherSenses'),
  /** A word that continues as one of these: `Excelkenntnisse`. */
  compound: new RegExp(`^(.{3,}?)(?:${anyOf(wordsOf('compounds'))})$`, 'u'),
}));
