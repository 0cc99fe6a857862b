import {
  type BatchRunRecord,
  collections,
  type JobReadingRecord,
  type JobRecord,
  type MatchRecord,
  type OperationRecord,
  type ResumeRecord,
  type ScoreRecord,
  type VectorsRecord,
} from '@winnow/contracts';
import type { Collection, Store } from '@winnow/ports';

/** What this service owns and, read only, the parser's resumes, operations, and the runs of batches. */
export type ScoringStore = {
  readonly scores: Collection<ScoreRecord>;
  readonly matches: Collection<MatchRecord>;
  /** What an embeddings provider made of the texts of resumes and jobs. */
  readonly vectors: Collection<VectorsRecord>;
  readonly jobs: Collection<JobRecord>;
  readonly jobReadings: Collection<JobReadingRecord>;
  readonly resumes: Pick<Collection<ResumeRecord>, 'get'>;
  readonly runs: Pick<Collection<BatchRunRecord>, 'get'>;
  readonly operations: Pick<Collection<OperationRecord>, 'get'>;
};

/** Opens the collections that this service works with. */
export const openScoringStore = async (store: Store): Promise<ScoringStore> => ({
  scores: await store.collection<ScoreRecord>(collections.scores),
  matches: await store.collection<MatchRecord>(collections.matches),
  vectors: await store.collection<VectorsRecord>(collections.vectors),
  jobs: await store.collection<JobRecord>(collections.jobs),
  jobReadings: await store.collection<JobReadingRecord>(collections.jobReadings),
  resumes: await store.collection<ResumeRecord>(collections.resumes),
  runs: await store.collection<BatchRunRecord>(collections.runs),
  operations: await store.collection<OperationRecord>(collections.operations),
});
