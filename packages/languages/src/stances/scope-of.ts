import type { Part } from './clause-parts.ts';
import { type ClauseToken, isUnspacedWord } from './clause-tokens.ts';
import type { CuePatterns, Direction } from './cue-patterns.ts';

/** A cue at the tokens `first` to `last`. */
export type Cue = { readonly first: number; readonly last: number; readonly direction: Direction; readonly gap: string };

/** First and last token of what a cue governs. */
export type Scope = readonly [first: number, last: number];

export type Clauses = {
  readonly tokens: readonly ClauseToken[];
  readonly parts: readonly Part[];
  /** The part of each token. */
  readonly partAt: readonly number[];
  /** Tokens of cues. */
  readonly cued: ReadonlySet<number>;
};

/** Items of a list are short. */
const maxItem = 4;
const maxUnspacedItem = 12;
const maxBareItem = 2;

/** How far a list or the end of brackets is followed, so that the work is linear. */
const maxItems = 12;
const maxLabelled = 40;
const maxBracket = 60;

const isWord = ({ key }: ClauseToken): boolean => /^[^,:().]/u.test(key);

/** What one cue governs: the part of the clause that holds it, and the other items of a list. */
export const scopeOf = (
  { first, last, direction, gap }: Cue,
  { tokens, parts, partAt, cued }: Clauses,
  { joiners, alternatives, empty }: CuePatterns,
): Scope => {
  // A cue may begin with the sign before its part.
  const at = partAt[first] ?? partAt[last] ?? 0;
  const own = parts[at] ?? { first, last, clause: 0, sign: '.' };
  const sibling = (index: number): Part | undefined => (parts[index]?.clause === own.clause ? parts[index] : undefined);
  const words = (from: number, to: number) => tokens.slice(from, to + 1).filter(isWord);
  const hasContent = (from: number, to: number): boolean => words(from, to).some(({ key }) => !empty.has(key));

  const isItem = ({ first: from, last: to }: Part, most: number): boolean => {
    const inside = words(from, Math.min(to, from + maxUnspacedItem + 1));
    const limit = inside.some(({ key }) => isUnspacedWord(key)) && most === maxItem ? maxUnspacedItem : most;
    return inside.length <= limit && to - from <= maxUnspacedItem && !inside.some((_, index) => cued.has(from + index));
  };
  const joins = ({ first: from, last: to }: Part, by: ReadonlySet<string>): boolean =>
    words(from, to).some(({ key }) => by.has(key));

  /** The end of a list that begins in this part: "no Java, Kotlin or Scala". */
  const listEnd = (end: number): number => {
    const leads = at === 0 || parts[at - 1]?.clause !== own.clause;
    for (let index = at + 1; index <= at + maxItems; index += 1) {
      const part = sibling(index);
      if (part === undefined || !isItem(part, maxItem)) break;
      if (joins(part, leads ? joiners : alternatives)) return part.last;
    }
    let bare = end;
    for (let index = at + 1; leads && index <= at + maxItems; index += 1) {
      const part = sibling(index);
      if (part === undefined) return bare;
      if (!isItem(part, maxBareItem)) return end;
      bare = part.last;
    }
    return end;
  };

  /** The start of a list that ends in this part: "Mit Java, Kotlin oder Scala habe ich nie gearbeitet". */
  const listStart = (): number => {
    let start = own.first;
    if (!words(own.first, first - 1).some(({ key }) => joiners.has(key))) return start;
    for (let index = at - 1; index >= at - maxItems; index -= 1) {
      const part = sibling(index);
      if (part === undefined || !isItem(part, maxItem)) break;
      start = part.first;
    }
    return start;
  };

  /** A label governs the rest of the clause, a part without content the one before it: "Kafka, which I have never used". */
  const besides = (): Scope => {
    if (own.sign === ':') {
      let end = at;
      while (end < at + maxLabelled && sibling(end + 1) !== undefined) end += 1;
      return [own.first, parts[end]?.last ?? own.last];
    }
    const before = sibling(at - 1);
    if (before === undefined) return [own.first, sibling(at + 1)?.last ?? own.last];
    const further = before.sign === ',' && isItem(before, maxBareItem) ? sibling(at - 2) : undefined;
    return [further !== undefined && isItem(further, maxItem) ? further.first : before.first, own.last];
  };

  let [from, to] = [own.first, own.last];
  let depth = 0;
  for (let index = first - 1; index >= own.first && index >= first - maxBracket; index -= 1) {
    const { key } = tokens[index] ?? { key: '' };
    if (key === ')') depth += 1;
    else if (key === '(') depth -= 1;
    if (depth < 0) {
      const close = tokens.slice(last + 1, own.last + 1).findIndex(({ key: sign }) => sign === ')' || sign === ',');
      to = close < 0 ? own.last : last + 1 + close;
      return direction === 'forward' && hasContent(last + 1, to) ? [first, to] : [own.first, to];
    }
  }
  const [before, after] = [hasContent(own.first, first - 1), hasContent(last + 1, own.last)];
  const filled = gap.split(' ').some((key) => key !== '' && !empty.has(key));
  if (!before && !after) return filled ? [own.first, listEnd(own.last)] : besides();
  if (!after || (direction === 'backward' && before)) return [listStart(), direction === 'backward' ? last : own.last];
  const lead = tokens.slice(own.first, first).findLastIndex((token) => isWord(token) && !empty.has(token.key));
  const joined = before && words(own.first + lead + 1, first - 1).some(({ key }) => joiners.has(key));
  if (direction === 'forward' || joined) from = first;
  else if (before) from = listStart();
  to = listEnd(own.last);
  const label = before && direction !== 'both' ? undefined : sibling(at - 1);
  if (label?.sign === ':' && isItem(label, maxItem)) from = label.first;
  return [from, to];
};
