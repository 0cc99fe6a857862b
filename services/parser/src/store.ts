import { type BatchRunRecord, collections, type ResumeRecord } from '@winnow/contracts';
import type { Collection, Store } from '@winnow/ports';

/** The parsed resumes, which this service owns. */
export const openResumes = (store: Store): Promise<Collection<ResumeRecord>> =>
  store.collection<ResumeRecord>(collections.resumes);

/** The runs of batches, owned by the coordinator; read only. */
export const openRuns = (store: Store): Promise<Pick<Collection<BatchRunRecord>, 'get'>> =>
  store.collection<BatchRunRecord>(collections.runs);
