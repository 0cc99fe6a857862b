import { foldedWords, wordRuns, writingOf } from './word-runs.ts';

/** This many equal words in a row are hardly a coincidence; in scripts without spaces, a word has about two letters. */
const runLength = { spaced: 4, unspaced: 8 };

/** A text is copied when this share of its words, in percent, stands in such runs, and when it has this many of them (our own choice). */
const minShare = 60;
const minWords = { spaced: 6, unspaced: 12 };

/** With fewer copied words in all, equal words are those of the trade (our own choice). */
const minCopied = { spaced: 14, unspaced: 28 };

/** Finds the copied ones among the texts of a resume. */
export type FindCopied = (texts: ReadonlySet<string>) => ReadonlySet<string>;

/**
 * Prepares the search for texts that are copied from a job, word for word but for case and punctuation. None is where so little is
 * copied that it may be chance.
 */
export const copiedTextFinder = (jobText: string): FindCopied => {
  const job = foldedWords(jobText);
  const writing = writingOf(job);
  const length = runLength[writing];
  const runs = wordRuns(job, length);
  return (texts) => {
    const counted = [...texts].flatMap((text) => {
      const words = foldedWords(text);
      if (words.length < length) return [];
      const inRun = new Uint8Array(words.length);
      for (const { start } of runs.foundIn(words)) inRun.fill(1, start, start + length);
      const count = inRun.reduce((sum, each) => sum + each, 0);
      return [{ text, count, isWhole: count === words.length, isLong: words.length >= minWords[writing] }].filter(
        ({ isWhole, isLong }) => isWhole || (isLong && count * 100 >= words.length * minShare),
      );
    });
    const all = counted.filter(({ isLong }) => isLong).reduce((sum, { count }) => sum + count, 0);
    // Beside what is copied, a short text is copied that the job has word for word.
    return new Set(all < minCopied[writing] ? [] : counted.map(({ text }) => text));
  };
};
