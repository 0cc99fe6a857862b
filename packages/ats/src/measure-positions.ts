import type { ResumeContent } from '@winnow/contracts';
import { type Measurement, notApplicable } from './check.ts';
import { sourceEvidence } from './evidence.ts';
import { round } from './points.ts';

type Position = ResumeContent['experience'][number];

/**
 * Measures the share of positions that pass a test, rounded down to points, and quotes the others; `name` is that of the share's
 * parameter.
 */
export const measurePositions = (
  { experience }: ResumeContent,
  name: string,
  max: number,
  passes: (position: Position) => boolean,
): Measurement => {
  const total = experience.length;
  if (total === 0) return notApplicable;
  const failing = experience.filter((position) => !passes(position));
  const passing = total - failing.length;
  return {
    value: round(passing / total, 4),
    points: Math.floor((max * passing) / total),
    params: { [name]: passing, total },
    evidence: sourceEvidence(failing.flatMap(({ title, company, start, end }) => title ?? company ?? start ?? end ?? [])),
  };
};
