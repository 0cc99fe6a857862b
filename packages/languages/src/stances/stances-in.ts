import type { LanguageCode } from '@winnow/contracts/constants';
import { partsOf } from './clause-parts.ts';
import { type ClauseToken, clauseTokens } from './clause-tokens.ts';
import { type CuePattern, cuePatterns, directions, type Stance, stances } from './cue-patterns.ts';
import { type Cue, scopeOf } from './scope-of.ts';

type Span = { readonly start: number; readonly end: number };

/** A range of a text whose terms carry a stance, in UTF-16 units, and the words that say so, of which none is such a term. */
export type StanceRange = Span & { readonly stance: Stance; readonly saidBy: readonly Span[] };

type Found = Cue & { readonly stance: Stance };

/** Tokens as one text, with a space behind each, and where each begins in it. */
type Joined = { readonly text: string; readonly tokens: readonly ClauseToken[]; readonly starts: readonly number[] };

const joinedOf = (tokens: readonly ClauseToken[]): Joined => {
  const starts: number[] = [];
  let text = '';
  for (const { key } of tokens) {
    starts.push(text.length);
    text += `${key} `;
  }
  return { text, tokens, starts };
};

/** The places of a pattern as tokens, none within another; each match begins at a token and ends behind one. */
const placesOf = ({ pattern, mayBegin }: CuePattern, { text, tokens, starts }: Joined): readonly Cue[] => {
  const places: Cue[] = [];
  let free = 0;
  for (let first = 0; first < tokens.length; first += 1) {
    const start = starts[first] ?? 0;
    if (start < free || !mayBegin((tokens[first] as ClauseToken).key)) continue;
    pattern.lastIndex = start;
    const groups = pattern.exec(text)?.groups;
    if (groups === undefined) continue;
    free = pattern.lastIndex;
    let last = first;
    while ((starts[last + 1] ?? free) < free) last += 1;
    const { gap = '' }: Readonly<Record<string, string | undefined>> = groups;
    places.push({ first, last, direction: directions.find((name) => groups[name] !== undefined) ?? 'both', gap });
  }
  return places;
};

const within = ({ first, last }: Cue): readonly number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** "2021 – in progress" is the period of a position that goes on. */
const isEndOfPeriod = (tokens: readonly ClauseToken[], { first }: Cue): boolean =>
  tokens[first - 1]?.key === ',' && /^\p{Nd}{4}$/u.test(tokens[first - 2]?.key ?? '');

/** The tokens of a cue without what stands between its words. */
const ownWords = (cue: Cue, tokens: readonly ClauseToken[]): readonly number[] => {
  const between = new Set(cue.gap.split(' '));
  return within(cue).filter((index) => /^[^,:().]/u.test(tokens[index]?.key ?? '') && !between.has(tokens[index]?.key ?? ''));
};

/** Neighbours with the same stance as one range; where stances meet, the one listed first in `stances` holds. */
const rangesOf = (tokens: readonly ClauseToken[], found: readonly (Found & { scope: readonly [number, number] })[]) => {
  const held = new Map<number, Stance>();
  for (const stance of stances)
    for (const { scope, stance: own } of found)
      if (own === stance) for (let index = scope[0]; index <= scope[1]; index += 1) if (!held.has(index)) held.set(index, stance);
  const saying = new Set(found.flatMap((cue) => ownWords(cue, tokens)));
  const ranges: { start: number; end: number; stance: Stance; saidBy: Span[]; last: number }[] = [];
  for (const [index, { start, end }] of tokens.entries()) {
    const stance = held.get(index);
    const open = ranges.at(-1);
    if (stance === undefined) continue;
    const said = saying.has(index) ? [{ start, end }] : [];
    if (open?.last === index - 1 && open.stance === stance) {
      [open.end, open.last] = [end, index];
      open.saidBy.push(...said);
    } else ranges.push({ start, end, stance, saidBy: said, last: index });
  }
  return ranges.map(({ start, end, stance, saidBy }): StanceRange => ({ start, end, stance, saidBy }));
};

/**
 * Where a text says that something is not there, only hoped for, or there at the lowest level: the ranges whose terms carry that stance,
 * in their order, none within another. Cues are those of the language and of English. Better given a whole entry or section than its
 * lines, as sentences are wrapped.
 */
export const stancesIn = (text: string, language: LanguageCode | null): readonly StanceRange[] => {
  const patterns = cuePatterns(language ?? 'en');
  const tokens = clauseTokens(text, language ?? 'en');
  const joined = joinedOf(tokens);
  const cues = stances.flatMap((stance) =>
    placesOf(patterns.cues[stance], joined)
      .filter((cue) => !isEndOfPeriod(tokens, cue))
      .map((cue): Found => ({ ...cue, stance })),
  );
  if (cues.length === 0) return [];
  const excepted = new Set(placesOf(patterns.exceptions, joined).flatMap(within));
  const found = cues.filter((cue) => !within(cue).some((index) => excepted.has(index)));
  if (found.length === 0) return [];
  const cued = new Set(found.flatMap(within));
  const contrasts = placesOf(patterns.contrast, joined).filter(
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
