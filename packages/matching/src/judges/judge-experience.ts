import { type Mention, wholeOf } from '../evidence.ts';
import { monthsOf, type Period } from '../periods.ts';
import type { Wanted } from '../wanted.ts';
import type { Assessed } from './assessed.ts';
import { type Judgement, notShown, shownBy } from './judgement.ts';

const monthsOfYear = 12;

/** Work counts from this relevance on. Chosen on the tune jobs of test/judging. */
const relevant = 0.45;

/** Fewer years than asked for count by the square of their share: half of them are little. */
const tooFew = 70;

/** The first statement of each work. */
const headsOf = (works: ReadonlySet<Period>, { places }: Assessed): readonly Mention[] => {
  const heads = new Map<Period, Mention>();
  for (const place of places)
    if (place.line && place.work !== null && works.has(place.work) && !heads.has(place.work))
      heads.set(place.work, wholeOf(place));
  return [...heads.values()];
};

/** Compares the months of relevant work, overlapping ones counted once, with the years that are asked for. */
export const judgeExperience = ({ requirement }: Wanted, resume: Assessed): Judgement => {
  const { periods, relevance } = resume;
  const works = new Set(periods.list.filter((work) => relevance.of(work) >= relevant));
  const share = monthsOf([...works]) / Math.max(1, (requirement.min_years ?? 0) * monthsOfYear);
  if (share === 0) return notShown;
  const credit = share >= 1 ? 100 : Math.floor(tooFew * share * share);
  // Dates are not another name for a requirement.
  return { ...shownBy(credit, headsOf(works, resume), requirement.text), matchedAs: null };
};
