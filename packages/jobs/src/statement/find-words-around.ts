import type { LanguageCode } from '@winnow/contracts/constants';
import type { Token } from '@winnow/skills';
import { wordsAroundDegrees } from '../words/level-words.ts';
import { phrasesIn } from './phrases-in.ts';

type Span = { readonly start: number; readonly end: number };

/** Where words stand that surround what is asked for and are no part of it: "at least", "relevant". */
export const findWordsAround = (tokens: readonly Token[], language: LanguageCode): readonly Span[] =>
  phrasesIn(wordsAroundDegrees(language), tokens);
