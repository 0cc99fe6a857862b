import { anyOf, hasAdjoiningWords } from '@winnow/languages';
import { tableOfAllLanguages } from '@winnow/languages/hiring';

export type CompanyWords = {
  /** Names with their legal forms, those found most surely first. */
  readonly named: readonly RegExp[];
  /** The same, to find all of them. */
  readonly everywhere: readonly RegExp[];
  /** "Die" of "Die Beispiel GmbH". */
  readonly notInName: RegExp;
};

const word = "\\p{Lu}[\\p{L}\\p{M}\\p{N}&.'’-]{0,30}";

/** No hiragana: what follows the name in a Japanese sentence begins with one. */
const sign = '[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Latin}\\p{N}ー・&]';

/** A form goes before those that it begins with: "Inc." before "Inc". */
const longestFirst = (words: readonly string[]): readonly string[] => [...new Set(words)].toSorted((a, b) => b.length - a.length);

/** The words by which companies are found, in any language. */
export const companyWords = tableOfAllLanguages((locales): CompanyWords => {
  const companies = locales.flatMap(({ job }) => job.companies ?? []);
  const before = longestFirst(companies.flatMap((each) => each.formsBefore ?? []));
  const after = longestFirst(companies.flatMap((each) => each.formsAfter ?? []));
  const joiners = ['&', ...new Set(companies.flatMap((each) => each.joiners ?? []))];
  const isSpaced = (form: string): boolean => !hasAdjoiningWords(form);
  const quoted = new RegExp(`(?:${anyOf(before.filter(isSpaced))})\\s?[«"“]([^»"”\\n]{2,60})[»"”]`, 'u');
  const latin = new RegExp(
    `(?<![\\p{L}\\p{N}])(${word}(?: (?:${anyOf(joiners)}) ${word}| ${word}){0,4}),? (?:${anyOf(after.filter(isSpaced))})(?![\\p{L}\\p{N}])`,
    'u',
  );
  const adjoining = new RegExp(
    `(?:${anyOf(before.filter(hasAdjoiningWords))})\\s?${sign}{1,30}|${sign}{2,30}(?:${anyOf(after.filter(hasAdjoiningWords))})`,
    'u',
  );
  return {
    named: [quoted, latin, adjoining],
    everywhere: [quoted, latin, adjoining].map(({ source }) => new RegExp(source, 'gu')),
    notInName: new RegExp(`^(?:${anyOf(companies.flatMap((each) => each.notInNames ?? []))}) `, 'u'),
  };
});
