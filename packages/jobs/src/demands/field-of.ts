import type { LanguageCode } from '@winnow/contracts/constants';
import type { Token } from '@winnow/skills';
import type { Cue } from '../statement/find-cues.ts';
import { findWordsAround } from '../statement/find-words-around.ts';
import type { FieldMark } from '../words/level-words.ts';
import { innerSpan } from './trimmed-words.ts';

type Span = { readonly start: number; readonly end: number };

/** Words that are no field; marked ones say on which side of them it stands. */
export type NoField = Span & { readonly mark?: FieldMark };

/** Words for a field, and whether words beside them say that they are one. */
export type Field = { readonly words: string; readonly marked: boolean };

type Gap = Span & { readonly rank: number };

const ranks = { front: 0, behind: 1, between: 2, marked: 3 } as const;

/** The stretches between words that are no field. */
const gapsBetween = (length: number, drop: readonly NoField[]): readonly Gap[] => {
  const gaps: Gap[] = [];
  const first = drop.find(({ mark }) => mark !== 'before')?.start ?? length;
  let at = 0;
  let left: NoField | undefined;
  for (const each of [...drop, { start: length, end: length }]) {
    const { start, end } = each;
    // "In Leeds we seek somebody with a degree": that "in" says nothing of a degree.
    const marked = (left?.mark === 'before' && first < left.start) || ('mark' in each && each.mark === 'behind');
    const rank = left === undefined ? ranks.front : start === length ? ranks.behind : ranks.between;
    if (start > at || start === length) gaps.push({ start: at, end: start, rank: marked ? ranks.marked : rank });
    if (end >= at) {
      at = end;
      left = each;
    }
  }
  return gaps;
};

/** The words for a field: best where others say so, between two words for the degree, else behind the first of them, else before it. */
export const fieldOf = (
  words: string,
  tokens: readonly Token[],
  cues: readonly Cue[],
  language: LanguageCode,
  drop: readonly NoField[],
): Field => {
  const joining = cues.filter(({ kind }) => kind === 'or' || kind === 'examples');
  const around = [...drop, ...joining, ...findWordsAround(tokens, language)];
  const fields = gapsBetween(words.length, drop).map(({ rank, ...gap }) => {
    const inner = innerSpan(words, tokens, gap, cues, language, around);
    if (inner === undefined) return { rank, words: '' };
    const { start, end } = inner;
    const found = words.slice(start, end).replace(/^\P{L}+|[^\p{L}\p{M})）]+$/gu, '');
    // A bracket that is cut belongs to what stands behind.
    const open = found.lastIndexOf('(');
    const whole = open >= 0 && !found.includes(')', open) ? found.slice(0, open).trim() : found;
    return { rank, words: whole };
  });
  const named = fields.filter((each) => /\p{L}{3}|\p{Lo}{2}/u.test(each.words));
  const [best] = named.toSorted((a, b) => b.rank - a.rank || (a.rank === ranks.marked ? 0 : b.words.length - a.words.length));
  return { words: best?.words ?? '', marked: best?.rank === ranks.marked };
};
