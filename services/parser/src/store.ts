import { type BatchRunRecord, collections, type ResumeRecord } from '@winnow/contracts';
import type { Collection, Store } from '@winnow/ports';

/** The resumes that were read, which this service owns. */
export const openResumes = (store: Store): Promise<Collection<ResumeRecord>> =>
  store.collection<ResumeRecord>(collections.resumes);

/** How batches go, to read: the coordinator owns them. */
export const openRuns = (store: Store): Promise<Pick<Collection<BatchRunRecord>, 'get'>> =>
  store.collection<BatchRunRecord>(collections.runs);
