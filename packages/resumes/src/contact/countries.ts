import type { LanguageCode } from '@winnow/contracts';
import { foldLetters } from '@winnow/languages';
import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/max';

/** Where most people who write a language live, the most likely first. */
const homes: Readonly<Record<LanguageCode, string>> = {
  af: 'ZA',
  am: 'ET',
  ar: 'SA EG AE JO MA IQ',
  bg: 'BG',
  bn: 'BD IN',
  cs: 'CZ',
  da: 'DK',
  de: 'DE AT CH',
  el: 'GR CY',
  en: 'US GB IN AU',
  es: 'ES MX CO AR CL PE',
  et: 'EE',
  fa: 'IR AF',
  fi: 'FI',
  fr: 'FR BE CH CA',
  gu: 'IN',
  he: 'IL',
  hi: 'IN',
  hr: 'HR BA',
  hu: 'HU',
  id: 'ID',
  it: 'IT CH',
  ja: 'JP',
  kn: 'IN',
  ko: 'KR',
  lt: 'LT',
  lv: 'LV',
  ml: 'IN',
  mr: 'IN',
  ms: 'MY SG',
  nl: 'NL BE',
  no: 'NO',
  pl: 'PL',
  pt: 'BR PT',
  ro: 'RO MD',
  ru: 'RU KZ BY',
  sk: 'SK',
  sl: 'SI',
  sr: 'RS ME BA',
  sv: 'SE FI',
  sw: 'KE TZ',
  ta: 'IN LK',
  te: 'IN',
  th: 'TH',
  tl: 'PH',
  tr: 'TR',
  uk: 'UA',
  ur: 'PK IN',
  vi: 'VN',
  zh: 'CN TW HK SG',
};

/** The countries in which a resume in the language was probably written, the most likely first. */
export const countriesOf = (language: LanguageCode | null): readonly CountryCode[] =>
  (language === null ? '' : homes[language]).split(' ').filter((code): code is CountryCode => isSupportedCountry(code));

/** Top-level domains that are sold to everybody and tell no country. */
const generic: ReadonlySet<string> = new Set(['ME', 'IO', 'CO', 'AI', 'TV', 'CC', 'TO', 'FM', 'LY', 'IS']);

/** The country of a host's top-level domain; undefined when it has none or is sold to everybody. */
export const countryOfHost = (host: string): CountryCode | undefined => {
  const end = /\.([a-z]{2})$/iu.exec(host)?.[1]?.toUpperCase() ?? '';
  const code = end === 'UK' ? 'GB' : end;
  return isSupportedCountry(code) && !generic.has(code) ? code : undefined;
};

const tables = new Map<string, ReadonlyMap<string, CountryCode>>();

const extraNames: readonly (readonly [string, CountryCode])[] = [
  ['usa', 'US'],
  ['u.s.a.', 'US'],
  ['us', 'US'],
  ['uk', 'GB'],
  ['uae', 'AE'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['ksa', 'SA'],
];

const namesIn = (language: LanguageCode): ReadonlyMap<string, CountryCode> => {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames([language === 'tl' ? 'fil' : language], { type: 'region' });
  const entries = getCountries().map((code) => [foldLetters(names.of(code) ?? code), code] as const);
  const table = new Map<string, CountryCode>([...entries, ...extraNames]);
  tables.set(language, table);
  return table;
};

/** The country that a text names, in the given language or in English. */
export const countryNamed = (text: string, language: LanguageCode | null): CountryCode | undefined => {
  const key = foldLetters(text.trim().replace(/[.،]+$/u, ''));
  return (language === null ? undefined : namesIn(language).get(key)) ?? namesIn('en').get(key);
};
