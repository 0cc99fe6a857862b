import type { LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';

type Values = Readonly<Record<string, string | number>>;
type Elements = ReturnType<IntlMessageFormat['getAst']>;

type Numbers = { readonly format: Intl.NumberFormat; readonly rules: Intl.PluralRules };

/** All texts of all 50 languages fit; the limit only prevents a bug from filling the memory. */
const maxFormatters = 12_000;

/** Also for plural rules: 1.04 is written 1 and takes the singular. */
const digits = { maximumFractionDigits: 1 };

const formatters = new LRUCache<string, IntlMessageFormat>({ max: maxFormatters });

const numbersOf = lazilyByKey(
  (language: LanguageCode): Numbers => ({
    format: new Intl.NumberFormat(language, digits),
    rules: new Intl.PluralRules(language, digits),
  }),
);

/** Name of the number that selects a plural form; the plain name holds the formatted text. */
const selectorOf = (name: string): string => `${name} selects`;

/** Renames plural arguments, so that `{pages}` can be formatted text while `{pages, plural, …}` is a number. */
const withSelectors = (elements: Elements): Elements =>
  elements.map((element) => {
    if (!('options' in element)) return element;
    const forms = Object.entries(element.options).map(([form, { value, ...rest }]) => [
      form,
      { ...rest, value: withSelectors(value) },
    ]);
    return { ...element, value: selectorOf(element.value), options: Object.fromEntries(forms) };
  });

const formatterOf = (message: string, language: LanguageCode): IntlMessageFormat => {
  const key = `${language}\n${message}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const elements = withSelectors(new IntlMessageFormat(message, language).getAst());
  const made = new IntlMessageFormat(elements, language, undefined, {
    formatters: {
      getNumberFormat: () => numbersOf(language).format,
      getPluralRules: () => numbersOf(language).rules,
      getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
    },
  });
  formatters.set(key, made);
  return made;
};

/** Signs with a meaning in ICU messages. */
const syntax = /[{}'<#]/;

/** Formats an ICU message; numbers use the format of the language, with at most one decimal. */
export const formatMessage = (message: string, language: LanguageCode, values: Values): string => {
  if (!syntax.test(message)) return message;
  const filled = Object.entries(values).flatMap(([name, value]) => [
    [name, typeof value === 'number' ? numbersOf(language).format.format(value) : value],
    [selectorOf(name), value],
  ]);
  return String(formatterOf(message, language).format(Object.fromEntries(filled)));
};
