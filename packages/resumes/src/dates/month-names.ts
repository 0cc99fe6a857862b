import type { LanguageCode } from '@winnow/contracts';
import { lazily, lazilyByKey } from '@winnow/kernel';
import { foldLetters, localeViews } from '@winnow/languages';
import { isSmallLetter } from './ascii.ts';
import type { Calendar } from './calendars.ts';
import { askLanguage } from './language-questions.ts';

export type MonthName = { readonly language: LanguageCode; readonly month: number; readonly calendar: Calendar };

/** One or two words of lower-case Latin letters are their own key. */
const plainKey = /^[a-z]+(?: [a-z]+)?$/;

/** The key used to compare month names: folded letters and spaces, no dots. */
const monthKey = (text: string): string => (plainKey.test(text) ? text : keyOf(text));

const keyOf = (text: string): string =>
  foldLetters(text)
    .replace(/[.’'॰׳\u200B-\u200F\u093C]/gu, '')
    // Hindi writes a nasal before a consonant as a letter or as a dot above the previous letter: सितम्बर, सितंबर.
    .replace(/[\u0919\u091E\u0923\u0928\u092E]\u094D(?=[\u0915-\u092D])/gu, '\u0902')
    .replace(/\s+/gu, ' ')
    .trim();

const allNames = lazily((): ReadonlyMap<string, readonly MonthName[]> => {
  const table = new Map<string, MonthName[]>();
  const add = (text: string, name: MonthName): void => {
    const key = monthKey(text);
    const known = table.get(key);
    if (known === undefined) table.set(key, [name]);
    else known.push(name);
  };
  for (const { code: language, months = [], otherCalendar } of localeViews()) {
    for (const [index, names] of months.entries())
      for (const text of names) add(text, { language, month: index + 1, calendar: 'gregory' });
    // The Buddhist calendar uses the Gregorian months.
    if (otherCalendar === undefined || otherCalendar.calendar === 'buddhist') continue;
    for (const [index, names] of otherCalendar.months?.entries() ?? [])
      for (const text of names) add(text, { language, month: index + 1, calendar: otherCalendar.calendar });
  }
  return table;
});

/** Minimum length of an abbreviated month, for Latin and for other scripts. */
const minLength = { latin: 3, other: 2 };

/** The prefixes of a language's month names; null for prefixes that two months share. */
const beginningsOf = lazilyByKey((language: LanguageCode): ReadonlyMap<string, MonthName | null> => {
  const beginnings = new Map<string, MonthName | null>();
  for (const [key, all] of allNames())
    for (const name of all.filter((each) => each.language === language && each.calendar === 'gregory'))
      for (let length = minLength[/^[a-z]/.test(key) ? 'latin' : 'other']; length < key.length; length += 1) {
        const known = beginnings.get(key.slice(0, length));
        beginnings.set(key.slice(0, length), known === undefined || known?.month === name.month ? name : null);
      }
  return beginnings;
});

/** The month of an ad-hoc abbreviation: the only one of the language with this prefix. */
const abbreviated = (key: string, language: LanguageCode | undefined): MonthName | undefined =>
  language === undefined ? undefined : (beginningsOf(language).get(key) ?? undefined);

const beginningLength = 3;

const latinBeginnings = lazily(
  (): ReadonlySet<string> => new Set([...allNames().keys()].map((key) => key.slice(0, beginningLength))),
);

/** False for a digit or a space, and for a word whose first three Latin letters are those of no month name in any language. */
export const mayBeginMonth = (text: string, index: number): boolean => {
  const first = text.charCodeAt(index);
  if (!isSmallLetter(first)) return first >= 0x41;
  if (!isSmallLetter(text.charCodeAt(index + 1)) || !isSmallLetter(text.charCodeAt(index + 2))) return true;
  return latinBeginnings().has(text.slice(index, index + beginningLength));
};

/**
 * The month named by one or two words: in one of the given languages, else in English, else the month that most languages agree
 * on. Unknown words are tried as abbreviations.
 */
export const monthOf = (text: string, languages: readonly LanguageCode[]): MonthName | undefined => {
  askLanguage();
  const key = monthKey(text);
  const names = allNames().get(key);
  if (names === undefined) return abbreviated(key, languages[0]);
  for (const language of [...languages, 'en' as const]) {
    const own = names.find((name) => name.language === language);
    if (own !== undefined) return own;
  }
  const count = (month: number): number => names.filter((name) => name.month === month).length;
  return names.toSorted((a, b) => count(b.month) - count(a.month) || a.month - b.month)[0];
};
