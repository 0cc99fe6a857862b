import { statementsOf } from './statements-of.ts';
import { foldedWords, wordRuns, writingOf } from './word-runs.ts';

/** This many equal words in a row are hardly a coincidence; in scripts without spaces, a word has about two letters. */
const runLength = { spaced: 8, unspaced: 16 };

/** Pasted: at least this many runs of words, and at least three tenths of those of the job (our own choice). */
const minRuns = 5;

/** Whether a resume contains a large part of a job's text word for word, ignoring case, punctuation and line breaks. */
export type IsPasted = (resumeText: string) => boolean;

/** Prepares the question whether a resume contains the text of a job. */
export const pastedTextTest = (jobText: string): IsPasted => {
  const words = foldedWords(jobText);
  const runs = wordRuns(words, runLength[writingOf(words)]);
  return (resumeText) => {
    // No word goes across two statements, and the words of a statement are known.
    const own = statementsOf(resumeText).flatMap(foldedWords);
    const found = new Set(runs.foundIn(own).map((run) => run.words));
    return found.size >= minRuns && found.size * 10 >= runs.count * 3;
  };
};
