import { bucket } from '@winnow/decode';
import { lazilyByKey } from '@winnow/kernel';
import type { Word } from './line-words.ts';
import type { WordSpan } from './spans-in.ts';

type Line = {
  readonly index: number;
  readonly words: readonly Word[];
  readonly bullet: boolean;
  readonly marked: boolean;
  readonly last: boolean;
};

/** Features of one name with few values: made once, as thousands of them are looked up. */
export const valued = (name: string) => lazilyByKey((value: string | number) => `${name} ${value}`);

const [lineAt, inCase, ofWords] = [valued('line'), valued('case'), valued('words')];
const [wholeOf, partOf] = [valued('whole of line'), valued('part of line')];
const [lineOf, shareOf] = [valued('line words'), valued('share of line')];

const gapsWithin = (words: readonly Word[], { first, last }: WordSpan): readonly string[] => {
  const found = new Set<string>();
  for (const word of words.slice(first + 1, last + 1)) {
    if (word.gap !== ' ' && word.gap !== '') found.add(`crosses ${word.gap}`);
    if (word.mark !== undefined) found.add(`has ${word.mark}`);
  }
  return [...found];
};

/** In which case words are written. */
export const caseOf = (words: readonly Word[]): string => {
  const hasSmall = words.some((word) => word.hasSmall);
  if (!hasSmall) return words.some(({ hasCapital }) => hasCapital) ? 'upper' : 'caseless';
  return words[0]?.capital === true ? (words.every(({ capital }) => capital) ? 'title case' : 'capital') : 'lower';
};

/** What the words are behind a sign. */
export const kindOf = (words: readonly Word[]): string =>
  words.some(({ mark }) => mark === 'number')
    ? 'number'
    : words.some(({ terms }) => terms)
      ? 'terms'
      : words.some(({ mark }) => mark === 'everybody')
        ? 'everybody'
        : words.some(({ mark }) => mark === 'stop' || mark === 'ends')
          ? 'phrase'
          : !words.some(({ cased }) => cased)
            ? 'caseless'
            : words.some(({ common }) => common)
              ? 'common words'
              : 'names';

/** The parts of a name behind signs: "Clerk (payroll) – Leeds". */
const tailsOf = (words: readonly Word[]): readonly string[] => {
  const cuts = words.flatMap(({ gap }, index) => (index > 0 && gap !== ' ' && gap !== '' && gap !== ')' ? [index] : []));
  return cuts.flatMap((at, order) => {
    const own = words.slice(at, cuts[order + 1] ?? words.length);
    const sign = `tail ${words[at]?.gap}`;
    const kind = kindOf(own);
    return [sign, `${sign} ${kind}`, `${sign} ${caseOf(own)}`, `tail ${kind}`, `${sign} ${bucket(own.length, [1, 2, 4])}`];
  });
};

/** Where words for kinds of employers are. */
const kindsWithin = (own: readonly Word[]): readonly string[] => {
  if (!own.some(({ kind }) => kind)) return ['no kind'];
  return [
    own.length === 1 ? 'only kind' : 'kind',
    ...(own[0]?.kind ? ['kind first'] : []),
    ...(own.at(-1)?.kind ? ['kind last'] : []),
  ];
};

/** The form of some words of a line, and where they stand in it. */
export const formOf = (line: Line, span: WordSpan): readonly string[] => {
  const own = line.words.slice(span.first, span.last + 1);
  const count = line.words.length;
  const [starts, ends] = [span.first === 0, span.last === count - 1];
  const place = line.last && line.index > 8 ? 'last' : bucket(line.index, [0, 1, 2, 3, 5, 8, 12]);
  return [
    lineAt(place),
    inCase(caseOf(own)),
    ofWords(bucket(own.length, [1, 2, 3, 5, 7])),
    starts && ends ? 'whole line' : starts ? 'starts line' : ends ? 'ends line' : 'within line',
    (starts && ends ? wholeOf : partOf)(place),
    lineOf(bucket(count, [2, 4, 8, 16])),
    shareOf(bucket(own.length / Math.max(1, count), [0.2, 0.5, 0.8, 0.99])),
    ...(line.bullet ? ['bullet'] : []),
    ...(line.marked ? ['marked'] : []),
    ...gapsWithin(line.words, span),
    ...tailsOf(own),
    ...(own.some(({ terms }) => terms) ? ['terms'] : []),
    ...kindsWithin(own),
    ...(own[0]?.mark === undefined ? [] : [`begins with ${own[0].mark}`]),
    ...(own.at(-1)?.mark === undefined ? [] : [`ends with ${own.at(-1)?.mark}`]),
  ];
};
