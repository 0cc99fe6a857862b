/** Words in Latin letters end before letters of a script without spaces; "1С" is one word. */
const token = /\d+\p{Script=Cyrillic}+|[A-Za-z\d][A-Za-z\d+#.-]*|[\p{L}\p{M}\p{N}]+/gu;

/** A full stop or hyphen at the end is none of a name. */
const bare = (text: string): string => text.replace(/[.-]+$/u, '');

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** More capitals than that are a way of printing. */
const maxCapitals = 0.6;

/** Fewer Latin letters than that make each word of such letters a name. */
const minLatin = 0.5;

/**
 * The words of a text that name one thing in every language, in lower case: abbreviations ("PCR"), numbers with letters ("NOM-035"),
 * capitals within words ("MongoDB"), and words in Latin letters within another script.
 */
export const codesIn = (text: string): readonly string[] => {
  const letters = countOf(text, /\p{L}/gu);
  const isPrintedInCapitals = countOf(text, /\p{Lu}/gu) > maxCapitals * letters;
  const isForeign = countOf(text, /[A-Za-z]/g) < minLatin * letters;
  const codes = (text.match(token) ?? []).map(bare).filter((word) => {
    if (word.length < 2 || !/\p{L}/u.test(word)) return false;
    return (
      /\d/.test(word) ||
      /\p{Ll}\p{Lu}/u.test(word) ||
      (!isPrintedInCapitals && /^\p{Lu}+$/u.test(word)) ||
      (isForeign && /^[A-Za-z]/.test(word))
    );
  });
  return [...new Set(codes.map((code) => code.toLowerCase()))];
};

/** All words of a text in the form of its codes, to look these up. */
export const codeWords = (text: string): ReadonlySet<string> =>
  new Set((text.match(token) ?? []).map((word) => bare(word).toLowerCase()));
