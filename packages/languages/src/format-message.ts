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

/** What the message asks the number of, to choose a form of words by it; such a number is written by the formatter itself. */
const pluralArguments = (formatter: IntlMessageFormat): ReadonlySet<string> =>
  new Set(formatter.getAst().flatMap((element) => ('options' in element ? [element.value] : [])));

/** Fills an ICU message; numbers are written as the language writes them, with at most one decimal. */
export const formatMessage = (message: string, language: LanguageCode, values: Values): string => {
  const formatter = formatterOf(message, language);
  const plural = pluralArguments(formatter);
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' && !plural.has(name) ? numberFormatOf(language).format(value) : value,
  ]);
  return String(formatter.format(Object.fromEntries(written)));
};
