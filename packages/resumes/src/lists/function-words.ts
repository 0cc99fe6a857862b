import { lazily } from '@winnow/kernel';
import { wordsOfAll } from '../words-of-all.ts';

/** Prepositions, conjunctions and articles of all languages, of two letters or more. */
export const functionWords = lazily(
  () => new Set(wordsOfAll((locale) => locale.functionWords).filter((word) => word.length > 1)),
);
