/** Words in Latin letters end before letters of a script without spaces; "1С" is one word. */
const token = /\d+\p{Script=Cyrillic}+|[A-Za-z\d][A-Za-z\d+#.-]*|[\p{L}\p{M}\p{N}]+/gu;

/** "SAP-Kenntnisse" and "3-year" are two words, "NOM-035" is one. */
const beforeSmallWord = /-(?=\p{Lu}?\p{Ll})/gu;

/** A full stop or hyphen at the end is not part of a name. */
const bare = (text: string): string => text.replace(/[.-]+$/u, '');

const tokensOf = (text: string): readonly string[] => (text.replace(beforeSmallWord, ' ').match(token) ?? []).map(bare);

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** More capitals than that are a way of printing, in a text of more than a few words. */
const maxCapitals = 0.6;
const fewWords = 3;

/** Fewer Latin letters than that make each word of such letters a name. */
const minLatin = 0.5;

const isAbbreviation = (word: string): boolean => /^\p{Lu}+$/u.test(word);

/** Abbreviations are compared as printed: "IT" is not "it". */
const keyOf = (word: string): string => (isAbbreviation(word) ? word : word.toLowerCase());

/**
 * The words of a text that name one thing in every language: abbreviations ("PCR"), numbers with letters ("NOM-035"), capitals
 * within words ("MongoDB"), and words in Latin letters within another script. All but abbreviations in lower case.
 */
export const codesIn = (text: string): readonly string[] => {
  const words = tokensOf(text);
  const letters = countOf(text, /\p{L}/gu);
  const isPrintedInCapitals = words.length > fewWords && countOf(text, /\p{Lu}/gu) > maxCapitals * letters;
  const isForeign = countOf(text, /[A-Za-z]/g) < minLatin * letters;
  const codes = words.filter((word) => {
    if (word.length < 2 || !/\p{L}/u.test(word)) return false;
    return (
      /\d/.test(word) ||
      /\p{Ll}\p{Lu}/u.test(word) ||
      (!isPrintedInCapitals && isAbbreviation(word)) ||
      (isForeign && /^[A-Za-z]/.test(word))
    );
  });
  return [...new Set(codes.map(keyOf))];
};

/** All words of a text in the form of its codes, to look these up. */
export const codeWords = (text: string): ReadonlySet<string> =>
  new Set(tokensOf(text).flatMap((word) => [keyOf(word), word.toLowerCase()]));
