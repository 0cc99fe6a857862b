import { findingsOf } from '../findings.ts';
import { deniedCredit } from '../score-of.ts';
import type { Wanted } from '../wanted.ts';
import type { Assessed } from './assessed.ts';
import { type Judgement, notShown, shownBy } from './judgement.ts';

/** Words this sure deny what they name. */
const minDenial = 60;

/** Judged by the best that a resume says of it; what it denies is not outweighed by a list or by words that are alike. */
export const judgeSkill = (wanted: Wanted, index: number, resume: Assessed): Judgement => {
  const findings = findingsOf(wanted, index, resume);
  const best = findings[0];
  const denial = findings.find(({ mention, sureness }) => mention.place.grade === 'denied' && sureness >= minDenial);
  const isShown = best?.mention.place.grade === 'shown' && best.sureness === 100;
  if (denial !== undefined && !isShown) return shownBy(deniedCredit, [denial.mention], wanted.requirement.text);
  if (best === undefined || best.credit === 0) return notShown;
  return shownBy(
    best.credit,
    findings.filter(({ credit }) => credit > 0).map(({ mention }) => mention),
    wanted.requirement.text,
  );
};
