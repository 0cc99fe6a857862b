import { lazily } from '@winnow/kernel';
import { foldLetters } from '@winnow/languages';
import { remember } from '../remember.ts';
import { wordsOfAll } from '../words-of-all.ts';

const cities = lazily((): ReadonlySet<string> => new Set(wordsOfAll(({ places }) => places.cities, foldLetters)));

/** True for the name of a large town, in any language. */
export const isCity = remember(
  (text: string): boolean => text.length <= 30 && cities().has(foldLetters(text.trim().replace(/[.,،]+$/u, ''))),
  (text) => text,
);
