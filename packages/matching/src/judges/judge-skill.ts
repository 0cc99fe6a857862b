import { type Finding, findingsOf } from '../findings.ts';
import { plainEnough } from '../plainness.ts';
import { lessByLength, quoteScore, quoteSignsOf } from '../quote-order.ts';
import { deniedCredit } from '../score-of.ts';
import type { Wanted } from '../wanted.ts';
import type { Assessed } from './assessed.ts';
import { type Judgement, notShown, shownBy } from './judgement.ts';

/** Words this sure deny what they name, and words this sure name it as plainly as dated work can. */
const minDenial = 60;
const plainDenial = 90;

/** A quote that counts less than this share of the best one explains nothing. */
const quotedShare = 0.5;

/** The findings that may explain a credit, in no order; words that are merely alike are none of them. */
export const quotable = (findings: readonly Finding[]): readonly Finding[] => {
  const best = findings[0]?.credit ?? 0;
  return findings.filter(
    ({ credit, plainness }) => credit > 0 && credit >= quotedShare * best && plainness >= plainEnough.partly,
  );
};

/**
 * Judged by the best that a resume says of it; what it denies is not outweighed by a list or by words that are alike. What it names both
 * in dated work and in a denial is not shown: one of the two is about something else, and it is not known which.
 */
export const judgeSkill = (wanted: Wanted, index: number, resume: Assessed): Judgement => {
  const findings = findingsOf(wanted, index, resume);
  const best = findings[0];
  const [denial] = findings
    .filter(({ mention, sureness }) => mention.place.grade === 'denied' && sureness >= minDenial)
    .toSorted((a, b) => b.sureness - a.sureness);
  const isShown = best?.mention.place.grade === 'shown' && best.sureness === 100;
  if (denial !== undefined && !isShown) return shownBy(deniedCredit, [denial.mention], wanted.requirement.text);
  if (best === undefined || best.credit === 0 || (denial?.sureness ?? 0) >= plainDenial) return notShown;
  const signsOf = quoteSignsOf(wanted, resume);
  const quoted = quotable(findings)
    .map((finding) => {
      const { text, context } = finding.mention.place;
      return { mention: finding.mention, score: quoteScore(signsOf(finding)) - lessByLength(context ?? text) };
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ mention }) => mention);
  return shownBy(best.credit, quoted, wanted.requirement.text);
};
