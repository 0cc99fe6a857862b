/** Scripts that write the zero-width joiner and non-joiner within words: without it a word is another or misspelled. */
const joining =
  '[\\p{Script=Arab}\\p{Script=Deva}\\p{Script=Beng}\\p{Script=Gujr}\\p{Script=Knda}\\p{Script=Mlym}\\p{Script=Taml}\\p{Script=Telu}\\u064B-\\u065F\\u0670]';

/** Control and format characters, variation selectors and fillers, all invisible. */
const unseen = new RegExp(
  `[\\0-\\x08\\x0E-\\x1F\\x7F-\\x84\\x86-\\x9F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF9-\\uFFFB\\u{E0000}-\\u{E0FFF}]|(?<!${joining})[\\u200C\\u200D]|[\\u200C\\u200D](?!${joining})`,
  'gu',
);

const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;
const spaces = /[\t \u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]+/gu;

/** No script puts more marks on a letter; composing a run of thousands would take quadratic time. */
const tooManyMarks = /(\p{M}{8})\p{M}+/gu;

/**
 * Normalises a text: composed letters, one kind of line end, trimmed lines, single spaces, at most one blank line, no invisible
 * characters. Idempotent.
 */
export const normalizeJobText = (text: string): string =>
  text
    .toWellFormed()
    .replace(lineEnds, '\n')
    .replace(unseen, '')
    .replace(tooManyMarks, '$1')
    .normalize('NFC')
    .replace(tooManyMarks, '$1')
    .replace(spaces, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
