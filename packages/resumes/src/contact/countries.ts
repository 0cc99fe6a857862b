import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { foldLetters, localeOf } from '@winnow/languages';
import { type CountryCode, getCountries, isSupportedCountry } from 'libphonenumber-js/max';

/** Countries where a resume in the language was most likely written, the most likely first. */
export const countriesOf = (language: LanguageCode | null): readonly CountryCode[] =>
  (language === null ? [] : localeOf(language).places.countries).filter((code): code is CountryCode => isSupportedCountry(code));

/** Top-level domains that are sold worldwide and therefore do not indicate a country. */
const generic: ReadonlySet<string> = new Set(['ME', 'IO', 'CO', 'AI', 'TV', 'CC', 'TO', 'FM', 'LY', 'IS']);

/** The country of a host's top-level domain; undefined without a country domain, or when the domain is sold worldwide. */
export const countryOfHost = (host: string): CountryCode | undefined => {
  const end = /\.([a-z]{2})$/iu.exec(host)?.[1]?.toUpperCase() ?? '';
  const code = end === 'UK' ? 'GB' : end;
  return isSupportedCountry(code) && !generic.has(code) ? code : undefined;
};

const namesIn = lazilyByKey((language: LanguageCode): ReadonlyMap<string, CountryCode> => {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const entries = getCountries().map((code) => [foldLetters(names.of(code) ?? code), code] as const);
  const others = Object.entries(localeOf(language).places.countryNames ?? {}).flatMap(([name, code]) =>
    isSupportedCountry(code) ? [[name, code] as const] : [],
  );
  return new Map<string, CountryCode>([...entries, ...others]);
});

/** The country with the given name, in the given language or in English. */
export const countryNamed = (text: string, language: LanguageCode | null): CountryCode | undefined => {
  const key = foldLetters(text.trim().replace(/[.،]+$/u, ''));
  return (language === null ? undefined : namesIn(language).get(key)) ?? namesIn('en').get(key);
};
