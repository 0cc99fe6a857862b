/** Ligatures, Arabic presentation forms, CJK radicals and compatibility ideographs: shapes of letters, not letters. */
const shapes = /[\ufb00-\ufb06\ufb13-\ufb17\ufb1d-\ufdff\ufe70-\ufefc\u2e80-\u2fdf\uf900-\ufaff]/gu;
const neverText = /[\p{Co}\p{Cs}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e0fff}]/gu;
const controls = /(?![\t\n\r])\p{Cc}/gu;

/** Some fonts call a capital delta a sign of mathematics. */
const delta = /\u2206(?=[\p{Script=Greek}\s])|(?<=\p{Script=Greek})\u2206/gu;

const unshape = (shape: string): string => shape.normalize('NFKC').trim();

/** Most runs and lines contain nothing else, and need no cleaning. */
const plain = /^[\x20-\x7e]*$/;

/** Replaces presentation forms by letters, and removes control, private-use and direction characters; keeps spaces. */
export const cleanText = (text: string): string =>
  plain.test(text)
    ? text
    : text.replace(shapes, unshape).replace(controls, '').replace(neverText, '').replace(delta, 'Δ').normalize('NFC');

/** `cleanText` with single spaces and none at the ends. */
export const tidyText = (text: string): string =>
  cleanText(text)
    .replace(/\s{2,}|[^\S ]/gu, ' ')
    .trim();

const tagCharacters = /[\u{e0020}-\u{e007e}]+/gu;

/** The text spelled by the invisible Unicode tag characters of a text, '' when there are none; an emoji flag does not count. */
export const readTagCharacters = (text: string): string =>
  [...text.replace(/\u{1f3f4}[\u{e0020}-\u{e007f}]+/gu, '').matchAll(tagCharacters)]
    .flatMap(([found]) => [...found])
    .map((character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xe0000))
    .join('');
