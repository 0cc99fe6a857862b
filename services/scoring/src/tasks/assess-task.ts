import type { AtsAssessment } from '@winnow/contracts';
import { emptyResume, type PackedResume } from '@winnow/handlers';
import type { WorkerTask } from '@winnow/workers';
import { packJson } from '@winnow/workers/packed-json';

export type AssessInput = PackedResume & {
  /** The job description whose terms the resume is also compared with. */
  readonly jobText: string | null;
};

/** Task definition for scoring a resume. */
export const assessTask: WorkerTask<AssessInput, AtsAssessment> = {
  module: new URL('./assess.ts', import.meta.url),
  name: 'assess',
};

/** CPU time after which scoring counts as stuck: the slowest of the tested resumes took some 60 ms in a cold thread. */
export const scoringMs = 10_000;

/** An empty resume that loads everything scoring needs, before the first request. */
export const warmInput: AssessInput = {
  ...emptyResume,
  layout: packJson({ format: 'txt', bytes: 0, pageCount: 0, pages: [], warnings: [] }),
  jobText: null,
};
