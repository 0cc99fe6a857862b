import type { Shown } from '../resume-index.ts';
import type { Wanted } from '../wanted.ts';
import { type Assessed, byWords } from './assessed.ts';
import { type Judgement, notShown, shownBy } from './judgement.ts';

const monthsOfYear = 12;

/** The years a skill was used, from the positions that name it; years without dates are not shown. */
const hasYears = (shown: Shown, minYears: number | null, { time }: Assessed): boolean =>
  minYears === null || (time.total !== null && time.monthsOf(shown.positions) >= minYears * monthsOfYear);

/**
 * Met when the resume names the skill or an alternative and the positions that do last long enough; partly met when they do not,
 * or when only a related skill is named that implies it.
 */
export const judgeSkill = (wanted: Wanted, index: number, resume: Assessed): Judgement => {
  const { requirement, names } = wanted;
  if (names.length === 0) return byWords(wanted, index, resume);
  const shown = resume.index.shown(names);
  if (shown !== null)
    return shownBy(hasYears(shown, requirement.min_years, resume) ? 'met' : 'partly_met', shown.mentions, requirement.text);
  const related = resume.index.related(names);
  return related === null ? notShown : shownBy('partly_met', related.mentions, requirement.text);
};
