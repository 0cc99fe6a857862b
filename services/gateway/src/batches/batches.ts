import { isEnded, never } from '@winnow/batches';
import {
  type BatchBody,
  type BatchRecord,
  type BatchRunRecord,
  batchCancel,
  batchStart,
  type JobRef,
  type LanguageCode,
} from '@winnow/contracts';
import { AppError, type Clock, isoTime } from '@winnow/kernel';
import { type Bus, pagesOf } from '@winnow/ports';
import { minShare, type Uploads } from '../operations/uploads.ts';
import type { GatewayStore } from '../store.ts';
import { describeBatch } from './describe-batch.ts';
import type { Intake } from './take-intake.ts';

type NewBatch = {
  readonly id: string;
  readonly accountId: string;
  readonly job: JobRef;
  readonly name: string | null;
  readonly language: LanguageCode;
  readonly timeoutSeconds: number;
};

export type Batches = {
  /** Creates a batch that is open for candidates; returns the one that this request created before. */
  readonly create: (batch: NewBatch) => Promise<BatchRecord>;
  /** The batch of an account. Throws `BATCH_NOT_FOUND`. */
  readonly find: (accountId: string, id: string) => Promise<BatchRecord>;
  /** Throws `BATCH_NOT_OPEN` once it has started. */
  readonly assertOpen: (batch: BatchRecord) => void;
  /** Lets the candidates of an intake join, all of them or none. Throws `BATCH_NOT_OPEN`, `BATCH_TOO_LARGE`. */
  readonly join: (batch: BatchRecord, intake: Intake) => Promise<BatchRecord>;
  /** Starts a batch. Throws `BATCH_EMPTY`, `BATCH_NOT_OPEN`. */
  readonly start: (batch: BatchRecord) => Promise<BatchRecord>;
  readonly cancel: (batch: BatchRecord) => Promise<void>;
  readonly run: (id: string) => Promise<BatchRunRecord | undefined>;
  readonly describe: (batch: BatchRecord) => Promise<BatchBody>;
  /** Checks whether batches that were submitted to start have a run, and announces the others again. */
  readonly followStarts: () => Promise<void>;
};

type Deps = {
  readonly store: Pick<GatewayStore, 'batches' | 'entries' | 'runs' | 'deliveries'>;
  readonly uploads: Pick<Uploads, 'keep'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly now: Clock;
  readonly maxCandidates: number;
  readonly fileTtlMs: number;
  readonly resultTtlMs: number;
};

/** Each intake is in the record of the batch, which is read for every candidate. */
const maxIntakes = 2_000;
/** If no run exists by then, the start is announced again, at increasing intervals. */
const followWithinMs = 10_000;
const pageSize = 100;
/** Beyond its time-out, for work still in flight then. */
const longerMs = 5 * 60_000;

const notOpen = (): AppError => new AppError('BATCH_NOT_OPEN', 'The batch has started and accepts no more candidates.');

/** The gateway's part of the batches of all accounts: what was submitted, and that it must start. */
export const openBatches = ({ store, uploads, bus, now, maxCandidates, fileTtlMs, resultTtlMs }: Deps): Batches => {
  const { batches, entries, runs } = store;

  const announce = ({ id, account_id }: BatchRecord): Promise<void> => bus.publish(batchStart, { account_id, batch_id: id });

  const followStart = async (batch: BatchRecord): Promise<void> => {
    const run = await runs.get(batch.id);
    const begun = run !== undefined && (run.dispatched > 0 || isEnded(run));
    if (!begun) await announce(batch);
    const waitMs = Math.max(followWithinMs, now() - Date.parse(batch.started_at ?? batch.created_at));
    await batches.update(batch.id, (current) => {
      if (current.state !== 'starting') return undefined;
      return begun ? { ...current, state: 'started', due_at: never } : { ...current, due_at: isoTime(now() + waitMs) };
    });
  };

  /** A file is needed until its batch has ended; for a batch that collected for long, its upload may have to be extended. */
  const keepFiles = async ({ id, created_at, timeout_seconds }: BatchRecord): Promise<void> => {
    const until = now() + timeout_seconds * 1000 + longerMs;
    if (Date.parse(created_at) + fileTtlMs * minShare >= until) return;
    for await (const page of pagesOf(entries, { index: 'by_batch', where: { batch_id: id }, limit: pageSize }))
      await Promise.all(page.filter(({ sha256 }) => sha256 !== '').map((entry) => uploads.keep(entry, until)));
  };

  const find: Batches['find'] = async (accountId, id) => {
    const batch = await batches.get(id);
    if (batch === undefined || batch.account_id !== accountId || batch.state === 'erasing')
      throw new AppError('BATCH_NOT_FOUND', 'No such batch.');
    return batch;
  };

  const assertOpen = ({ state }: BatchRecord): void => {
    if (state !== 'collecting') throw notOpen();
  };

  return {
    find,
    assertOpen,
    run: (id) => runs.get(id),
    create: async ({ id, accountId, job, name, language, timeoutSeconds }) => {
      const created = now();
      await batches.insert({
        id,
        account_id: accountId,
        job,
        name,
        language,
        timeout_seconds: timeoutSeconds,
        state: 'collecting',
        intakes: [],
        total: 0,
        created_at: isoTime(created),
        started_at: null,
        // Its files would have expired by then.
        due_at: isoTime(created + fileTtlMs),
        expires_at: isoTime(created + resultTtlMs),
      });
      return find(accountId, id);
    },
    join: async (batch, { id, count }) => {
      const fits = ({ total, intakes }: BatchRecord): boolean => total + count <= maxCandidates && intakes.length < maxIntakes;
      const joined = await batches.update(batch.id, (current) =>
        current.state === 'collecting' && fits(current) && !current.intakes.some((each) => each.id === id)
          ? { ...current, intakes: [...current.intakes, { id, count }], total: current.total + count }
          : undefined,
      );
      if (joined?.intakes.some((each) => each.id === id)) return joined;
      if (joined !== undefined && joined.state === 'collecting')
        throw new AppError(
          'BATCH_TOO_LARGE',
          `A batch can have up to ${maxCandidates} candidates in up to ${maxIntakes} requests.`,
        );
      throw notOpen();
    },
    start: async (batch) => {
      if (batch.total === 0) throw new AppError('BATCH_EMPTY', 'The batch has no candidates.');
      await keepFiles(batch);
      const started = await batches.update(batch.id, (current) =>
        current.state === 'collecting'
          ? { ...current, state: 'starting', started_at: isoTime(now()), due_at: isoTime(now() + followWithinMs) }
          : undefined,
      );
      if (started === undefined || started.state === 'erasing') throw notOpen();
      if (started.state === 'starting') await announce(started);
      return started;
    },
    cancel: async ({ id, account_id }) => {
      await bus.publish(batchCancel, { account_id, batch_id: id });
    },
    describe: describeBatch(store),
    followStarts: async () => {
      const due = await batches.find({ index: 'by_due', where: {}, range: { before: isoTime(now()) }, limit: pageSize });
      for (const batch of due.items) if (batch.state === 'starting') await followStart(batch);
    },
  };
};
