import { foldLetters, unspacedScripts } from '@winnow/languages';

/** A word of a text: folded, with its position in UTF-16 units. */
export type Word = { readonly text: string; readonly start: number; readonly end: number };

/** In scripts without spaces, each letter is a separate word: texts are then compared letter by letter. */
const letter = `[${unspacedScripts}ー々]`;
const word = new RegExp(
  String.raw`${letter}\p{M}*|[[\p{L}\p{Nd}]--${letter}][[\p{L}\p{M}\p{Nd}+#\u200C\u200D]--${letter}]*`,
  'gv',
);

const unspaced = new RegExp(`^${letter}`, 'u');

/** ASCII needs no folding beyond lower case. */
const plain = /^[\w+#]*$/u;

/** Texts without spaces fold each letter separately, so the same few thousand occur repeatedly. */
const foldedLetters = new Map<string, string>();

const foldLetter = (letter: string): string => {
  const known = foldedLetters.get(letter) ?? foldLetters(letter);
  foldedLetters.set(letter, known);
  return known;
};

const fold = (text: string): string => {
  if (plain.test(text)) return text.toLowerCase();
  return text.length === 1 ? foldLetter(text) : foldLetters(text);
};

/** Whether a word is a letter of a script without spaces. */
export const isUnspaced = (text: string): boolean => unspaced.test(text);

const readWords = (text: string): readonly Word[] => {
  const words: Word[] = [];
  // Most texts are short: `matchAll` would take longer to copy the pattern than to search them.
  word.lastIndex = 0;
  for (let match = word.exec(text); match !== null; match = word.exec(text))
    words.push({ text: fold(match[0]), start: match.index, end: match.index + match[0].length });
  return words;
};

/** Every step of a match asks for the words of the same statements. Long texts, and more of them, are read each time. */
const maxTexts = 2_000;
const maxTextLength = 300;

const ofTexts = new Map<string, readonly Word[]>();

/** Forgets the texts that were read, so that nothing of a resume stays in the process after a match. */
export const forgetWords = (): void => ofTexts.clear();

/** The words of a text, in order. */
export const wordsIn = (text: string): readonly Word[] => {
  if (text.length > maxTextLength) return readWords(text);
  const known = ofTexts.get(text);
  if (known !== undefined) return known;
  const words = readWords(text);
  if (ofTexts.size < maxTexts) ofTexts.set(text, words);
  return words;
};

/** A text with some of its words replaced; those for which `change` returns null stay. */
export const replaceWords = (text: string, change: (folded: string) => string | null): string => {
  let left = '';
  let last = 0;
  for (const { text: folded, start, end } of wordsIn(text)) {
    const changed = change(folded);
    if (changed === null) continue;
    left += text.slice(last, start) + changed;
    last = end;
  }
  return left + text.slice(last);
};

/** The folded words of a text with single spaces: the form in which words of a job and of a resume are compared. */
export const wordKey = (text: string): string =>
  wordsIn(text)
    .map((each) => each.text)
    .join(' ');

/** Whether `outer` contains the words of `inner` consecutively; both as written by `wordKey`. */
export const containsWords = (outer: string, inner: string): boolean => ` ${outer} `.includes(` ${inner} `);

/**
 * The content words of a text: without empty ones, single letters and bare numbers; in scripts without spaces, every pair of
 * adjacent letters.
 */
export const contentUnits = (text: string, isEmpty: (folded: string) => boolean): ReadonlySet<string> => {
  const units = new Set<string>();
  let last: Word | undefined;
  for (const each of wordsIn(text)) {
    if (!isUnspaced(each.text)) {
      if (each.text.length > 1 && !/^[\p{Nd}+]+$/u.test(each.text) && !isEmpty(each.text)) units.add(each.text);
    } else if (
      last !== undefined &&
      last.end === each.start &&
      isUnspaced(last.text) &&
      !isEmpty(each.text) &&
      !isEmpty(last.text)
    )
      units.add(`${last.text}${each.text}`);
    last = each;
  }
  return units;
};
