import { foldedWords, runsIn, writingOf } from './word-runs.ts';

/** This many equal words in a row are hardly a coincidence; in scripts without spaces, a word has about two letters. */
const shingleLength = { spaced: 8, unspaced: 16 };

/** Pasted: at least this many runs of words, and at least three tenths of those of the job (our own choice). */
const minShingles = 5;

/** Whether the resume contains a large part of the job's text word for word, ignoring case, punctuation and line breaks. */
export const isJobTextPasted = (jobText: string, resumeText: string): boolean => {
  const words = foldedWords(jobText);
  const length = shingleLength[writingOf(words)];
  const wanted = new Set(runsIn(words, length));
  const found = new Set<string>();
  for (const shingle of runsIn(foldedWords(resumeText), length)) if (wanted.has(shingle)) found.add(shingle);
  return found.size >= minShingles && found.size * 10 >= wanted.size * 3;
};
