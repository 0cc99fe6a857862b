import type { LanguageCode } from '@winnow/contracts';
import { IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';

type Values = Readonly<Record<string, string | number>>;

/** All texts of all 50 languages fit; the bound only keeps a mistake from filling the memory. */
const maxFormatters = 12_000;

type Formatter = {
  readonly format: IntlMessageFormat;
  /** What the message asks the number of, to choose a form of words by it; such a number is written by the formatter itself. */
  readonly plural: ReadonlySet<string>;
};

const formatters = new LRUCache<string, Formatter>({ max: maxFormatters });
const numberFormats = new Map<LanguageCode, Intl.NumberFormat>();

const formatterOf = (message: string, language: LanguageCode): Formatter => {
  const key = `${language}\n${message}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const format = new IntlMessageFormat(message, language);
  const plural = new Set(format.getAst().flatMap((element) => ('options' in element ? [element.value] : [])));
  const made = { format, plural };
  formatters.set(key, made);
  return made;
};

const numberFormatOf = (language: LanguageCode): Intl.NumberFormat => {
  const known = numberFormats.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  numberFormats.set(language, known);
  return known;
};

/** Fills an ICU message; numbers are written as the language writes them, with at most one decimal. */
export const formatMessage = (message: string, language: LanguageCode, values: Values): string => {
  const { format, plural } = formatterOf(message, language);
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' && !plural.has(name) ? numberFormatOf(language).format(value) : value,
  ]);
  return String(format.format(Object.fromEntries(written)));
};
