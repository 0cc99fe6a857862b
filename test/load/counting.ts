import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createBatchCoordinatorService } from '@winnow/batch-coordinator-service';
import { type BusObserver, createBus } from '@winnow/bus';
import {
  type BatchEntryRecord,
  type BatchRecord,
  type BatchRunRecord,
  batchStart,
  candidateId,
  collections,
  engineVersion,
  type MatchRecord,
  matchId,
  messages,
  noDocument,
  resumeRead,
} from '@winnow/contracts';
import { openEmbeddedLog, openEmbeddedStore, openSqlite } from '@winnow/embedded';
import { continueTask } from '@winnow/handlers';
import { type Collection, type Store, type StoredDocument, untraced } from '@winnow/ports';
import { createMetrics, type Logger, systemTimers } from '@winnow/runtime';
import { tableOf } from './table.ts';

const total = 1_000;
const job = { job_id: 'job_bench', version: 1, digest: 'digest' };
const account_id = 'acc_bench';
const expires_at = '9999-12-31T23:59:59.999Z';
const silent = (): void => {};
const logger = { debug: silent, info: silent, warn: silent, error: silent } as unknown as Logger;
const observer: BusObserver = {
  ...{ subscribed: silent, published: silent, handled: silent, retried: silent },
  ...{ dead: silent, held: silent, released: silent, fault: silent },
};

const shaOf = (ordinal: number): string => String(ordinal).padStart(64, 'a');

const matchOf = (ordinal: number): MatchRecord => ({
  id: matchId({ account_id, sha256: shaOf(ordinal), engine_version: engineVersion }, job),
  ...{ account_id, sha256: shaOf(ordinal), engine_version: engineVersion, job_id: job.job_id, expires_at },
  assessment: {
    ...{
      score: 50,
      reason: null,
      band: 'good',
      categories: [],
      requirements: [],
      matched: [],
      missing: [],
      extra: [],
      flags: [],
    },
    weights_applied: { skills: 100, experience: 0, education: 0, languages: 0, title: 0 },
    document: noDocument,
  },
});

const entryOf = (batchId: string, ordinal: number): BatchEntryRecord => ({
  ...{ id: candidateId(`int_${batchId}`, ordinal), account_id, batch_id: batchId, intake_id: `int_${batchId}`, expires_at },
  ...{ file_name: `${ordinal}.pdf`, sha256: shaOf(ordinal), duplicate_of: null, error: null },
});

const batchOf = (id: string): BatchRecord => ({
  ...{ id, account_id, job, name: null, timeout_seconds: 3_600, state: 'started', intakes: [{ id: `int_${id}`, count: total }] },
  ...{ total, created_at: expires_at, started_at: new Date().toISOString(), due_at: expires_at, expires_at },
});

/** A store that counts its round trips, each of which takes longer by the given time. */
const countTrips = (store: Store, afterMs: () => number) => {
  let trips = 0;
  const over = async <R>(count: number, call: () => Promise<R>): Promise<R> => {
    trips += count;
    if (afterMs() > 0) await delay(count * afterMs());
    return call();
  };
  const counted = <T extends StoredDocument>(collection: Collection<T>): Collection<T> => ({
    get: (id) => over(1, () => collection.get(id)),
    getMany: (ids) => over(1, () => collection.getMany(ids)),
    getIfChanged: (id, known) => over(1, () => collection.getIfChanged(id, known)),
    insert: (document) => over(1, () => collection.insert(document)),
    insertMany: (documents) => over(1, () => collection.insertMany(documents)),
    // Reads the document, then replaces it.
    update: (id, decide) => over(2, () => collection.update(id, decide)),
    find: (query) => over(1, () => collection.find(query)),
    findFields: (query, fields) => over(1, () => collection.findFields(query, fields)),
    scan: (after, limit) => over(1, () => collection.scan(after, limit)),
    delete: (id) => over(1, () => collection.delete(id)),
  });
  const wrapped: Store = { ...store, collection: async (definition) => counted(await store.collection(definition)) };
  return { store: wrapped, trips: () => trips };
};

/** Milliseconds added to each trip, and between the ends of two candidates. */
type Condition = { readonly added: number; readonly paceMs: number };

const conditions: readonly Condition[] = [
  { added: 0, paceMs: 0 },
  { added: 5, paceMs: 0 },
  // Two worker threads are about as fast.
  { added: 0, paceMs: 25 },
];

const measureStore = async (name: string, backing: Store): Promise<readonly (readonly string[])[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-counting-'));
  const client = await openSqlite(folder);
  const now = (): number => Date.now();
  const log = await openEmbeddedLog(client, { now });
  const bus = await createBus({
    ...{ log, messages, source: '/bench', timers: { ...systemTimers, now }, random: Math.random, tracing: untraced, observer },
  });
  let current: Condition = { added: 0, paceMs: 0 };
  const { store, trips } = countTrips(backing, () => current.added);
  const backends = {
    bus,
    store,
    now,
    timers: { ...systemTimers, now },
    logger,
    tracing: untraced,
    metrics: createMetrics('bench'),
  };
  const service = createBatchCoordinatorService(backends, { batchWindow: 100, minBatchWindow: 100 });
  await service.start();
  let turn = Promise.resolve();
  const takeTurn = (): Promise<void> => {
    turn = turn.then(() => (current.paceMs > 0 ? delay(current.paceMs) : undefined));
    return turn;
  };
  const worker = await bus.subscribe(
    resumeRead,
    { group: 'parser', lane: 'bulk', concurrency: 64, tryMs: 60_000, maxTries: 5 },
    async ({ payload }, { publish }) => {
      await takeTurn();
      await continueTask(publish, payload, 'match.score');
    },
  );
  const [batches, entries, matches] = await Promise.all([
    backing.collection<BatchRecord>(collections.batches),
    backing.collection<BatchEntryRecord>(collections.entries),
    backing.collection<MatchRecord>(collections.matches),
  ]);
  const runs = await backing.collection<BatchRunRecord>(collections.runs);
  const all = Array.from({ length: total }, (_, ordinal) => ordinal);
  for (let first = 0; first < total; first += 500) await matches.insertMany(all.slice(first, first + 500).map(matchOf));
  const rows: (readonly string[])[] = [];
  for (const condition of conditions) {
    const { added, paceMs } = condition;
    const id = `batch_${name}_${added}_${paceMs}`;
    for (let first = 0; first < total; first += 500)
      await entries.insertMany(all.slice(first, first + 500).map((ordinal) => entryOf(id, ordinal)));
    await batches.insert(batchOf(id));
    current = condition;
    const before = trips();
    const [from, cpu] = [performance.now(), process.cpuUsage()];
    await bus.publish(batchStart, { account_id, batch_id: id });
    for (;;) {
      const run = await runs.get(id);
      if (run !== undefined && run.status !== 'running') break;
      await delay(20);
    }
    const seconds = (performance.now() - from) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    rows.push([
      ...[name, String(added), String(paceMs), ((trips() - before) / total).toFixed(2), (total / seconds).toFixed(0)],
      ((user + system) / 1000 / total).toFixed(2),
    ]);
  }
  await worker.stop(1_000);
  await service.stop(1_000);
  await bus.close();
  await client.close();
  await rm(folder, { recursive: true, force: true });
  return rows;
};

/**
 * Round trips to the store for each candidate of a batch whose results all exist, and how many are counted a second: as it is,
 * with a store that is further away, and when they end at the pace of two worker threads. The log is embedded in all.
 */
export const measureCounting = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-counting-'));
  const client = await openSqlite(folder);
  const now = (): number => Date.now();
  const rows = [...(await measureStore('SQLite', openEmbeddedStore(client, { now })))];
  await client.close();
  await rm(folder, { recursive: true, force: true });
  const { MONGODB_URI: uri } = process.env;
  if (uri) {
    const { openMongo } = await import('@winnow/mongo');
    const mongo = await openMongo(uri, { database: `winnow_counting_${process.pid}` });
    rows.push(...(await measureStore('MongoDB', mongo.store({ now }))));
    await mongo.drop();
    await mongo.close();
  }
  return tableOf(
    ['store', 'ms added to each trip', 'ms between candidates', 'trips a candidate', 'candidates a second', 'CPU ms a candidate'],
    rows,
  );
};
