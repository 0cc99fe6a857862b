import type { LanguageCode, ResumeContent } from '@winnow/contracts';
import { foldLetters, type Locale } from '@winnow/languages';
import type { TextLine } from './text-lines.ts';
import { wordsOf } from './words.ts';

type Term = { readonly term: string; readonly count: number };

export type Terms = {
  /** All words that were looked at. */
  readonly words: number;
  /** Content words by count, then in code point order. */
  readonly terms: readonly Term[];
};

const dayMilliseconds = 86_400_000;

const monthNames = (language: LanguageCode): readonly string[] =>
  (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC', calendar: 'gregory' });
    return Array.from({ length: 12 }, (_, index) => format.format((index * 30.4375 + 15) * dayMilliseconds));
  });

const emptyWords = new Map<LanguageCode, ReadonlySet<string>>();

/** Words that carry no content: the locale's stop words, "until now", and the names of months. */
export const emptyWordsOf = (locale: Locale): ReadonlySet<string> => {
  const known = emptyWords.get(locale.code);
  if (known !== undefined) return known;
  const texts = [...locale.stopWords, ...locale.present, ...monthNames(locale.code), ...monthNames('en')];
  const words = new Set(texts.flatMap(wordsOf).map(foldLetters));
  emptyWords.set(locale.code, words);
  return words;
};

const dense = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+$/u;

/** Words of fewer letters say little; in scripts of syllables and ideographs two are a word. */
const isLongEnough = (word: string): boolean => (word.match(/\p{L}\p{M}*/gu)?.length ?? 0) >= (dense.test(word) ? 2 : 3);

const compareCodePoints = (a: string, b: string): number => {
  const [left, right] = [[...a], [...b]];
  const at = left.findIndex((letter, index) => letter !== right[index]);
  if (at === -1) return left.length - right.length;
  return (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? -1);
};

/** Vietnamese writes spaces between syllables: a word is a pair of them. */
const candidatesOf = (words: readonly string[], language: LanguageCode | null, isEmpty: (word: string) => boolean) => {
  if (language !== 'vi') return words.filter((word) => isLongEnough(word) && !isEmpty(word));
  return words.slice(1).flatMap((second, index) => {
    const first = words[index] ?? '';
    return isEmpty(first) || isEmpty(second) || !/\p{L}/u.test(first) || !/\p{L}/u.test(second) ? [] : [`${first} ${second}`];
  });
};

type Quoted = { readonly source: { readonly page: number; readonly quote: string } };

/** Lines with who and where the person is: they must not count, or a name would change the numbers. */
const personalLines = ({ profile }: ResumeContent): ReadonlySet<string> => {
  const single = [profile.name, profile.location].filter((value): value is NonNullable<typeof value> => value !== null);
  const values: readonly Quoted[] = [...single, ...profile.emails, ...profile.phones, ...profile.links];
  return new Set(values.map(({ source }) => `${source.page} ${source.quote}`));
};

/** Counts the content words of the body of a resume, without the lines that hold personal data. */
export const termsOf = (lines: readonly TextLine[], content: ResumeContent, locale: Locale | null): Terms => {
  const personal = personalLines(content);
  const name = content.profile.name?.value ?? null;
  const empty = locale === null ? new Set<string>() : emptyWordsOf(locale);
  const counts = new Map<string, number>();
  let words = 0;
  for (const { text, page, band } of lines) {
    if (band !== 'body' || personal.has(`${page} ${text.slice(0, 120)}`) || (name !== null && text.includes(name))) continue;
    const found = wordsOf(text);
    words += found.length;
    for (const term of candidatesOf(found, locale?.code ?? null, (each) => empty.has(foldLetters(each)))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  const terms = [...counts].map(([term, count]): Term => ({ term, count }));
  return { words, terms: terms.toSorted((a, b) => b.count - a.count || compareCodePoints(a.term, b.term)) };
};
