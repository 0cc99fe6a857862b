import { collections, type ResumeRecord, type ScoreRecord } from '@winnow/contracts';
import type { Collection, Store } from '@winnow/ports';

/** The scores, which this service owns. */
export const openScores = (store: Store): Promise<Collection<ScoreRecord>> => store.collection<ScoreRecord>(collections.scores);

/** The resumes of the parser, to read. */
export const openResumes = (store: Store): Promise<Pick<Collection<ResumeRecord>, 'get'>> =>
  store.collection<ResumeRecord>(collections.resumes);
