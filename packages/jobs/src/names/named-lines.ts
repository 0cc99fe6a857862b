import type { LanguageCode } from '@winnow/contracts/constants';
import { lazily, lazilyByKey } from '@winnow/kernel';
import { companiesIn } from '../facts/company-in.ts';
import type { JobLine } from '../text/job-lines.ts';
import { lineWords, type Word } from './line-words.ts';
import { formOf } from './span-form.ts';
import { spansIn, type WordSpan } from './spans-in.ts';

/** A line in which names are looked for. */
export type NamedLine = {
  readonly index: number;
  readonly start: number;
  readonly end: number;
  readonly words: readonly Word[];
  readonly bullet: boolean;
  readonly marked: boolean;
  /** What a label before it says that it tells: "Position: ", or the line above. */
  readonly label: 'title' | 'company' | 'location' | 'other' | undefined;
  /** Where the label ends. */
  readonly told: number;
  /** What the line above ends with. */
  readonly above: 'nothing' | 'colon' | 'seeker' | 'notice' | 'text';
  readonly last: boolean;
  /** The words that may be a name. */
  readonly spans: () => readonly WordSpan[];
  /** The form of such words, which is the same for a title and an employer. */
  readonly form: (span: WordSpan) => readonly string[];
  /** Where it names companies with a legal form, in the text. */
  readonly legal: () => readonly { readonly start: number; readonly end: number }[];
};

/** Names stand in the first lines, or below the last paragraph. */
const maxReach = 1_800;
const maxEnd = 300;
const maxLines = 24;

/** Words are common that begin as one in lower case does, in so much of the text. */
const maxCommon = 8_000;
const commonLength = 7;

/** Of a line so much is looked at. */
const maxLine = 700;

export type LabelOf = (index: number) => { readonly fact: NonNullable<NamedLine['label']>; readonly from: number } | undefined;

/** The lines of a text in which names are looked for, with their words. */
export const namedLines = (
  text: string,
  lines: readonly JobLine[],
  labelOf: LabelOf,
  language: LanguageCode,
): readonly NamedLine[] => {
  const kept = lines
    .map((line, index) => ({ line, index }))
    .filter(({ line, index }) => (line.start < maxReach && index < maxLines) || line.start >= text.length - maxEnd);
  const common = new Set(
    [...text.slice(0, maxCommon).matchAll(/(?<![\p{L}@.])\p{Ll}[\p{L}\p{M}]{3,}/gu)].map(({ 0: word }) =>
      word.slice(0, commonLength),
    ),
  );
  const isCommon = (word: string): boolean => word.length >= 4 && common.has(word.toLowerCase().slice(0, commonLength));
  let above: NamedLine['above'] = 'nothing';
  return kept.map(({ line, index }) => {
    const end = Math.min(line.end, line.start + maxLine);
    const own = text.slice(line.start, end);
    const legal = lazily(() => companiesIn(own));
    const words = lineWords(own, line.start, legal, isCommon, language);
    const label = labelOf(index);
    const named: NamedLine = {
      index,
      start: line.start,
      end,
      words,
      bullet: line.bullet,
      marked: line.marked,
      label: label?.fact,
      told: line.start + (label?.from ?? 0),
      above,
      spans: lazily(() => spansIn(words)),
      form: lazilyByKey((span: WordSpan) => formOf(named, span)),
      legal: lazily(() => legal().map((each) => ({ start: line.start + each.start, end: line.start + each.end }))),
      last: index >= lines.length - 4,
    };
    const tail = words.at(-1);
    above =
      tail?.mark === 'seeker' || words.at(-2)?.mark === 'seeker'
        ? 'seeker'
        : words.every(({ mark }) => mark === 'notice' || mark === 'number')
          ? 'notice'
          : /[:：]\W*$/u.test(line.text)
            ? 'colon'
            : 'text';
    return named;
  });
};
