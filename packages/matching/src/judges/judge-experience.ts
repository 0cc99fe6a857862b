import { type Mention, wholeOf } from '../evidence.ts';
import { monthsOf, type Period } from '../periods.ts';
import type { Wanted } from '../wanted.ts';
import type { Assessed } from './assessed.ts';
import { type Judgement, notShown, shownBy } from './judgement.ts';

const monthsOfYear = 12;

/** What years of work of at least a relevance count: those of a neighbouring trade are not those asked for. Chosen on the tune jobs of test/judging. */
const worths = [
  { relevant: 0.8, worth: 100 },
  { relevant: 0.6, worth: 80 },
  { relevant: 0.45, worth: 60 },
  { relevant: 0.3, worth: 35 },
] as const;

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
  const asked = Math.max(1, (requirement.min_years ?? 0) * monthsOfYear);
  const counted = worths.map(({ relevant, worth }) => {
    const works = new Set(periods.list.filter((work) => relevance.of(work) >= relevant));
    const share = monthsOf([...works]) / asked;
    return { works, credit: Math.floor((worth * (share >= 1 ? 100 : tooFew * share * share)) / 100) };
  });
  const best = counted.reduce((most, each) => (each.credit > most.credit ? each : most));
  if (best.credit === 0) return notShown;
  const { works, credit } = best;
  // Dates are not another name for a requirement.
  return { ...shownBy(credit, headsOf(works, resume), requirement.text), matchedAs: null };
};
