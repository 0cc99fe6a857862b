import type { LanguageCode } from '@winnow/contracts/constants';
import { partsOf } from './clause-parts.ts';
import { type ClauseToken, clauseTokens } from './clause-tokens.ts';
import { cuePatterns, directions, type Stance, stances } from './cue-patterns.ts';
import { type Cue, scopeOf } from './scope-of.ts';

/** A range of a text whose terms carry a stance, in UTF-16 units. */
export type StanceRange = { readonly start: number; readonly end: number; readonly stance: Stance };

type Found = Cue & { readonly stance: Stance };

/** The places of a pattern as tokens; each match begins at a token and ends behind one. */
const placesOf = (pattern: RegExp, joined: string, indexAt: ReadonlyMap<number, number>): readonly Cue[] =>
  Array.from(joined.matchAll(pattern), ({ 0: match, index, groups = {} }) => {
    const first = indexAt.get(index) ?? 0;
    const last = (indexAt.get(index + match.length) ?? first + 1) - 1;
    const { gap = '' }: Readonly<Record<string, string | undefined>> = groups;
    const direction = directions.find((name) => groups[name] !== undefined) ?? 'both';
    return { first, last, direction, gap };
  });

const within = ({ first, last }: Cue): readonly number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** "2021 – in progress" is the period of a position that goes on. */
const isEndOfPeriod = (tokens: readonly ClauseToken[], { first }: Cue): boolean =>
  tokens[first - 1]?.key === ',' && /^\p{Nd}{4}$/u.test(tokens[first - 2]?.key ?? '');

/** Neighbours with the same stance as one range; where stances meet, the one listed first in `stances` holds. */
const rangesOf = (tokens: readonly ClauseToken[], found: readonly (Found & { scope: readonly [number, number] })[]) => {
  const held = new Map<number, Stance>();
  for (const stance of stances)
    for (const { scope, stance: own } of found)
      if (own === stance) for (let index = scope[0]; index <= scope[1]; index += 1) if (!held.has(index)) held.set(index, stance);
  const ranges: { start: number; end: number; stance: Stance; last: number }[] = [];
  for (const [index, { start, end }] of tokens.entries()) {
    const stance = held.get(index);
    const open = ranges.at(-1);
    if (stance === undefined) continue;
    if (open?.last === index - 1 && open.stance === stance) [open.end, open.last] = [end, index];
    else ranges.push({ start, end, stance, last: index });
  }
  return ranges.map(({ start, end, stance }): StanceRange => ({ start, end, stance }));
};

/**
 * Where a text says that something is not there, only hoped for, or there at the lowest level: the ranges whose terms carry that stance,
 * in their order, none within another. Cues are those of the language and of English. Better given a whole entry or section than its
 * lines, as sentences are wrapped.
 */
export const stancesIn = (text: string, language: LanguageCode | null): readonly StanceRange[] => {
  const patterns = cuePatterns(language ?? 'en');
  const tokens = clauseTokens(text, language ?? 'en');
  const indexAt = new Map<number, number>();
  let joined = ' ';
  for (const [index, { key }] of tokens.entries()) {
    indexAt.set(joined.length, index);
    joined += `${key} `;
  }
  indexAt.set(joined.length, tokens.length);
  const excepted = new Set(placesOf(patterns.exceptions, joined, indexAt).flatMap(within));
  const found = stances.flatMap((stance) =>
    placesOf(patterns.cues[stance], joined, indexAt)
      .filter((cue) => !within(cue).some((index) => excepted.has(index)) && !isEndOfPeriod(tokens, cue))
      .map((cue): Found => ({ ...cue, stance })),
  );
  if (found.length === 0) return [];
  const cued = new Set(found.flatMap(within));
  const contrasts = placesOf(patterns.contrast, joined, indexAt).filter(
    (place) => !within(place).some((index) => excepted.has(index) || (place.direction !== 'backward' && cued.has(index))),
  );
  const startsClause = new Set(contrasts.map(({ first, last, direction }) => (direction === 'backward' ? last + 1 : first)));
  const parts = partsOf(tokens, startsClause);
  const partAt: number[] = [];
  for (const [number, { first, last }] of parts.entries())
    for (let index = first; index <= last; index += 1) partAt[index] = number;
  const clauses = { tokens, parts, partAt, cued };
  return rangesOf(
    tokens,
    found.map((cue) => ({ ...cue, scope: scopeOf(cue, clauses, patterns) })),
  );
};
