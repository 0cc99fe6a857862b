const zeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040, 0x17e0, 0x1810,
];

const digitValue = (codePoint: number): number | undefined => {
  const zero = zeros.find((start) => codePoint >= start && codePoint < start + 10);
  return zero === undefined ? undefined : codePoint - zero;
};

/** Converts the digits of every script to 0 to 9. */
const foldDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0) ?? digit));

/** Invisible characters: soft hyphen, zero-width characters, direction marks. */
const unseen = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** The wave dash of East Asia and its look-alikes, which do not fold to the tilde. */
const wave = /[\u301C\u223C\u2053\u3030]/u;

const dash = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/u;

export type FoldedText = {
  readonly text: string;
  /** The original text of `[start, end)` in the folded text. */
  readonly original: (start: number, end: number) => string;
};

/** Folds case, digits, width, dashes and wave dashes, removes invisible characters, and maps each character to its origin. */
export const foldWithMap = (source: string): FoldedText => {
  if (/^[ -~]*$/.test(source)) return { text: source.toLowerCase(), original: (start, end) => source.slice(start, end).trim() };
  let text = '';
  const from: number[] = [];
  let index = 0;
  for (const character of source) {
    // The most frequent characters, and the only ones that need no normalisation.
    const plain = character >= ' ' && character <= '~';
    const folded = plain
      ? character.toLowerCase()
      : unseen.test(character)
        ? ''
        : dash.test(character)
          ? '-'
          : wave.test(character)
            ? '~'
            : foldDigits(character).toLowerCase();
    for (let unit = 0; unit < folded.length; unit += 1) from.push(index);
    text += folded;
    index += character.length;
  }
  from.push(source.length);
  return { text, original: (start, end) => source.slice(from[start], from[end]).trim() };
};
