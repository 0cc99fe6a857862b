import { type LanguageCode, languageCodes } from '@winnow/contracts/constants';
import { foldLetters } from '@winnow/languages';
import { type Calendar, gregorianNoon, toGregorian } from './calendars.ts';

export type MonthName = { readonly language: LanguageCode; readonly month: number; readonly calendar: Calendar };

/** BCP 47 tags whose month names differ from those of the plain code. */
const variants: Partial<Record<LanguageCode, readonly string[]>> = {
  en: ['en-GB', 'en-AU'],
  de: ['de-AT'],
  es: ['es-MX', 'es-AR'],
  pt: ['pt-PT'],
  ar: ['ar-SY', 'ar-MA', 'ar-DZ'],
  no: ['nb', 'nn'],
  sr: ['sr-Latn', 'sr-Latn-ME'],
  tl: ['fil'],
  ro: ['ro-MD'],
};

/** Abbreviations in use that Intl does not print. */
const extra: readonly (readonly [LanguageCode, string, number])[] = [
  ['en', 'sept', 9],
  ['de', 'maerz', 3],
  ['de', 'mrz', 3],
  ['es', 'sep', 9],
  ['es', 'set', 9],
  ['fr', 'fev', 2],
  ['fr', 'aout', 8],
  ['it', 'sett', 9],
  ['nl', 'mrt', 3],
  ['th', 'มค', 1],
];

const forms: readonly Intl.DateTimeFormatOptions[] = (['long', 'short'] as const).flatMap((month) => [
  { month },
  { month, year: 'numeric' },
  { month, year: 'numeric', day: 'numeric' },
]);

/** The form under which month names are compared: folded letters and inner spaces, without dots. */
const monthKey = (text: string): string =>
  foldLetters(text)
    .replace(/[.’'॰׳\u200B-\u200F]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();

const monthStart = (calendar: Calendar, month: number): number => {
  if (calendar === 'gregory') return gregorianNoon(2019, month, 15);
  const { year, month: gregorianMonth, day } = toGregorian(calendar, { year: 1400, month, day: 10 });
  return gregorianNoon(year, gregorianMonth, day);
};

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Names of the twelve months in every form. A formatter is made once for all of them: it takes far more memory than its names. */
const namesOf = (tag: string, calendar: Calendar): readonly (readonly [name: string, month: number])[] =>
  forms.flatMap((form) => {
    const formatter = new Intl.DateTimeFormat(`${tag}-u-ca-${calendar}-nu-latn`, { timeZone: 'UTC', ...form });
    return months.map((month) => {
      const parts = formatter.formatToParts(monthStart(calendar, month));
      return [parts.find((part) => part.type === 'month')?.value ?? '', month] as const;
    });
  });

const otherCalendars: Partial<Record<LanguageCode, Exclude<Calendar, 'gregory'>>> = {
  fa: 'persian',
  ar: 'islamic-civil',
  ur: 'islamic-civil',
};

const build = (): ReadonlyMap<string, readonly MonthName[]> => {
  const table = new Map<string, MonthName[]>();
  const add = (text: string, name: MonthName): void => {
    const key = monthKey(text);
    if (!/\p{L}/u.test(key) || /\d/u.test(key)) return;
    const known = table.get(key) ?? [];
    if (!known.some((each) => each.language === name.language && each.month === name.month)) table.set(key, [...known, name]);
  };
  for (const language of languageCodes) {
    for (const tag of [language, ...(variants[language] ?? [])])
      for (const [text, month] of namesOf(tag, 'gregory')) add(text, { language, month, calendar: 'gregory' });
    const calendar = otherCalendars[language];
    if (calendar !== undefined) for (const [text, month] of namesOf(language, calendar)) add(text, { language, month, calendar });
  }
  for (const [language, text, month] of extra) add(text, { language, month, calendar: 'gregory' });
  return table;
};

let table: ReadonlyMap<string, readonly MonthName[]> | undefined;

/** The month that a word or two name: in one of the given languages, else in English, else where most languages agree. */
export const monthOf = (text: string, languages: readonly LanguageCode[]): MonthName | undefined => {
  table ??= build();
  const names = table.get(monthKey(text));
  if (names === undefined) return undefined;
  for (const language of [...languages, 'en' as const]) {
    const own = names.find((name) => name.language === language);
    if (own !== undefined) return own;
  }
  const count = (month: number): number => names.filter((name) => name.month === month).length;
  return names.toSorted((a, b) => count(b.month) - count(a.month) || a.month - b.month)[0];
};
