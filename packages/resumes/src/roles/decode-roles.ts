import type { LanguageCode, SectionKind } from '@winnow/contracts';
import { decode, maxDecoded, pricedSteps, scorerOf, weightsOf } from '@winnow/decode';
import { lazily } from '@winnow/kernel';
import type { EntryLabel } from '@winnow/languages';
import data from '../../data/line-roles.json' with { type: 'json' };
import { datedLine, isBareDate } from '../entries/dated-line.ts';
import { lookUpHeading } from '../headings/heading-lookup.ts';
import { headingText } from '../headings/may-be-heading.ts';
import type { ResumeLine } from '../layout/resume-line.ts';
import { digit, hasSign, letter } from '../signs.ts';
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

/**
 * Lines without letters, and dates, head nothing; the first line names a person or a document unless its words are those of a
 * heading.
 */
const mayHead = (line: ResumeLine, index: number, languages: readonly LanguageCode[]): boolean => {
  const { text, label } = line;
  return (
    label === null &&
    hasSign(text, letter) &&
    !(hasSign(text, digit) && isBareDate(datedLine(line, languages))) &&
    (text.length <= maxHeadingLength || /^[^:：]{2,60}[:：]/u.test(text)) &&
    (index > 0 || lookUpHeading(headingText(text), null) !== undefined)
  );
};

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

const raised = (scores: Int32Array, by: number, isMeant: (state: State) => boolean): Int32Array =>
  scores.map((score, index) => (isMeant(states[index] as State) ? score + by : score));

/** The scores of a line with what its label says, or what parted it from its text. */
const withLabel = (scores: Int32Array, { label, heads }: ResumeLine): Int32Array => {
  if (heads === true) return raised(scores, headsWeight, ({ role }) => role === 'heading');
  const asked = label === null ? undefined : askedIn[label];
  return asked === undefined ? scores : raised(scores, labelWeight, ({ kind }) => kind === asked);
};

/** What it says that the column above, on the page before, ended in a section of a kind, in the same units. */
const goesOnWeight = 300;

/**
 * For each line that opens a column on a later page, the kind of the last known heading in that column on the page before, where
 * that page has several columns.
 */
const kindsThatGoOn = (lines: readonly ResumeLine[]): readonly (SectionKind | undefined)[] => {
  if (lines.every(({ page }) => page === 1)) return [];
  const pages = new Map<number, Map<number, SectionKind | undefined>>();
  return lines.map((line, index) => {
    const above = pages.get(line.page - 1);
    const own = pages.get(line.page) ?? new Map<number, SectionKind | undefined>();
    const kind = lookUpHeading(headingText(line.text), null)?.kind;
    pages.set(line.page, own.set(line.column, kind ?? own.get(line.column)));
    const isOneColumn = above === undefined || [...above.keys()].every((column) => column === line.column);
    return isOneColumn || !opensColumn(lines, index) ? undefined : above.get(line.column);
  });
};

const withKind = (scores: Int32Array, kind: SectionKind | undefined): Int32Array =>
  kind === undefined ? scores : raised(scores, goesOnWeight, (state) => state.kind === kind && state.role !== 'heading');

/** What each line is, decided for all lines together by learned weights. */
export const decodeRoles = (all: readonly ResumeLine[], language: LanguageCode | null): readonly State[] => {
  const learned = weights();
  const lines = all.slice(0, maxDecoded);
  const features = lineFeatures(lines, language);
  const prose = proseIn(lines, language);
  const kinds = kindsThatGoOn(lines);
  const languages = language === null ? [] : [language];
  const scores = lines.map((line, index) => {
    const possible = prose.has(line) ? withoutNames : mayHead(line, index, languages) ? anyState : withoutHeadings;
    return withKind(withLabel(learned.scoresOf(features[index] ?? [], possible), line), kinds[index]);
  });
  const opens = (index: number): boolean => index > 0 && opensColumn(lines, index);
  const path = decode(grammar, { lines: scores, steps: learned.steps, inside: learned.inside }, opens);
  const decided = path.map((state) => states[state] as State);
  const { kind } = decided.at(-1) ?? { kind: 'other' };
  const onward = states.find((state) => state.kind === kind && (state.role === 'text' || state.role === 'body')) as State;
  return [...decided, ...all.slice(maxDecoded).map(() => onward)];
};
