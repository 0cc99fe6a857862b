import type { AtsCategoryId, CheckEvidence } from '@winnow/contracts';
import type { CheckId } from '@winnow/languages';
import type { AssessedResume } from './assessed-resume.ts';

/** What one check found. */
export type Measurement = {
  /** In the unit of the check; null when nothing could be measured. */
  readonly value: number | null;
  /** From 0 to the check's maximum; null when the check does not apply to this resume. */
  readonly points: number | null;
  /** Values for the placeholders of the check's texts. */
  readonly params: Readonly<Record<string, string | number>>;
  readonly evidence: readonly CheckEvidence[];
};

export type Check = {
  readonly id: CheckId;
  readonly category: AtsCategoryId;
  readonly max: number;
  readonly unit: string;
  /** The value that earns full points; for a range, its lower end. */
  readonly threshold: number | null;
  readonly measure: (resume: AssessedResume) => Measurement;
};

/** The measurement of a check that does not apply. */
export const notApplicable: Measurement = { value: null, points: null, params: {}, evidence: [] };
