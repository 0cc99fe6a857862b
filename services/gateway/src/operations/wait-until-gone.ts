import { type JobRecord, jobKey, type UploadRef } from '@winnow/contracts';
import type { Collection, StoredDocument } from '@winnow/ports';
import type { systemTimers } from '@winnow/runtime';
import type { GatewayStore } from '../store.ts';

type Made = Pick<
  GatewayStore,
  'resumes' | 'scores' | 'matches' | 'vectors' | 'questions' | 'candidates' | 'runs' | 'jobs' | 'jobReadings'
>;

/** Checks what other services still own of erased data. */
export type Gone = {
  /** True when nothing computed from a file is stored. */
  readonly results: (ref: UploadRef) => Promise<boolean>;
  /** The same, and no candidate of a batch refers to it. */
  readonly file: (ref: UploadRef) => Promise<boolean>;
  /** True when neither the run nor candidates of a batch are stored. */
  readonly batch: (batchId: string) => Promise<boolean>;
  /** True when neither a job nor its readings are stored; one created since from the same text does not count. */
  readonly job: (record: JobRecord) => Promise<boolean>;
};

const hasNone = async (collection: Pick<Collection<StoredDocument>, 'find'>, index: string, where: object): Promise<boolean> =>
  (await collection.find({ index, where, limit: 1 })).items.length === 0;

const all = async (looks: readonly Promise<boolean>[]): Promise<boolean> => (await Promise.all(looks)).every((isGone) => isGone);

/** Queries the data that other services own. */
export const createGoneQueries = (store: Made): Gone => {
  const results: Gone['results'] = ({ account_id, sha256 }) =>
    all(
      [store.resumes, store.scores, store.matches, store.vectors, store.questions].map((each) =>
        hasNone(each, 'by_file', { account_id, sha256 }),
      ),
    );
  return {
    results,
    file: ({ account_id, sha256 }) =>
      all([results({ account_id, sha256 }), hasNone(store.candidates, 'by_file', { account_id, sha256 })]),
    batch: async (batch_id) =>
      (await store.runs.get(batch_id)) === undefined && hasNone(store.candidates, 'by_rank', { batch_id }),
    job: async ({ account_id, job_id, created_at }) => {
      const current = await store.jobs.get(jobKey(account_id, job_id));
      return current === undefined
        ? hasNone(store.jobReadings, 'by_job', { account_id, job_id })
        : current.created_at !== created_at;
    },
  };
};

const firstLookMs = 10;
const maxLookMs = 500;

/** Checks at increasing intervals until something is deleted; false when it is not within `maxMs`. */
export const waitUntilGone = async (
  { now, sleep }: Pick<typeof systemTimers, 'now' | 'sleep'>,
  isGone: () => Promise<boolean>,
  maxMs: number,
): Promise<boolean> => {
  const until = now() + maxMs;
  for (let waitMs = firstLookMs; ; waitMs = Math.min(waitMs * 2, maxLookMs)) {
    if (await isGone()) return true;
    if (now() >= until) return false;
    await sleep(waitMs);
  }
};
