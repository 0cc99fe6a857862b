import { type Mention, wholeOf } from '../evidence.ts';
import { valuePlace } from '../resume-places.ts';
import type { Wanted } from '../wanted.ts';
import type { Assessed } from './assessed.ts';
import { type Judgement, notAssessable, notShown, shownBy } from './judgement.ts';

const monthsOfYear = 12;

/** The dated lines of the relevant positions, those without a date last. */
const positionsAt = (positions: ReadonlySet<number>, { content }: Assessed): readonly Mention[] => {
  const own = content.experience.filter((_, index) => positions.has(index));
  const dates = own.flatMap(({ start, end }) => start ?? end ?? []);
  const titles = own.flatMap(({ start, end, title }) => (start === null && end === null ? (title ?? []) : []));
  return [...dates, ...titles].map((each) =>
    wholeOf(valuePlace({ value: each.source.quote, confidence: each.confidence, source: each.source }, 'experience')),
  );
};

const judgeAll = ({ requirement }: Wanted, asked: number, resume: Assessed): Judgement => {
  const { total, ongoing } = resume.time;
  if (total === null) return notAssessable;
  const mentions = positionsAt(new Set(resume.content.experience.keys()), resume);
  if (total >= asked) return shownBy('met', mentions, requirement.text);
  // With a current position, the sum is a lower bound, which can prove that the years are there but not that they are missing.
  return total * 2 >= asked || ongoing ? shownBy('partly_met', mentions, requirement.text) : notShown;
};

const judgeSkill = ({ requirement, names }: Wanted, asked: number, resume: Assessed): Judgement => {
  const { index, time, content } = resume;
  const shown = index.shown(names);
  const related = index.related(names);
  if (time.total === null && asked > 0) return notAssessable;
  const direct = shown?.positions ?? new Set<number>();
  const all = new Set([...direct, ...(related?.positions ?? [])]);
  const mentions = [...positionsAt(all, resume), ...((shown ?? related)?.mentions ?? [])];
  if (shown !== null && time.monthsOf(direct) >= asked) return shownBy('met', mentions, requirement.text);
  const half = (shown ?? related) !== null && time.monthsOf(all) * 2 >= asked;
  const ongoing = [...all].some((position) => content.experience[position]?.end?.current === true);
  // A skill listed outside the positions may have been used in any of them.
  const undated = shown?.elsewhere === true && (time.total ?? 0) >= asked;
  return half || ongoing || undated ? shownBy('partly_met', mentions, requirement.text) : notShown;
};

/**
 * Compares the months of the positions, or of those that name the requirement's skill, with the required years: met when they
 * reach them, partly met from half of them on. A resume whose dates show no length is not assessable.
 */
export const judgeExperience = (wanted: Wanted, resume: Assessed): Judgement => {
  const asked = (wanted.requirement.min_years ?? 0) * monthsOfYear;
  const judgement = wanted.names.length === 0 ? judgeAll(wanted, asked, resume) : judgeSkill(wanted, asked, resume);
  // Dates are not an alternative name for a requirement.
  return { ...judgement, matchedAs: null };
};
