import type { ClauseToken } from './clause-tokens.ts';

/** Tokens of a clause between commas, outside brackets. */
export type Part = {
  readonly first: number;
  readonly last: number;
  /** Parts of one clause have the same number. */
  readonly clause: number;
  /** The sign behind it. */
  readonly sign: string;
};

/** A part that goes on is cut, so that what a cue governs has a limit. */
const maxPart = 80;

/** The parts of a text; `startsClause` are the tokens before which a clause of another stance begins. */
export const partsOf = (tokens: readonly ClauseToken[], startsClause: ReadonlySet<number>): readonly Part[] => {
  const parts: Part[] = [];
  let [first, clause, depth] = [0, 0, 0];
  const close = (last: number, sign: string): void => {
    if (last >= first) parts.push({ first, last, clause, sign });
  };
  for (const [index, { key }] of tokens.entries()) {
    if (startsClause.has(index)) {
      close(index - 1, '.');
      [first, clause] = [index, clause + 1];
    }
    if (index - first >= maxPart) {
      close(index - 1, '.');
      [first, clause, depth] = [index, clause + 1, 0];
    }
    if (key === '(') depth += 1;
    else if (key === ')') depth = Math.max(0, depth - 1);
    const ends = key === '.';
    if (!ends && (depth > 0 || (key !== ',' && key !== ':'))) continue;
    close(index - 1, key);
    first = index + 1;
    if (ends) [clause, depth] = [clause + 1, 0];
  }
  close(tokens.length - 1, '.');
  return parts;
};
