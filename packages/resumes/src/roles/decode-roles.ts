import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { decode, maxDecoded, pricedSteps, scorerOf, weightsOf } from '@winnow/decode';
import { lazily } from '@winnow/kernel';
import type { EntryLabel } from '@winnow/languages';
import data from '../../data/line-roles.json' with { type: 'json' };
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { headingText } from '../headings/may-be-heading.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { hasSign, letter } from '../signs.ts';
import { lineFeatures } from './line-features.ts';
import { opensColumn } from './position-features.ts';
import { proseIn } from './prose.ts';
import { grammar, jumpPrice, type State, states } from './states.ts';

const weights = lazily(() => {
  const learned = weightsOf(data);
  const { steps } = learned;
  return { scoresOf: scorerOf(learned), steps, inside: pricedSteps(grammar, steps, jumpPrice) };
});

/** Longer lines head nothing, unless a label opens them. */
const maxHeadingLength = 120;

/** Lines without letters head nothing; the first line names a person or a document unless its words are those of a heading. */
const mayHead = ({ text, label }: ResumeLine, index: number): boolean =>
  label === null &&
  hasSign(text, letter) &&
  (text.length <= maxHeadingLength || /^[^:：]{2,60}[:：]/u.test(text)) &&
  (index > 0 || lookUpHeading(headingText(text), null) !== undefined);

const anyState = states.map(() => true);
const withoutHeadings = states.map(({ role }) => role !== 'heading');
const withoutNames = states.map(({ role }) => role === 'text' || role === 'body');

/** The sections in which forms ask for something. */
const askedIn: Readonly<Partial<Record<EntryLabel, SectionKind>>> = {
  company: 'experience',
  institution: 'education',
  degree: 'education',
  field: 'education',
};

/** What a label says of the section that it is in, in units of the weights: more than the words of a single line say. */
const labelWeight = 400;

/** What it says that a line was parted from its text as a heading, in the same units. */
const headsWeight = 200;

/** The scores of a line with what its label says, and what parted it from its text. */
const withLabel = (scores: Int32Array, { label, heads }: ResumeLine): Int32Array => {
  const kind = label === null ? undefined : askedIn[label];
  if (heads === true) return scores.map((score, index) => (states[index]?.role === 'heading' ? score + headsWeight : score));
  if (kind === undefined) return scores;
  return scores.map((score, index) => (states[index]?.kind === kind ? score + labelWeight : score));
};

/** What it says that the column above, on the page before, ended in a section of a kind, in the same units. */
const goesOnWeight = 300;

/** The kind of the last known heading in the column of a line that opens it on a later page; undefined on pages of one column. */
const goesOn = (lines: readonly ResumeLine[], index: number): SectionKind | undefined => {
  const line = lines[index] as ResumeLine;
  if (line.page === 1 || !opensColumn(lines, index)) return undefined;
  const above = lines.slice(0, index).filter(({ page }) => page === line.page - 1);
  if (above.every(({ column }) => column === line.column)) return undefined;
  for (const { column, text } of above.toReversed()) {
    const kind = column === line.column ? lookUpHeading(headingText(text), null)?.kind : undefined;
    if (kind !== undefined) return kind;
  }
  return undefined;
};

const withKind = (scores: Int32Array, kind: SectionKind | undefined): Int32Array =>
  kind === undefined
    ? scores
    : scores.map((score, index) => {
        const state = states[index];
        return state?.kind === kind && state.role !== 'heading' ? score + goesOnWeight : score;
      });

/** What each line is, decided for all lines together by learned weights. */
export const decodeRoles = (all: readonly ResumeLine[], language: LanguageCode | null): readonly State[] => {
  const learned = weights();
  const lines = all.slice(0, maxDecoded);
  const features = lineFeatures(lines, language);
  const prose = proseIn(lines, language);
  const scores = lines.map((line, index) => {
    const possible = prose.has(line) ? withoutNames : mayHead(line, index) ? anyState : withoutHeadings;
    return withKind(withLabel(learned.scoresOf(features[index] ?? [], possible), line), goesOn(lines, index));
  });
  const opens = (index: number): boolean => index > 0 && opensColumn(lines, index);
  const path = decode(grammar, { lines: scores, steps: learned.steps, inside: learned.inside }, opens);
  const decided = path.map((state) => states[state] as State);
  const { kind } = decided.at(-1) ?? { kind: 'other' };
  const onward = states.find((state) => state.kind === kind && (state.role === 'text' || state.role === 'body')) as State;
  return [...decided, ...all.slice(maxDecoded).map(() => onward)];
};
