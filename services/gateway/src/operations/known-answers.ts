import { hash } from 'node:crypto';
import { type JobRecord, type JobSource, jobKey } from '@winnow/contracts';
import { type Clock, timeOf } from '@winnow/kernel';
import type { Collection } from '@winnow/ports';
import { LRUCache } from 'lru-cache';
import type { LoadedResult, Source } from './load-result.ts';

/** A result to remember as it was sent. */
type Sent = {
  readonly accountId: string;
  readonly job: JobSource | null;
  readonly requestId: string;
  readonly loaded: LoadedResult;
};

export type KnownAnswers = {
  /** The bytes of a response that was sent before, for a new request, if all that it was made from is stored unchanged. */
  readonly find: (key: string, requestId: string) => Promise<Uint8Array | undefined>;
  /** Remembers a response of stored results. */
  readonly keep: (key: string, sent: Sent) => Promise<void>;
};

type Entry = {
  /** The text between the places of the request ID. */
  readonly parts: readonly Buffer[];
  readonly sources: readonly Source[];
  /** As long as it outlives an operation that starts now. */
  readonly usableUntil: number;
};

type Deps = {
  readonly jobs: Pick<Collection<JobRecord>, 'getIfChanged'>;
  readonly now: Clock;
  readonly resultTtlMs: number;
};

const maxBytes = 32 * 1024 * 1024;
/** What was erased stays in memory no longer than that, although nobody gets it any more. */
const keptMs = 60_000;

/** A short key of an account's request. */
export const answerKey = (parts: readonly string[]): string => hash('sha256', JSON.stringify(parts), 'base64url');

/**
 * Remembers responses as bytes, so that a result that is asked for again is neither read, parsed, rendered nor serialized. Each time,
 * the store is asked, in one round trip, whether every record that the response was made from still has the version of then: what was
 * erased, corrected or has expired, also by another process, is not sent.
 */
export const createKnownAnswers = ({ jobs, now, resultTtlMs }: Deps): KnownAnswers => {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ parts }) => parts.reduce((sum, { length }) => sum + length, 1),
    ttl: keptMs,
    ttlAutopurge: true,
    perf: { now },
  });

  /** The job as it is now, if it is still the one that the result is about. */
  const sourceOfJob = async (accountId: string, job: JobSource): Promise<Source | undefined> => {
    if (job.kind !== 'known') return undefined;
    const id = jobKey(accountId, job.job_id);
    const found = await jobs.getIfChanged(id, null);
    const isSame = found?.document?.version === job.version && found.document.digest === job.digest;
    return isSame ? { collection: jobs, id, version: found.version } : undefined;
  };

  return {
    find: async (key, requestId) => {
      const entry = entries.get(key);
      if (entry === undefined || entry.usableUntil < now()) return undefined;
      const stored = await Promise.all(entry.sources.map(({ collection, id, version }) => collection.getIfChanged(id, version)));
      if (stored.every((revision) => revision?.document === null)) return joinWith(entry.parts, requestId);
      entries.delete(key);
      return undefined;
    },
    keep: async (key, { accountId, job, requestId, loaded: { result, source, expires_at } }) => {
      if (source === undefined) return;
      const ofJob = job === null ? [] : [await sourceOfJob(accountId, job)];
      const sources = [source, ...ofJob].filter((each) => each !== undefined);
      if (sources.length <= ofJob.length) return;
      const parts = JSON.stringify(result)
        .split(requestId)
        .map((text) => Buffer.from(text));
      entries.set(key, { parts, sources, usableUntil: timeOf(expires_at) - resultTtlMs });
    },
  };
};

const joinWith = (parts: readonly Buffer[], requestId: string): Uint8Array => {
  const id = Buffer.from(requestId);
  return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [id, part])));
};
