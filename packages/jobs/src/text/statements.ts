import { tableOfAllLanguages } from '@winnow/languages/hiring';

/** A sentence, or a part of a very long one. Offsets are UTF-16 units of the normalised text. */
export type Statement = { readonly start: number; readonly end: number };

/** Longer sentences are cut: what is read of one word never depends on words further away than this. */
const maxStatementLength = 1_000;

const abbreviations = tableOfAllLanguages(
  (locales): ReadonlySet<string> => new Set(locales.flatMap(({ job }) => job.abbreviations ?? [])),
);

/** True for the dot of "z.B.", "B.Sc.", "approx." and their like. */
const isAbbreviation = (text: string, dot: number): boolean => {
  const word = /[\p{L}\p{M}.]+$/u.exec(text.slice(Math.max(0, dot - 12), dot))?.[0] ?? '';
  return word.includes('.') || /^\p{L}\p{M}*$/u.test(word) || abbreviations().has(word.toLowerCase());
};

/** "…; 2. …": items of a list in one line, and the number of such an item. */
const numbered = /^\s?(?:\d{1,2}|[一二三四五六七八九十])[.、．)）]/u;
const number = /(?:^|[\s:：;；,，(（])\d{1,2}$/u;

/** "cat. B", "кат. CE": letters of a licence or a class behind an abbreviation. */
const category = /^\p{Lu}{1,2}\d?(?:[,;.)+/\n]|$)/u;

const isEnd = (text: string, index: number, startsSmall: boolean): boolean => {
  const character = text[index] ?? '';
  if (/[。！？]/u.test(character)) return true;
  if (/[;；]/u.test(character)) return numbered.test(text.slice(index + 1, index + 6));
  if (!/[.!?।۔؟።]/u.test(character) || text[index + 1] !== ' ') return false;
  if (character === '.' && number.test(text.slice(Math.max(0, index - 4), index))) return false;
  if (character !== '.') return true;
  if (
    category.test(text.slice(index + 2, index + 8)) &&
    /(?<!\p{L})\p{Ll}{1,4}$/u.test(text.slice(Math.max(0, index - 5), index))
  )
    return false;
  if (isAbbreviation(text, index)) return false;
  // Who writes in a hurry writes small: then only a whole word ends a sentence.
  return !/\p{Ll}/u.test(text[index + 2] ?? '') || (startsSmall && /\p{Ll}{3}$/u.test(text.slice(Math.max(0, index - 3), index)));
};

const cut = ({ start, end }: Statement, text: string): readonly Statement[] => {
  const pieces: Statement[] = [];
  let from = start;
  while (end - from > maxStatementLength) {
    const window = text.slice(from, from + maxStatementLength);
    const comma = Math.max(...[',', ';', '，', '、', '；'].map((sign) => window.lastIndexOf(sign)));
    const space = window.lastIndexOf(' ');
    const at = comma > 0 ? comma + 1 : space > 0 ? space + 1 : maxStatementLength;
    // Never between the two units of one character.
    const whole = /[\uD800-\uDBFF]/u.test(window[at - 1] ?? '') ? at - 1 : at;
    pieces.push({ start: from, end: from + whole });
    from += whole;
  }
  return [...pieces, { start: from, end }];
};

const trimmed = ({ start, end }: Statement, text: string): Statement => {
  const slice = text.slice(start, end);
  return { start: start + slice.length - slice.trimStart().length, end: end - slice.length + slice.trimEnd().length };
};

/** The sentences of `[start, end)` of a text, none longer than 1,000 units. */
export const statementsIn = (text: string, { start, end }: Statement): readonly Statement[] => {
  const sentences: Statement[] = [];
  let from = start;
  const startsSmall = /\p{Ll}/u.test(text[start] ?? '');
  for (let index = start; index < end - 1; index += 1) {
    if (!isEnd(text, index, startsSmall)) continue;
    sentences.push({ start: from, end: index + 1 });
    from = index + 1;
  }
  return [...sentences, { start: from, end }]
    .flatMap((sentence) => cut(sentence, text))
    .map((statement) => trimmed(statement, text))
    .filter((statement) => /\p{L}/u.test(text.slice(statement.start, statement.end)));
};

/** No requirement quotes more than this of the job. */
const maxQuoteLength = 500;

/** The text without half a character at its end. */
export const whole = (text: string): string => (/[\uD800-\uDBFF]$/u.test(text) ? text.slice(0, -1) : text);

/** What is quoted of a statement for something at `[start, end)` of it: all of it, or the words around that. */
export const quoteOf = (statement: string, at: Statement): string => {
  if (statement.length <= maxQuoteLength) return statement;
  const wish = Math.max(0, Math.min(at.start - 100, statement.length - maxQuoteLength));
  const space = wish === 0 ? -1 : statement.indexOf(' ', wish);
  const near = wish === 0 ? 0 : space >= 0 && space < at.start ? space + 1 : wish;
  const from = /^[\uDC00-\uDFFF]/u.test(statement.slice(near, near + 1)) ? near + 1 : near;
  const window = statement.slice(from, from + maxQuoteLength);
  const last = from + maxQuoteLength >= statement.length ? -1 : window.lastIndexOf(' ');
  return whole(last > maxQuoteLength / 2 ? window.slice(0, last) : window).trim();
};
