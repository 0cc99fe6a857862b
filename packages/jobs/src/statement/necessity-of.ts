import type { Necessity } from '@winnow/contracts';
import type { Token } from '@winnow/skills';
import { hasAndWord } from '../words/and-word.ts';
import { type Clause, clauseAt } from './clauses.ts';
import type { Cue } from './find-cues.ts';

type Span = { readonly start: number; readonly end: number };

type Mark = Span & {
  readonly necessity: Necessity;
  /** Speaks of what follows it only. */
  readonly ahead: boolean;
};

export type Necessities = {
  /**
   * The necessity at the span according to a cue of its line; a cue that ends a list applies only if the span may be `listed`.
   * Undefined without a cue.
   */
  readonly of: (item: Span, listed: boolean) => Necessity | undefined;
  /** True when the words say that it is not required: "no degree required". */
  readonly denied: (item: Span) => boolean;
};

/** A clause with at most this many words beside its items is one of a list, which the cue of a later clause may reach. */
const maxWordsOfListed = 3;

/** A cue with at most this many other words speaks of the clause before. */
const maxWordsOfCue = 2;

const distance = (item: Span, mark: Span): number =>
  mark.start >= item.end ? mark.start - item.end : Math.max(0, item.start - mark.end + 1);

/** "English, and ideally Docker" without the comma: a word such as "and" divides the cue from the thing before it, none from that behind it. */
const isAhead = (text: string, { start, end }: Span, items: readonly Span[]): boolean => {
  const before = items.findLast((item) => item.end <= start);
  const behind = items.find((item) => item.start >= end);
  if (before === undefined || behind === undefined) return false;
  return hasAndWord(text.slice(before.end, start)) && !hasAndWord(text.slice(end, behind.start));
};

const nearest = (item: Span, marks: readonly Mark[]): Mark | undefined =>
  marks.toSorted((a, b) => distance(item, a) - distance(item, b))[0];

const byClause = <Each extends Span>(clauses: readonly Clause[], spans: readonly Each[]): readonly (readonly Each[])[] => {
  const lists: Each[][] = clauses.map(() => []);
  for (const span of spans) lists[clauseAt(clauses, span.start)]?.push(span);
  return lists;
};

/** For each clause the mark that its list takes over from an earlier clause, or from a later one. */
const inherited = (
  clauses: readonly Clause[],
  own: readonly (Mark | undefined)[],
  passes: (index: number) => boolean,
  step: 1 | -1,
): readonly (Mark | undefined)[] => {
  const found: (Mark | undefined)[] = clauses.map(() => undefined);
  const order = step === 1 ? clauses.keys() : [...clauses.keys()].toReversed();
  for (const index of order) {
    const source = index - step;
    const barred = step === 1 ? clauses[index]?.hard : clauses[source]?.hard;
    if (clauses[source] === undefined || barred === true || !passes(index)) continue;
    found[index] = own[source] ?? (passes(source) ? found[source] : undefined);
  }
  return found;
};

/**
 * Determines which cue applies to what in a statement: the nearest one in its clause, otherwise one that leads an earlier clause
 * ("Must have: Java, Spring"), otherwise one that ends its list ("Docker, Kubernetes are a plus").
 */
export const necessitiesOf = (
  text: string,
  clauses: readonly Clause[],
  tokens: readonly Token[],
  cues: readonly Cue[],
  items: readonly Span[],
): Necessities => {
  const nos = byClause(
    clauses,
    cues.filter(({ kind }) => kind === 'no'),
  );
  const isDenied = (mark: Span): boolean => nos[clauseAt(clauses, mark.start)]?.some(({ start }) => start < mark.start) ?? false;
  const spoken = cues.flatMap((cue): readonly Mark[] =>
    cue.kind === 'required' || cue.kind === 'preferred'
      ? [{ start: cue.start, end: cue.end, necessity: cue.kind, ahead: isAhead(text, cue, items) }]
      : [],
  );
  const denying = (mark: Mark): boolean => mark.necessity === 'required' && isDenied(mark);
  const marks = byClause(
    clauses,
    spoken.filter((mark) => !denying(mark)),
  );
  const denials = byClause(clauses, spoken.filter(denying));
  const itemsIn = byClause(clauses, items);
  const covered = new Set(items.flatMap(({ start, end }) => tokens.filter((token) => token.start >= start && token.end <= end)));
  const words = byClause(
    clauses,
    tokens.filter((token) => !covered.has(token)),
  );
  const isListed = (index: number): boolean => {
    const list = words[index] ?? [];
    return list.length <= maxWordsOfListed && !list.some(({ key }) => /\p{Nd}/u.test(key));
  };
  const firstItem = clauses.map(({ end }, index) => itemsIn[index]?.[0]?.start ?? end);
  // "Docker, is a plus", yet not "English, other languages are a plus".
  const isBare = (index: number): boolean =>
    (words[index] ?? []).filter(({ start, end }) => !cues.some((cue) => start >= cue.start && end <= cue.end)).length <=
    maxWordsOfCue;
  const isEmpty = (index: number): boolean => itemsIn[index]?.length === 0;
  // A cue between commas speaks of what stands before it: "Java, required, Go"; at the start, of what follows.
  const leads = marks.map((list, index) => {
    const last = list.at(-1);
    const before = isEmpty(index) ? index === 0 : last !== undefined && last.start <= (firstItem[index] ?? 0);
    return before ? last : undefined;
  });
  const ends = marks.map((list, index) => {
    const first = list[0];
    const behind = isEmpty(index) ? isBare(index) : first !== undefined && first.start > (firstItem[index] ?? 0);
    return behind ? first : undefined;
  });
  const silent = (index: number): boolean => marks[index]?.length === 0;
  const leading = inherited(clauses, leads, silent, 1);
  const trailing = inherited(clauses, ends, (index) => silent(index) && isListed(index), -1);

  return {
    of: (item, listed) => {
      const index = clauseAt(clauses, item.start);
      return (
        nearest(
          item,
          (marks[index] ?? []).filter(({ ahead, start }) => !ahead || item.start > start),
        ) ??
        leading[index] ??
        (listed ? trailing[index] : undefined)
      )?.necessity;
    },
    denied: (item) => {
      const index = clauseAt(clauses, item.start);
      return (denials[index]?.length ?? 0) > 0 && silent(index);
    },
  };
};
