import type { LanguageCode } from '@winnow/contracts/constants';
import { hiringLocaleOf, tableOfLanguage } from '@winnow/languages/hiring';
import { type Token, tokensOf } from '@winnow/skills';
import type { Cue } from '../statement/find-cues.ts';
import { findWordsAround } from '../statement/find-words-around.ts';
import type { FieldMark } from '../words/level-words.ts';
import { innerSpan, smallWords } from './trimmed-words.ts';

type Span = { readonly start: number; readonly end: number };

/** Words that are no field; marked ones say on which side of them it stands. */
type NoField = Span & { readonly mark?: FieldMark };

/** Words for a field, and whether words beside them say that they are one. */
type Field = { readonly words: string; readonly marked: boolean };

type Gap = Span & { readonly rank: number };

const ranks = { front: 0, behind: 1, between: 2, marked: 3 } as const;

/** The stretches between words that are no field. */
const gapsBetween = (length: number, drop: readonly NoField[]): readonly Gap[] => {
  const gaps: Gap[] = [];
  const before = drop.filter(({ mark }) => mark === 'before');
  const behind = drop.filter(({ mark }) => mark === 'behind');
  const first = drop.find(({ mark }) => mark !== 'before')?.start ?? length;
  const end = { start: length, end: length };
  let at = 0;
  for (const each of [...drop, end]) {
    if (each.start > at || each === end) {
      // "In Leeds we seek somebody with a degree": that "in" says nothing of a degree.
      const isMarked =
        before.some((mark) => mark.end === at && mark.start > first) ||
        behind.some(({ start }) => start >= each.start && start < each.end);
      const rank = each === end ? ranks.behind : at === 0 ? ranks.front : ranks.between;
      gaps.push({ start: at, end: each.start, rank: isMarked ? ranks.marked : rank });
    }
    at = Math.max(at, each.end);
  }
  return gaps;
};

const andWords = tableOfLanguage(
  ({ job }): ReadonlySet<string> => new Set((job.joining.and ?? []).flatMap((word) => tokensOf(word).map(({ key }) => key))),
);

/** "We ask for a technical degree": what stands before the last small word is no field, but where these stand behind one. */
const frontOf = (gap: Span, tokens: readonly Token[], joining: readonly Span[], language: LanguageCode): Span => {
  if (hiringLocaleOf(language).job.education?.fields?.first === true) return gap;
  const isJoining = ({ start, end, key }: Token): boolean =>
    andWords(language).has(key) || joining.some((each) => each.start <= start && each.end >= end);
  const small = tokens.findLast(
    (token) => token.start >= gap.start && token.end <= gap.end && smallWords(language).has(token.key) && !isJoining(token),
  );
  return { start: small?.end ?? gap.start, end: gap.end };
};

/** Three letters, two of a script without capitals, or two capitals: "HR". Marks that belong to a letter are none. */
const isName = (words: string): boolean => /(?:\p{L}\p{M}*){3}|(?:\p{Lo}\p{M}*){2}|\p{Lu}{2}/u.test(words);

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
    const place = gap.start === 0 ? frontOf(gap, tokens, joining, language) : gap;
    const inner = innerSpan(words, tokens, place, cues, language, around);
    if (inner === undefined) return { rank, words: '' };
    const { start, end } = inner;
    const found = words.slice(start, end).replace(/^\P{L}+|[^\p{L}\p{M})）]+$/gu, '');
    // A bracket that is cut belongs to what stands behind.
    const open = found.lastIndexOf('(');
    const whole = open >= 0 && !found.includes(')', open) ? found.slice(0, open).trim() : found;
    return { rank, words: whole };
  });
  const named = fields.filter((each) => isName(each.words));
  const [best] = named.toSorted((a, b) => b.rank - a.rank || (a.rank === ranks.marked ? 0 : b.words.length - a.words.length));
  return { words: best?.words ?? '', marked: best?.rank === ranks.marked };
};
