import { lazily } from '@winnow/kernel';
import { hasUnspacedScript, unspacedScripts } from '@winnow/languages';

const unspaced = new RegExp(`[${unspacedScripts}]+`, 'gu');

const spacedWords = /[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}'’.+#/@-]*/gu;

const segmenter = lazily(() => new Intl.Segmenter('en', { granularity: 'word' }));

/** The words of a text: runs of letters and digits; in scripts without spaces, the words found by the segmenter, first. */
export const wordsIn = (text: string): readonly string[] => {
  const words: string[] = [];
  if (!hasUnspacedScript(text)) return text.match(spacedWords) ?? [];
  const rest = text.replace(unspaced, (run) => {
    for (const { segment, isWordLike } of segmenter().segment(run)) if (isWordLike === true) words.push(segment);
    return ' ';
  });
  words.push(...(rest.match(spacedWords) ?? []));
  return words;
};

/** The number of words of a text. */
export const countWords = (text: string): number => wordsIn(text).length;
