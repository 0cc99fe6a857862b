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

/** The sections in which forms ask for something. */
const askedIn: Readonly<Partial<Record<EntryLabel, SectionKind>>> = {
  company: 'experience',
  institution: 'education',
  degree: 'education',
  field: 'education',
};

/** What a label says of the section that it is in, in units of the weights: more than the words of a single line say. */
const labelWeight = 400;

/** The scores of a line with what its label says. */
const withLabel = (scores: Int32Array, { label }: ResumeLine): Int32Array => {
  const kind = label === null ? undefined : askedIn[label];
  if (kind === undefined) return scores;
  return scores.map((score, index) => (states[index]?.kind === kind ? score + labelWeight : score));
};

/** What each line is, decided for all lines together by learned weights. */
export const decodeRoles = (all: readonly ResumeLine[], language: LanguageCode | null): readonly State[] => {
  const learned = weights();
  const lines = all.slice(0, maxDecoded);
  const features = lineFeatures(lines, language);
  const scores = lines.map((line, index) =>
    withLabel(learned.scoresOf(features[index] ?? [], mayHead(line, index) ? anyState : withoutHeadings), line),
  );
  const opens = (index: number): boolean => index > 0 && opensColumn(lines, index);
  const path = decode(grammar, { lines: scores, steps: learned.steps, inside: learned.inside }, opens);
  const decided = path.map((state) => states[state] as State);
  const { kind } = decided.at(-1) ?? { kind: 'other' };
  const onward = states.find((state) => state.kind === kind && (state.role === 'text' || state.role === 'body')) as State;
  return [...decided, ...all.slice(maxDecoded).map(() => onward)];
};
