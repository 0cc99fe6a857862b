import { type JobReading, type MatchAssessment, noJob } from '@winnow/contracts';
import { type Compared, emptyResume, type PackedContent } from '@winnow/handlers';
import type { OpenMatch } from '@winnow/matching';
import type { WorkerTask } from '@winnow/workers';

export type MatchInput = PackedContent & {
  readonly job: JobReading;
  readonly jobText: string | null;
  /** What an embeddings provider says of the words that were open. */
  readonly compared: Compared | undefined;
};

/** Task definition for matching a resume with a job. */
export const matchTask: WorkerTask<MatchInput, MatchAssessment> = {
  module: new URL('./match.ts', import.meta.url),
  name: 'match',
};

/** Task definition for the same by words alone, with what they leave open. */
export const matchWordsTask: WorkerTask<MatchInput, OpenMatch> = {
  module: new URL('./match-open-words.ts', import.meta.url),
  name: 'matchOpenWords',
};

/** CPU time after which a match counts as stuck. */
export const matchingMs = 10_000;

/** An empty resume and an empty job that load everything before the first request. */
export const warmInput: MatchInput = { ...emptyResume, job: noJob, jobText: null, compared: undefined };
