import { type Measurement, notApplicable } from './check.ts';
import { evidenceOf } from './evidence.ts';
import { percentOf, round } from './points.ts';
import type { Statement } from './statements.ts';

/** Fewer bullet points do not show a habit (our own choice). */
const minBullets = 3;

/** Measures the share of bullet points that pass a test and quotes the others; not assessed below three. */
export const measureBullets = (
  statements: readonly Statement[],
  passes: (statement: Statement) => boolean,
  pointsOf: (share: number) => number,
): Measurement => {
  const bullets = statements.filter(({ bullet }) => bullet);
  if (bullets.length < minBullets) return notApplicable;
  const failing = bullets.filter((statement) => !passes(statement));
  const share = 1 - failing.length / bullets.length;
  return {
    value: round(share, 4),
    points: pointsOf(share),
    params: { percent: percentOf(share) },
    evidence: evidenceOf(failing),
  };
};
