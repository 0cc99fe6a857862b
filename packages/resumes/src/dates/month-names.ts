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
  ['id', 'agt', 8],
  ['id', 'ags', 8],
];

const forms: readonly Intl.DateTimeFormatOptions[] = (['long', 'short'] as const).flatMap((month) => [
  { month },
  { month, year: 'numeric' },
  { month, year: 'numeric', day: 'numeric' },
]);

/** One word or two of small Latin letters are their own key. */
const plainKey = /^[a-z]+(?: [a-z]+)?$/;

/** The form under which month names are compared: folded letters and inner spaces, without dots. */
const monthKey = (text: string): string => (plainKey.test(text) ? text : keyOf(text));

const keyOf = (text: string): string =>
  foldLetters(text)
    .replace(/[.’'॰׳\u200B-\u200F\u093C]/gu, '')
    // A nasal before another consonant is written out or as a point over the letter before: सितम्बर, सितंबर.
    .replace(/[\u0919\u091E\u0923\u0928\u092E]\u094D(?=[\u0915-\u092D])/gu, '\u0902')
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

/** Shorter beginnings name no month: in Latin letters, and in scripts whose signs say more. */
const shortest = { latin: 3, other: 2 };

/** What the names of a language's months begin with; null where two do. */
const beginningsOf = (language: LanguageCode, names: typeof table): ReadonlyMap<string, MonthName | null> => {
  const beginnings = new Map<string, MonthName | null>();
  for (const [key, all] of names ?? [])
    for (const name of all.filter((each) => each.language === language && each.calendar === 'gregory'))
      for (let length = shortest[/^[a-z]/.test(key) ? 'latin' : 'other']; length < key.length; length += 1) {
        const known = beginnings.get(key.slice(0, length));
        beginnings.set(key.slice(0, length), known === undefined || known?.month === name.month ? name : null);
      }
  return beginnings;
};

const beginnings = new Map<LanguageCode, ReadonlyMap<string, MonthName | null>>();

/** The month that an abbreviation names, which people make as they like: the only one of the language that begins so. */
const abbreviated = (key: string, language: LanguageCode | undefined): MonthName | undefined => {
  if (language === undefined) return undefined;
  const known = beginnings.get(language) ?? beginningsOf(language, table);
  beginnings.set(language, known);
  return known.get(key) ?? undefined;
};

let latinBeginnings: ReadonlySet<string> | undefined;

/** False where a folded word begins with two Latin letters that no month of any language begins with. */
export const mayBeginMonth = (text: string, index: number): boolean => {
  const letters = text.slice(index, index + 2);
  if (!/^[a-z]{2}$/.test(letters)) return true;
  table ??= build();
  latinBeginnings ??= new Set([...table.keys()].map((key) => key.slice(0, 2)));
  return latinBeginnings.has(letters);
};

/** The month that a word or two name: in one of the given languages, also abbreviated, else in English, else where most languages agree. */
export const monthOf = (text: string, languages: readonly LanguageCode[]): MonthName | undefined => {
  table ??= build();
  const key = monthKey(text);
  const names = table.get(key);
  if (names === undefined) return abbreviated(key, languages[0]);
  for (const language of [...languages, 'en' as const]) {
    const own = names.find((name) => name.language === language);
    if (own !== undefined) return own;
  }
  const count = (month: number): number => names.filter((name) => name.month === month).length;
  return names.toSorted((a, b) => count(b.month) - count(a.month) || a.month - b.month)[0];
};
