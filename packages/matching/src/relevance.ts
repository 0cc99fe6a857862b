import type { JobReading, LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { likeness, type Meaning, meaningOf, noMeaning } from '@winnow/meaning';
import { nearness, occupationsOf } from '@winnow/skills';
import { monthsOf, type Period, type Periods } from './periods.ts';
import { isOfSchool, isProof, type Place } from './place.ts';
import { neutralTitle, titleText } from './title-text.ts';

/** How much the work of a resume is that of a job, each from 0 to 1. */
export type Relevance = {
  readonly of: (work: Period) => number;
  /** That of the most relevant work that lasted. */
  readonly career: number;
};

/** What each nearness of two occupations counts. */
const shares = { same: 1, near: 0.7, trade: 0.3, none: 0 } as const;

/** From which likeness on a title, or what is told of the work, counts, and from which on in full. Chosen on the tune jobs of test/judging. */
const titles = { from: 18, full: 56 };
const statements = { from: 20, full: 38 };

const betweenKnown = 0.6;

/** What is told shows the work less surely than its title, and without dates less still. */
const byStatements = 0.9;
const undated = 0.85;

/** Shorter work counts in proportion. */
const lastingMonths = 6;

/** So many statements show what work was. */
const enough = 3;

/** The share of the way from `from` to `full` that a value has come, from 0 to 1. */
export const shareOf = (value: number, { from, full }: { readonly from: number; readonly full: number }): number =>
  Math.min(1, Math.max(0, (value - from) / (full - from)));

/** What the work of a job is: its title, and what is asked for. */
const workOf = ({ title, requirements }: JobReading): string =>
  [title ?? '', ...requirements.flatMap(({ kind, label, of }) => (kind === 'skill' ? [label] : (of ?? [])))].join(', ');

const best = (values: readonly number[]): number => {
  const found = values.toSorted((a, b) => b - a).slice(0, enough);
  return found.reduce((sum, value) => sum + value, 0) / enough;
};

const isWork = (place: Place): boolean =>
  (place.grade === 'shown' || place.grade === 'told') && (place.line || place.work === null) && !isOfSchool(place);

type Resume = {
  readonly periods: Periods;
  readonly places: readonly Place[];
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly language: LanguageCode | null;
};

/** Judges work by its occupation, by its title and by what is told of it. More of it never lowers the result. */
export const relevanceOf = (job: JobReading, { periods: { list }, places, meanings, language }: Resume): Relevance => {
  const title = titleText(job.title ?? '');
  const wanted = occupationsOf(title, job.language);
  const [titleMeaning, workMeaning] = [meaningOf(neutralTitle(job.title ?? '')), meaningOf(workOf(job))];
  // Positions of one title are common, and made ones have thousands.
  const byTitle = lazilyByKey((name: string): number => {
    const near = occupationsOf(titleText(name), language).flatMap(({ id }) =>
      wanted.map((each) => shares[nearness(id, each.id)]),
    );
    const alike = shareOf(likeness(meaningOf(neutralTitle(name)), titleMeaning), titles);
    // Where both titles are known occupations, letters that they share count little.
    return Math.max(...near, near.length === 0 ? alike : betweenKnown * alike);
  });
  const told = (own: readonly Place[]): number => {
    const texts = [...new Set(own.map(({ visible }) => visible))];
    const alike = texts.map((text) => Math.max(0, likeness(meanings.get(text) ?? noMeaning, workMeaning)));
    return byStatements * shareOf(best(alike), statements);
  };
  const byWork = Map.groupBy(
    places.filter((place) => isProof(place) && isWork(place)),
    ({ work }) => work,
  );
  const ofPeriods = new Map(list.map((work) => [work, Math.max(byTitle(work.title), told(byWork.get(work) ?? []))]));
  const lasting = [...ofPeriods].map(([work, share]) => share * Math.min(1, monthsOf([work]) / lastingMonths));
  return {
    of: (work) => ofPeriods.get(work) ?? 0,
    career: Math.max(0, list.length === 0 ? undated * told(byWork.get(null) ?? []) : 0, ...lasting),
  };
};
