import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
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

/**
 * Words without content: function words, "until now" and month names of a language, and the most common ones of English, which
 * occur in resumes of every language.
 */
const emptyWordsOf = lazilyByKey((locale: Locale | null): ReadonlySet<string> => {
  const code = locale?.code ?? null;
  const own =
    locale === null ? [] : [...locale.stopWords, ...locale.present, ...locale.functionWords, ...monthNames(locale.code)];
  // A word split in a text may be whole in the list.
  const texts = [...own, ...localeOf('en').stopWords, ...monthNames('en'), ...protocols].flatMap((text) => [
    text,
    ...wordsOf(text),
  ]);
  return new Set(texts.map((text) => foldWord(text, code)));
});

/** Detects words without content of a language, or of an unknown one. */
export const emptyWordTest = (locale: Locale | null): ((word: string) => boolean) => {
  const empty = emptyWordsOf(locale);
  const code = locale?.code ?? null;
  return (word) => empty.has(word) || empty.has(foldWord(word, code));
};
