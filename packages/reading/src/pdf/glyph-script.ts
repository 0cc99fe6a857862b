/** A test for characters from `first` on: most glyphs are letters below it, and a pattern takes far longer than a comparison. */
const testFrom =
  (first: number, pattern: RegExp): ((text: string) => boolean) =>
  (text) =>
    !(text.length === 1 && text.charCodeAt(0) < first) && pattern.test(text);

/** True for combining marks. */
export const isMark = testFrom(0x300, /^\p{M}+$/u);

/** True for scripts that shape letters and vowel signs together. */
export const isSyllabic = testFrom(
  0x900,
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u,
);

/** True after a sign that removes the vowel of a letter, which then shares its place with the next one. */
export const endsInVirama = testFrom(0x900, /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]$/u);

/** True for scripts in which separated letters do not indicate a spaced word. */
export const isUnspaced = testFrom(
  0x300,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}\p{M}]/u,
);

/** True for characters of right-to-left scripts, including digits. */
export const isRightToLeft = testFrom(
  0x590,
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,
);
