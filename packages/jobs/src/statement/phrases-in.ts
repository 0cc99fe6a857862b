import type { Phrases, Token } from '@winnow/skills';

/** A phrase where it stands in a text, and its first value. */
export type FoundPhrase<Value> = { readonly start: number; readonly end: number; readonly value: Value };

/** The longest phrase that begins at each token of a text, also within others. */
export const phrasesIn = <Value>(phrases: Phrases<Value>, tokens: readonly Token[]): readonly FoundPhrase<Value>[] =>
  tokens.flatMap((token, index) => {
    const hit = phrases.at(tokens, index)[0];
    const value = hit?.values[0];
    if (hit === undefined || value === undefined) return [];
    return [{ start: token.start, end: tokens[index + hit.length - 1]?.end ?? token.end, value }];
  });
