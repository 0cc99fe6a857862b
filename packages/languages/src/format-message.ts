import type { LanguageCode } from '@winnow/contracts';
import { IntlMessageFormat } from 'intl-messageformat';

type Values = Readonly<Record<string, string | number>>;

/** All texts of all 50 languages fit; the bound only keeps a mistake from filling the memory. */
const mostFormatters = 8_000;

const formatters = new Map<string, IntlMessageFormat>();
const numberFormats = new Map<LanguageCode, Intl.NumberFormat>();

const formatterOf = (message: string, language: LanguageCode): IntlMessageFormat => {
  const key = `${language}\n${message}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const formatter = new IntlMessageFormat(message, language);
  if (formatters.size >= mostFormatters) formatters.clear();
  formatters.set(key, formatter);
  return formatter;
};

const numberFormatOf = (language: LanguageCode): Intl.NumberFormat => {
  const known = numberFormats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  numberFormats.set(language, known);
  return known;
};

/** Fills an ICU message; numbers are written as the language writes them, with at most one decimal. */
export const formatMessage = (message: string, language: LanguageCode, values: Values): string => {
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? numberFormatOf(language).format(value) : value,
  ]);
  return String(formatterOf(message, language).format(Object.fromEntries(written)));
};
