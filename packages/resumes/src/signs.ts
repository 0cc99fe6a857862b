// What the signs of a text are, told by a table. Patterns with Unicode properties take ten times as long, and texts are asked about
// their letters again and again.

/** Kinds of signs, as bits. */
export const [letter, digit, capital, small] = [1, 2, 4, 8] as const;

const space = 16;

const known = 128;

const patterns = [
  [letter, /\p{L}/u],
  [digit, /\p{Nd}/u],
  [capital, /\p{Lu}/u],
  [small, /\p{Ll}/u],
  [space, /\s/u],
] as const;

const kindsOf = (sign: string): number =>
  patterns.reduce((sum, [kind, pattern]) => (pattern.test(sign) ? sum | kind : sum), known);

/** The kinds of each sign of one unit once it was met. */
const kinds = new Uint8Array(0x10000);

const isPaired = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** The kinds of a sign that is met for the first time, or that takes two units, as bits. */
const meet = (text: string, index: number, code: number): number => {
  if (isPaired(code)) return kindsOf(String.fromCodePoint(text.codePointAt(index) ?? code));
  const fresh = kindsOf(text.charAt(index));
  kinds[code] = fresh;
  return fresh;
};

/** How many signs of any of the kinds a text has. */
export const countSigns = (text: string, wanted: number): number => {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (((kinds[code] || meet(text, index, code)) & wanted) > 0) count += 1;
  }
  return count;
};

/** Whether a text has a sign of any of the kinds. */
export const hasSign = (text: string, wanted: number): boolean => {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (((kinds[code] || meet(text, index, code)) & wanted) > 0) return true;
  }
  return false;
};

/** The number of pieces that white space divides a text into, also of empty ones at its ends. */
export const countPieces = (text: string): number => {
  let count = 1;
  let inside = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isSpace = ((kinds[code] || meet(text, index, code)) & space) > 0;
    if (isSpace && !inside) count += 1;
    inside = isSpace;
  }
  return count;
};

/** The kinds of the first letter of each word that has one. */
export const firstLetters = (text: string): readonly number[] => {
  const found: number[] = [];
  let waits = true;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const own = kinds[code] || meet(text, index, code);
    if ((own & space) > 0) waits = true;
    else if (waits && (own & letter) > 0) {
      found.push(own);
      waits = false;
    }
  }
  return found;
};

/** The full stop behind a word that is no abbreviation. */
export const fullStop = /(?<=\p{Ll}{4})\.$/u;
