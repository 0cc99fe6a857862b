import { foldLetters } from '@winnow/languages';

/** "(m/w/d)", "H/F" and their like are no part of a name. */
const marks = /[([][^)\]]{0,6}\/[^)\]]{0,6}(?:\/[^)\]]{0,6})?[)\]]/gu;

const wordsOf = (name: string): readonly string[] => foldLetters(name.replace(marks, ' ')).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Endings of words differ with the sentence: "villanyszerelőt", "villanyszerelő". */
const isSameWord = (a: string, b: string): boolean => {
  if (a === b) return true;
  const length = Math.min(a.length, b.length);
  return length >= 4 && Math.max(a.length, b.length) - length <= 2 && a.slice(0, length - 1) === b.slice(0, length - 1);
};

/** True for two forms of one name: one has all words of the other, or most of them. */
export const isSameName = (a: string, b: string): boolean => {
  const [short = [], long = []] = [wordsOf(a), wordsOf(b)].toSorted(
    (left, right) => left.join('').length - right.join('').length,
  );
  const sizes = [short, long].map((words) => words.join('').length);
  const within = short.every((word) =>
    long.some((other) => isSameWord(word, other) || (!/\p{Lu}|\p{Ll}/u.test(word) && other.includes(word))),
  );
  return short.length > 0 && within && (sizes[0] ?? 0) >= (sizes[1] ?? 0) * 0.55;
};
