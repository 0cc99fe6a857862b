import type { JobReading, LanguageCode } from '@winnow/contracts';
import { lazilyByKey } from '@winnow/kernel';
import { likeness, type Meaning, meaningOf, noMeaning } from '@winnow/meaning';
import { nearness, occupationsOf } from '@winnow/skills';
import { partsIn } from './parts-in.ts';
import { monthsOf, type Period, type Periods } from './periods.ts';
import { isOfSchool, isProof, type Place } from './place.ts';
import type { ShownShare } from './shown-share.ts';
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
const titles = { from: 32, full: 72 };
const statements = { from: 32, full: 50 };

const betweenKnown = 0.6;

/** What is told shows the work less surely than its title, and without dates less still. */
const byStatements = 0.9;
const undated = 0.85;

/** Shorter work counts in proportion. */
const lastingMonths = 6;

/** So many statements show what work was. */
const enough = 3;

/**
 * What work shows of a job, from nothing to all of it: its title or what is told of it, the share of the requirements that it names
 * and implies, and how alike it is to them. Learned by logistic regression from who is suited on the tune jobs of test/judging.
 */
const signs = { base: 0.44, named: 1, implied: 0.26, alike: 0.6 };

/** The share of the way from `from` to `full` that a value has come, from 0 to 1. */
export const shareOf = (value: number, { from, full }: { readonly from: number; readonly full: number }): number =>
  Math.min(1, Math.max(0, (value - from) / (full - from)));

/** What the work of a job is: its title, and what is asked for. */
const workOf = ({ title, requirements }: JobReading): string =>
  [title ?? '', ...requirements.flatMap(({ kind, label, of }) => (kind === 'skill' ? [label] : (of ?? [])))].join(', ');

const meanOfBest = (values: readonly number[]): number => {
  const found = values.toSorted((a, b) => b - a).slice(0, enough);
  return found.reduce((sum, value) => sum + value, 0) / enough;
};

const isWork = (place: Place): boolean =>
  (place.grade === 'shown' || place.grade === 'told') && (place.line || place.work === null) && !isOfSchool(place);

/** Lines of a position in which its title is looked for, too (our own choice). */
const headLines = 2;
const maxHeadLength = 60;

/** The parts of the head of work: its title may stand between the employer and the place. */
const headParts = (head: string): readonly string[] =>
  partsIn(head)
    .map((part) => part.trim())
    .filter((part) => part.length <= maxHeadLength && /\p{L}{2}/u.test(part));

type Resume = {
  readonly periods: Periods;
  readonly places: readonly Place[];
  readonly meanings: ReadonlyMap<string, Meaning>;
  readonly language: LanguageCode | null;
  readonly shown: (places: readonly Place[]) => ShownShare;
};

/** Judges work by its occupation, its title, what is told of it, and what it shows of the job. More of it never lowers the result. */
export const relevanceOf = (job: JobReading, { periods: { list }, places, meanings, language, shown }: Resume): Relevance => {
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
  // Heads are often lists: "2019 – today, laboratory, Leeds, technician".
  const firstOf = new Map<Period, Place>();
  for (const place of places)
    if (place.work !== null && place.line && isProof(place) && !isOfSchool(place) && !firstOf.has(place.work))
      firstOf.set(place.work, place);
  // The reader may take a place or an employer for the title, and the title for a line below.
  const byHead = (work: Period, own: readonly Place[]): number => {
    if (occupationsOf(titleText(work.title), language).length > 0) return byTitle(work.title);
    const short = own.slice(0, headLines).flatMap(({ visible }) => (visible.length <= maxHeadLength ? [visible.trim()] : []));
    const heads = [...short, ...headParts(firstOf.get(work)?.visible ?? '')];
    return Math.max(byTitle(work.title), ...heads.map(byTitle));
  };
  const told = (own: readonly Place[]): number => {
    const texts = [...new Set(own.map(({ visible }) => visible))];
    const alike = texts.map((text) => Math.max(0, likeness(meanings.get(text) ?? noMeaning, workMeaning)));
    return byStatements * shareOf(meanOfBest(alike), statements);
  };
  const byWork = Map.groupBy(
    places.filter((place) => isProof(place) && isWork(place)),
    ({ work }) => work,
  );
  const bySigns = (base: number, own: readonly Place[]): number => {
    const { named, implied, alike } = shown(own);
    const sum = signs.base * base + signs.named * named + signs.implied * implied + signs.alike * alike;
    return Math.min(1, Math.max(base, sum));
  };
  const ofPeriods = new Map(
    list.map((work) => {
      const own = byWork.get(work) ?? [];
      return [work, bySigns(Math.max(byHead(work, own), told(own)), own)];
    }),
  );
  const lasting = [...ofPeriods].map(([work, share]) => share * Math.min(1, monthsOf([work]) / lastingMonths));
  const best = Math.max(0, ...lasting, list.length === 0 ? told(byWork.get(null) ?? []) : 0);
  return {
    of: (work) => ofPeriods.get(work) ?? 0,
    career: (list.length === 0 ? undated : 1) * bySigns(best, [...byWork.values()].flat()),
  };
};
