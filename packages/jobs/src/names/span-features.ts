import { bucket } from '@winnow/decode';
import type { DecodedPiece } from '../pieces/decode-pieces.ts';
import type { Word } from './line-words.ts';
import type { NamedLine } from './named-lines.ts';
import { isCased, type WordSpan } from './spans-in.ts';

const gapsWithin = (words: readonly Word[], { first, last }: WordSpan): readonly string[] => {
  const found = new Set<string>();
  for (const word of words.slice(first + 1, last + 1)) {
    if (word.gap !== ' ' && word.gap !== '') found.add(`crosses ${word.gap}`);
    if (word.mark !== undefined) found.add(`has ${word.mark}`);
  }
  return [...found];
};

const caseOf = (words: readonly Word[]): string => {
  const letters = words.map(({ text }) => text).join('');
  if (!/\p{Lu}|\p{Ll}/u.test(letters)) return 'caseless';
  if (!/\p{Ll}/u.test(letters)) return 'upper';
  return words[0]?.capital === true ? (words.every(({ capital }) => capital) ? 'title case' : 'capital') : 'lower';
};

/** What the words are behind a sign. */
export const kindOf = (words: readonly Word[], isCommon: (word: string) => boolean): string =>
  words.some(({ mark }) => mark === 'number')
    ? 'number'
    : words.some(({ terms }) => terms)
      ? 'terms'
      : words.some(({ mark }) => mark === 'everybody')
        ? 'everybody'
        : words.some(({ mark }) => mark === 'stop' || mark === 'ends')
          ? 'phrase'
          : !words.some(({ text }) => isCased(text))
            ? 'caseless'
            : words.some(({ text }) => isCommon(text))
              ? 'common words'
              : 'names';

/** The parts of a name behind signs: "Clerk (payroll) – Leeds". */
const tailsOf = (words: readonly Word[], isCommon: (word: string) => boolean): readonly string[] => {
  const cuts = words.flatMap(({ gap }, index) => (index > 0 && gap !== ' ' && gap !== '' && gap !== ')' ? [index] : []));
  return cuts.flatMap((at, order) => {
    const own = words.slice(at, cuts[order + 1] ?? words.length);
    const sign = `tail ${words[at]?.gap}`;
    return [
      sign,
      `${sign} ${kindOf(own, isCommon)}`,
      `${sign} ${caseOf(own)}`,
      `tail ${kindOf(own, isCommon)}`,
      `${sign} ${bucket(own.length, [1, 2, 4])}`,
    ];
  });
};

/** The form of some words of a line, and where they stand in it. */
export const formOf = (line: NamedLine, span: WordSpan): readonly string[] => {
  const own = line.words.slice(span.first, span.last + 1);
  const count = line.words.length;
  const [starts, ends] = [span.first === 0, span.last === count - 1];
  const place = line.last && line.index > 8 ? 'last' : bucket(line.index, [0, 1, 2, 3, 5, 8, 12]);
  return [
    `line ${place}`,
    `case ${caseOf(own)}`,
    `words ${bucket(own.length, [1, 2, 3, 5, 7])}`,
    starts && ends ? 'whole line' : starts ? 'starts line' : ends ? 'ends line' : 'within line',
    `${starts && ends ? 'whole' : 'part'} of line ${place}`,
    `line words ${bucket(count, [2, 4, 8, 16])}`,
    `share of line ${bucket(own.length / Math.max(1, count), [0.2, 0.5, 0.8, 0.99])}`,
    ...(line.bullet ? ['bullet'] : []),
    ...(line.marked ? ['marked'] : []),
    ...gapsWithin(line.words, span),
    ...tailsOf(own, line.isCommon),
    ...(own.some(({ terms }) => terms) ? ['terms'] : []),
    ...(own[0]?.mark === undefined ? [] : [`begins with ${own[0].mark}`]),
    ...(own.at(-1)?.mark === undefined ? [] : [`ends with ${own.at(-1)?.mark}`]),
  ];
};

/** What stands behind some words on their line: a bracket, a place, numbers. */
const restOf = (rest: readonly Word[], isCommon: (word: string) => boolean): readonly string[] => {
  const [next] = rest;
  if (next === undefined || next.gap === ' ' || next.gap === '') return [];
  const sign = `rest ${next.gap}`;
  const end = rest.findIndex(({ gap }, at) => at > 0 && gap !== ' ' && gap !== '');
  const part = end < 0 ? rest : rest.slice(0, end);
  return [
    `${sign} ${bucket(part.length, [1, 2, 4])}`,
    `${sign} ${kindOf(part, isCommon)}`,
    `rest ${kindOf(part, isCommon)}`,
    `${sign} ${caseOf(part)}`,
    end < 0 ? `${sign} ends line` : `${sign} then ${rest[end]?.gap}`,
  ];
};

/** Whether words end in a call or a question, as slogans do. */
export const isCalled = (text: string, end: number): boolean => /^[!?！？]/u.test(text.slice(end, end + 1));

const maxReach = 8;

/** Of a name that a label begins: "Position: Cook". */
export const ownLabel = 'label own first';

/** What stands on both sides of some words of a line, and above it. */
export const neighbours = (line: NamedLine, { first, last }: WordSpan, fact: 'title' | 'company'): readonly string[] => {
  const { words } = line;
  const [before, behind] = [words[first - 1], words[last + 1]];
  const own = words[first];
  const features = [
    `left ${own?.gap ?? 'edge'}`,
    `left ${before?.mark ?? (before === undefined ? 'edge' : 'word')}`,
    `right ${behind?.gap ?? 'edge'}`,
    `right ${behind?.mark ?? (behind === undefined ? 'edge' : 'word')}`,
    ...(first === 0 ? [`above ${line.above}`] : []),
  ];
  const far = words.slice(Math.max(0, first - maxReach), first).findLastIndex(({ mark }) => mark === 'seeker');
  if (far >= 0) features.push(`behind seeker ${bucket(Math.min(first, maxReach) - far - 1, [0, 1, 3])}`);
  const ahead = words.slice(last + 1, last + 1 + maxReach).findIndex(({ mark }) => mark === 'seeker');
  if (ahead >= 0) features.push(`before seeker ${bucket(ahead, [0, 1, 3])}`);
  if (words.slice(0, first).some(({ mark }) => mark === 'notice')) features.push('behind notice');
  features.push(...restOf(words.slice(last + 1), line.isCommon));
  if (line.label !== undefined) {
    const isTold = (own?.start ?? 0) >= line.told;
    const starts = isTold && (before === undefined || before.end <= line.told);
    features.push(`label ${line.label === fact ? 'own' : 'other'} ${starts ? 'first' : isTold ? 'later' : 'itself'}`);
  }
  return features;
};

/** What the piece of the text is in which some words stand. */
export const pieceFeatures = (
  pieces: readonly DecodedPiece[],
  span: { readonly start: number; readonly end: number },
  fact: 'title' | 'company',
): readonly string[] => {
  let [best, most]: [DecodedPiece | undefined, number] = [undefined, 0];
  for (const piece of pieces) {
    if (piece.start >= span.end) break;
    const shared = Math.min(piece.end, span.end) - Math.max(piece.start, span.start);
    if (shared > most) [best, most] = [piece, shared];
  }
  if (best === undefined) return [];
  const { state } = best;
  return [
    `piece ${state.role}`,
    ...('kind' in state ? ['piece asked'] : []),
    `piece ${fact} ${bucket(best[fact], [-600, -300, -100, 0, 200])}`,
    `piece share ${bucket((span.end - span.start) / Math.max(1, best.end - best.start), [0.3, 0.6, 0.9])}`,
  ];
};
