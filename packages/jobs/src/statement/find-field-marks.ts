import type { LanguageCode } from '@winnow/contracts/constants';
import type { Token } from '@winnow/skills';
import { type FieldMark, fieldMarks } from '../words/level-words.ts';

/** Where words say that a field stands beside them, and on which side. */
export const findFieldMarks = (
  tokens: readonly Token[],
  language: LanguageCode,
): readonly { readonly start: number; readonly end: number; readonly mark: FieldMark }[] =>
  tokens.flatMap((token, index) => {
    const hit = fieldMarks(language).at(tokens, index)[0];
    const mark = hit?.values[0];
    return hit === undefined || mark === undefined
      ? []
      : [{ start: token.start, end: tokens[index + hit.length - 1]?.end ?? token.end, mark }];
  });
