import type { LanguageCode } from '@winnow/contracts';
import { foldWord, type Locale, localeOf } from '@winnow/languages';
import { wordsOf } from './words.ts';

const dayMilliseconds = 86_400_000;

/** On its own and after a day: many languages use a different form there. */
const monthForms = [{ month: 'long' }, { month: 'short' }, { month: 'long', day: 'numeric' }] as const;

const monthNames = (language: LanguageCode): readonly string[] =>
  monthForms.flatMap((form) => {
    const format = new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC', calendar: 'gregory' });
    return Array.from({ length: 12 }, (_, index) =>
      format
        .formatToParts((index * 30.4375 + 15) * dayMilliseconds)
        .flatMap(({ type, value }) => (type === 'month' ? [value] : []))
        .join(' '),
    );
  });

/** The remains of an address that is broken over two lines. */
const protocols = ['http', 'https', 'www'];

const emptyWords = new Map<LanguageCode | null, ReadonlySet<string>>();

/**
 * Words without content: function words, "until now" and month names of a language, and the most common ones of English, which
 * occur in resumes of every language.
 */
const emptyWordsOf = (locale: Locale | null): ReadonlySet<string> => {
  const code = locale?.code ?? null;
  const known = emptyWords.get(code);
  if (known !== undefined) return known;
  const own =
    locale === null ? [] : [...locale.stopWords, ...locale.present, ...locale.functionWords, ...monthNames(locale.code)];
  // A word split in a text may be whole in the list.
  const texts = [...own, ...localeOf('en').stopWords, ...monthNames('en'), ...protocols].flatMap((text) => [
    text,
    ...wordsOf(text),
  ]);
  const words = new Set(texts.map((text) => foldWord(text, code)));
  emptyWords.set(code, words);
  return words;
};

/** Detects words without content of a language, or of an unknown one. */
export const emptyWordTest = (locale: Locale | null): ((word: string) => boolean) => {
  const empty = emptyWordsOf(locale);
  const code = locale?.code ?? null;
  return (word) => empty.has(word) || empty.has(foldWord(word, code));
};
