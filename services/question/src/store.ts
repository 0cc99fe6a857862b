import {
  collections,
  type JobReadingRecord,
  type QuestionRecord,
  type ResumeRecord,
  type VectorsRecord,
} from '@winnow/contracts';
import type { Collection, Store } from '@winnow/ports';

/** What this service owns and, read only, the resumes and jobs of others. */
export type QuestionStore = {
  readonly questions: Collection<QuestionRecord>;
  readonly jobReadings: Pick<Collection<JobReadingRecord>, 'get'>;
  readonly resumes: Pick<Collection<ResumeRecord>, 'get'>;
  /** Those that the scoring service stored. */
  readonly vectors: Pick<Collection<VectorsRecord>, 'get'>;
};

/** Opens the collections that this service works with. */
export const openQuestionStore = async (store: Store): Promise<QuestionStore> => ({
  questions: await store.collection<QuestionRecord>(collections.questions),
  jobReadings: await store.collection<JobReadingRecord>(collections.jobReadings),
  resumes: await store.collection<ResumeRecord>(collections.resumes),
  vectors: await store.collection<VectorsRecord>(collections.vectors),
});
