import { bucket } from '@winnow/decode';
import { partitionPoint } from '@winnow/kernel';
import type { DecodedPiece } from '../pieces/decode-pieces.ts';
import type { Word } from './line-words.ts';
import type { NamedLine } from './named-lines.ts';
import { caseOf, kindOf, valued } from './span-form.ts';
import type { WordSpan } from './spans-in.ts';

const [left, right, above] = [valued('left'), valued('right'), valued('above')];
const [pieceIs, pieceUnder, pieceShare] = [valued('piece'), valued('piece under'), valued('piece share')];
const pieceNames = { title: valued('piece title'), company: valued('piece company') };

/** What stands behind some words on their line: a bracket, a place, numbers. */
const restOf = (rest: readonly Word[]): readonly string[] => {
  const [next] = rest;
  if (next === undefined || next.gap === ' ' || next.gap === '') return [];
  const sign = `rest ${next.gap}`;
  const end = rest.findIndex(({ gap }, at) => at > 0 && gap !== ' ' && gap !== '');
  const part = end < 0 ? rest : rest.slice(0, end);
  const kind = kindOf(part);
  return [
    `${sign} ${bucket(part.length, [1, 2, 4])}`,
    `${sign} ${kind}`,
    `rest ${kind}`,
    `${sign} ${caseOf(part)}`,
    end < 0 ? `${sign} ends line` : `${sign} then ${rest[end]?.gap}`,
  ];
};

/** Whether words end in a call or a question, as slogans do. */
export const isCalled = (text: string, end: number): boolean => /^[!?！？]/u.test(text.slice(end, end + 1));

const isSmall = (word: Word | undefined): boolean => word?.mark === 'stop' || word?.mark === 'and';

/** Whether a name goes on behind a small word on either side: "Museum of Trades". */
const bridges = (words: readonly Word[], first: number, last: number): readonly string[] => {
  const features: string[] = [];
  const [before, behind] = [words[first - 2], words[last + 2]];
  if (before?.capital === true && isSmall(words[first - 1]) && words[first]?.gap === ' ' && words[first - 1]?.gap === ' ')
    features.push(before.kind ? 'bridged before kind' : 'bridged before');
  if (behind?.capital === true && isSmall(words[last + 1]) && words[last + 1]?.gap === ' ' && behind.gap === ' ')
    features.push(behind.kind ? 'bridged behind kind' : 'bridged behind');
  return features;
};

const maxReach = 8;

/** Of a name that a label begins: "Position: Cook". */
export const ownLabel = 'label own first';

/** What stands on both sides of some words of a line, and above it. */
export const neighbours = (line: NamedLine, { first, last }: WordSpan, fact: 'title' | 'company'): readonly string[] => {
  const { words } = line;
  const [before, behind] = [words[first - 1], words[last + 1]];
  const own = words[first];
  const features = [
    left(own?.gap ?? 'edge'),
    left(before?.mark ?? (before === undefined ? 'edge' : 'word')),
    right(behind?.gap ?? 'edge'),
    right(behind?.mark ?? (behind === undefined ? 'edge' : 'word')),
    ...(first === 0 ? [above(line.above)] : []),
    ...(before?.kind === true && own?.gap !== '.' ? [`left kind ${own?.gap}`] : []),
    ...(behind?.kind === true && behind.gap !== '.' ? [`right kind ${behind.gap}`] : []),
    ...bridges(words, first, last),
  ];
  const far = words.slice(Math.max(0, first - maxReach), first).findLastIndex(({ mark }) => mark === 'seeker');
  if (far >= 0) features.push(`behind seeker ${bucket(Math.min(first, maxReach) - far - 1, [0, 1, 3])}`);
  const ahead = words.slice(last + 1, last + 1 + maxReach).findIndex(({ mark }) => mark === 'seeker');
  if (ahead >= 0) features.push(`before seeker ${bucket(ahead, [0, 1, 3])}`);
  if (words.slice(0, first).some(({ mark }) => mark === 'notice')) features.push('behind notice');
  features.push(...restOf(words.slice(last + 1)));
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
  const first = partitionPoint(pieces.length, (index) => (pieces[index]?.end ?? 0) <= span.start);
  for (let index = first; index < pieces.length; index += 1) {
    const piece = pieces[index];
    if (piece === undefined || piece.start >= span.end) break;
    const shared = Math.min(piece.end, span.end) - Math.max(piece.start, span.start);
    if (shared > most) [best, most] = [piece, shared];
  }
  if (best === undefined) return [];
  const { state } = best;
  return [
    pieceIs(state.role),
    pieceUnder(best.part),
    ...('kind' in state ? ['piece asked'] : []),
    pieceNames[fact](bucket(best[fact], [-600, -300, -100, 0, 200])),
    pieceShare(bucket((span.end - span.start) / Math.max(1, best.end - best.start), [0.3, 0.6, 0.9])),
  ];
};
