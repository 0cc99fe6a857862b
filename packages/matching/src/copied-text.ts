import { foldedWords, runsIn, writingOf } from './word-runs.ts';

/** This many equal words in a row are hardly a coincidence; in scripts without spaces, a word has about two letters. */
const runLength = { spaced: 4, unspaced: 8 };

/** A text is copied when this share of its words, in percent, stands in such runs, and when it has this many of them (our own choice). */
const minShare = 60;
const minWords = { spaced: 6, unspaced: 12 };

/** With fewer copied words in all, equal words are those of the trade (our own choice). */
const minCopied = { spaced: 14, unspaced: 28 };

/**
 * The texts of a resume that are copied from a job, word for word but for case and punctuation. None is where so little is copied
 * that it may be chance.
 */
export const copiedTexts = (jobText: string, texts: ReadonlySet<string>): ReadonlySet<string> => {
  const job = foldedWords(jobText);
  const writing = writingOf(job);
  const length = runLength[writing];
  const runs = new Set(runsIn(job, length));
  const copied = [...texts].flatMap((text) => {
    const words = foldedWords(text);
    const inRun = new Uint8Array(words.length);
    let start = 0;
    for (const run of runsIn(words, length)) {
      if (runs.has(run)) inRun.fill(1, start, start + length);
      start += 1;
    }
    const count = inRun.reduce((sum, each) => sum + each, 0);
    return words.length >= minWords[writing] && count * 100 >= words.length * minShare ? [{ text, count }] : [];
  });
  const all = copied.reduce((sum, { count }) => sum + count, 0);
  return new Set(all < minCopied[writing] ? [] : copied.map(({ text }) => text));
};
