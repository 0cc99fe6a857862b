import { isRightToLeft } from './glyph-script.ts';

/** A cluster's text, or a space, at its place on the line; a wide space separates like a tab. */
export type Placed = { readonly text: string; readonly wide?: boolean };

const letter = /\p{L}/u;

/** True for a text with letters of a right-to-left script. */
export const hasRightToLeft = (text: string): boolean => isRightToLeft(text) && letter.test(text);

/** Share of right-to-left letters among all letters of a text, 0 without letters. */
export const rightToLeftShare = (text: string): number => {
  const letters = [...text].filter((character) => letter.test(character));
  return letters.length === 0 ? 0 : letters.filter(isRightToLeft).length / letters.length;
};

const arabicDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';

/** True for a text without letters and with two years, the earlier one first. */
export const ascends = (text: string): boolean => {
  const folded = text.replace(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String(arabicDigits.indexOf(digit) % 10));
  const [first, second, ...more] = [...folded.matchAll(/(?<!\d)\d{4}(?!\d)/g)].map(([year]) => Number(year));
  return !letter.test(text) && first !== undefined && second !== undefined && more.length === 0 && first < second;
};

/**
 * R right-to-left, L left-to-right, D European digit, A Arabic digit, b and p sign that binds D only, c sign that binds D and A,
 * s space, T tab, n other.
 */
const codeOf = ({ text, wide }: Placed): string => {
  if (wide === true) return 'T';
  if (/[0-9]/.test(text)) return 'D';
  if (/[\u0660-\u0669\u06f0-\u06f9]/u.test(text)) return 'A';
  if (letter.test(text)) return isRightToLeft(text) ? 'R' : 'L';
  if (/^[+#]$/.test(text)) return 'p';
  if (text === '-') return 'b';
  if (/^[،؛؟]$/u.test(text)) return 'R';
  if (/^[.,:/٫٬]$/u.test(text)) return 'c';
  return /^\s+$/u.test(text) ? 's' : 'n';
};

/** Plus and number signs end Latin words (C++, C#) regardless of their position in the layout. */
const latinRun = /p*[LDA][^RT]*[LDA]p*|p*Lp*/;
const numbers = /D+(?:[bpc]D+)*|A+(?:cA+)*/g;

/** Digit groups with spaces between them keep dialling order; dates with separated ends do not. */
const isDialled = (text: string): boolean =>
  /\s/u.test(text) &&
  /^[+()\p{Nd}\s.-]+$/u.test(text) &&
  !/\s-\s|\s\.\s/u.test(text) &&
  text.replace(/\P{Nd}/gu, '').length >= 7 &&
  !text
    .trim()
    .split(/\s+/u)
    .every((group) => /^\p{Nd}{4}$/u.test(group));

const reverseRange = <T>(items: T[], start: number, end: number): void => {
  items.splice(start, end - start, ...items.slice(start, end).toReversed());
};

const textOf = (items: readonly Placed[]): string => items.map(({ text }) => text).join('');

const reorderSpan = <T extends Placed>(items: T[], start: number, codes: string): void => {
  const latin = codes.includes('L') ? latinRun.exec(codes) : null;
  if (latin !== null) {
    reverseRange(items, start + latin.index, start + latin.index + latin[0].length);
    return;
  }
  const trimmed = /[DA](?:.*[DA])?p?/.exec(codes);
  if (trimmed !== null && isDialled(textOf(items.slice(start + trimmed.index, start + trimmed.index + trimmed[0].length)))) {
    reverseRange(items, start + trimmed.index, start + trimmed.index + trimmed[0].length);
    return;
  }
  for (const { index, 0: found } of codes.matchAll(numbers)) {
    const plus = items[start + index + found.length]?.text === '+' && found.length >= 7 ? 1 : 0;
    reverseRange(items, start + index, start + index + found.length + plus);
  }
};

const brackets: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['«', '»'],
];

/**
 * Brackets are stored as drawn in some files and by meaning in others; those of a line, when even in number, open and close
 * alternately.
 */
const pairBrackets = <T extends Placed>(items: readonly T[], rename: (placed: T, text: string) => T): readonly T[] =>
  brackets.reduce<readonly T[]>((line, pair) => {
    const count = line.filter(({ text }) => pair.includes(text)).length;
    if (count === 0 || count % 2 === 1) return line;
    let seen = 0;
    return line.map((item) => {
      if (!pair.includes(item.text)) return item;
      seen += 1;
      return rename(item, pair[(seen - 1) % 2] ?? item.text);
    });
  }, items);

/** True for a line whose first bracket closes where it is read from the left, and its last one opens. */
export const opensFromRight = (text: string): boolean => /^[^()[\]«»]*[)\]»](?:.*[([«])[^()[\]«»]*$/u.test(text);

/**
 * A line printed from right to left: from its positions on the page, left to right, to reading order (an inverse of UAX 9 for one
 * paragraph level).
 */
export const readRightToLeft = <T extends Placed>(visual: readonly T[], rename: (placed: T, text: string) => T): readonly T[] => {
  const items = visual.toReversed();
  const codes = items.map(codeOf).join('');
  for (const { index, 0: span } of codes.matchAll(/[^RT]+/g)) reorderSpan(items, index, span);
  return pairBrackets(items, rename);
};
