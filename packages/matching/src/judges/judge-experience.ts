import type { LanguageCode } from '@winnow/contracts';
import { parseDateRanges, withoutDates } from '@winnow/resumes/dates';
import { type Mention, wholeOf } from '../evidence.ts';
import { lesserTitleTest } from '../lesser-title.ts';
import { monthsOf, type Period } from '../periods.ts';
import { isOfSchool, isProof, type Place } from '../place.ts';
import { shareOf } from '../relevance.ts';
import { maxNotShown } from '../score-of.ts';
import type { Wanted } from '../wanted.ts';
import type { Assessed } from './assessed.ts';
import { type Judgement, notShown, shownBy } from './judgement.ts';

const monthsOfYear = 12;

/** What years of work of at least a relevance count: those of a neighbouring trade are not those asked for. Chosen on the tune jobs of test/judging. */
const worths = [
  { relevant: 0.8, worth: 100 },
  { relevant: 0.6, worth: 80 },
  { relevant: 0.45, worth: 60 },
  { relevant: 0.3, worth: maxNotShown },
] as const;

/** Fewer years than asked for count by the square of their share: half of them are little. */
const tooFew = 70;

/** Lines of a position in which its title is looked for. */
const headLines = 3;

/** Dates in a line of their own say when, but not what. */
const isMereDate = (text: string, language: LanguageCode | null): boolean => {
  const ranges = parseDateRanges(text, language === null ? [] : [language]);
  return ranges.length > 0 && withoutDates(text, ranges).every((rest) => !/\p{L}{3}|\p{Lo}{2}/u.test(rest));
};

/** What tells best which work it was: of its first statements, the one with its title, which dates may precede in a line of their own. */
const headLinesOf = (works: readonly Period[], { places, document: { language } }: Assessed): readonly Mention[] => {
  const first = new Map(works.map((work): [Period, Place[]] => [work, []]));
  for (const place of places) {
    const own = place.line && place.work !== null ? first.get(place.work) : undefined;
    if (own !== undefined && own.length < headLines) own.push(place);
  }
  return [...first].flatMap(([work, own]) => {
    const title = work.title.trim();
    const named = title === '' ? undefined : own.find(({ text }) => text.includes(title));
    const head = named ?? own.find(({ text }) => !isMereDate(text, language)) ?? own[0];
    return head === undefined ? [] : [wholeOf(head)];
  });
};

/** How alike what is told of a work is to what the years are asked for, and what work that is not alike counts. Chosen on the tune jobs of test/judging. */
const subjects = { from: 15, full: 35 };
const unalike = 0.5;

/** What years as a trainee, an assistant or a deputy count where the job is none (our own choice). */
const asLesser = 0.5;

/** How far each work is of what the years are asked for, from `unalike` to 1: "two years of dialysis" are not two years of nursing. */
const subjectShares = ({ requirement: { of } }: Wanted, index: number, resume: Assessed): ((work: Period) => number) => {
  if (of === null) return () => 1;
  const alike = new Map<Period, number>();
  // What a long resume tells last is not compared, and may be about anything.
  const uncompared = new Set(resume.places.slice(resume.compared.length).map(({ work }) => work));
  for (const place of resume.compared)
    if (place.work !== null && isProof(place) && !isOfSchool(place))
      alike.set(place.work, Math.max(alike.get(place.work) ?? 0, resume.alike(index, place.visible)));
  return (work) => (uncompared.has(work) ? 1 : unalike + (1 - unalike) * shareOf(alike.get(work) ?? 0, subjects));
};

/** Compares the months of relevant work, overlapping ones counted once, with the years that are asked for. */
export const judgeExperience = (wanted: Wanted, index: number, resume: Assessed): Judgement => {
  const { requirement } = wanted;
  const { periods, relevance, job, document } = resume;
  const subjectShare = subjectShares(wanted, index, resume);
  const isLesser = lesserTitleTest(job);
  const relevances = new Map(
    periods.list.map((work) => [
      work,
      relevance.of(work) *
        subjectShare(work) *
        (work.position !== null && isLesser(work.title, document.language) ? asLesser : 1),
    ]),
  );
  const asked = Math.max(1, (requirement.min_years ?? 0) * monthsOfYear);
  const counted = worths.map(({ relevant, worth }) => {
    const works = new Set(periods.list.filter((work) => (relevances.get(work) ?? 0) >= relevant));
    const share = monthsOf([...works]) / asked;
    return { works, credit: Math.floor((worth * (share >= 1 ? 100 : tooFew * share * share)) / 100) };
  });
  const best = counted.reduce((most, each) => (each.credit > most.credit ? each : most));
  if (best.credit === 0) return notShown;
  const { works, credit } = best;
  const quoted = [...works].toSorted((a, b) => (relevances.get(b) ?? 0) - (relevances.get(a) ?? 0));
  // Dates are not another name for a requirement.
  return { ...shownBy(credit, headLinesOf(quoted, resume), requirement.text), matchedAs: null };
};
