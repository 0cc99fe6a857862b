import type { LanguageCode } from '@winnow/contracts/constants';
import type { Token } from '@winnow/skills';
import { wordsAroundDegrees } from '../words/level-words.ts';

type Span = { readonly start: number; readonly end: number };

/** Where words stand that surround what is asked for and are no part of it: "at least", "relevant". */
export const findWordsAround = (tokens: readonly Token[], language: LanguageCode): readonly Span[] =>
  tokens.flatMap((token, index) => {
    const hit = wordsAroundDegrees(language).at(tokens, index)[0];
    return hit === undefined ? [] : [{ start: token.start, end: tokens[index + hit.length - 1]?.end ?? token.end }];
  });
