import type { ResumeContent } from '@winnow/contracts';
import { type Check, notApplicable } from '../../check.ts';
import { sourceEvidence } from '../../evidence.ts';

type Position = ResumeContent['experience'][number];
type Span = { readonly position: Position; readonly start: number; readonly end: number };

/** Shorter gaps raise no questions. */
const maxGapMonths = 12;

/** Months since year 0; a year alone counts as long as it may have lasted. */
const monthOf = (iso: string, ofYear: number): number => {
  const [year = '0', month] = iso.split('-');
  return Number(year) * 12 + (month === undefined ? ofYear : Number(month));
};

const spansOf = ({ experience }: ResumeContent): readonly Span[] =>
  experience
    .flatMap((position): readonly Span[] => {
      const { start, end } = position;
      if (start?.iso == null) return [];
      const last = end?.current === true ? Number.POSITIVE_INFINITY : monthOf(end?.iso ?? start.iso, 12);
      return [{ position, start: monthOf(start.iso, 1), end: last }];
    })
    .toSorted((a, b) => a.start - b.start);

/** Counts stretches of more than 12 months without a position, between two that have dates; for information only, it moves no score (our own choice: a gap says nothing about how well a resume can be read). */
export const gaps: Check = {
  id: 'structure.gaps',
  category: 'structure',
  max: 0,
  unit: 'gaps',
  threshold: 0,
  measure: ({ content }) => {
    const spans = spansOf(content);
    if (spans.length < 2) return notApplicable;
    let until = Number.POSITIVE_INFINITY;
    const after = spans.filter(({ start, end }) => {
      const isGap = start - until - 1 > maxGapMonths;
      until = until === Number.POSITIVE_INFINITY && end !== until ? end : Math.max(until, end);
      return isGap;
    });
    const count = after.length;
    return {
      value: count,
      points: 0,
      params: { count },
      evidence: sourceEvidence(after.flatMap(({ position }) => position.start ?? [])),
    };
  },
};
