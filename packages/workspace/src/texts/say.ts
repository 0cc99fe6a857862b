import type { CountKey, TextKey, Texts } from './en.ts';

type Values = { readonly [name: string]: string | number };

export type Say = {
  /** A text with its values. */
  readonly say: (key: TextKey, values?: Values) => string;
  /** A text in the form that a number takes. */
  readonly count: (key: CountKey, count: number) => string;
  readonly number: (value: number) => string;
  readonly language: string;
};

const fill = (text: string, values: Values): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** How the texts of a language are said. */
export const createSay = (texts: Texts, language: string): Say => {
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return {
    say: (key, values = {}) => fill(texts[key], values),
    count: (key, count) => {
      const text = texts[`${key}_${plurals.select(count)}` as const] ?? texts[`${key}_other`];
      return fill(text, { count: numbers.format(count) });
    },
    number: (value) => numbers.format(value),
    language,
  };
};
