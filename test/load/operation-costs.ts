import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { batchBody } from '@winnow/contracts';
import { MongoClient } from 'mongodb';
import { makeBatchJob, startBatch } from '../support/batch-calls.ts';
import { get } from '../support/call.ts';
import { freshFile } from './fresh-file.ts';
import { makeWork } from './make-work.ts';
import { cpuSeconds, serverPids, sumOf } from './processes.ts';
import { tableOf } from './table.ts';
import { startDistributed } from './targets.ts';
import { withProcesses } from './with-processes.ts';

const warmUp = 40;
const candidates = 200;
const pollMs = 250;

type Counters = { readonly [counter: string]: number };

const minus = (after: Counters, before: Counters): Counters =>
  Object.fromEntries(Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]));

/** What the database server has done since it started, and the bytes of its oplog. */
const readDatabase = async (client: MongoClient): Promise<Counters> => {
  const status = await client.db('admin').command({ serverStatus: 1 });
  const oplog = await client.db('local').command({ collStats: 'oplog.rs' });
  const { insert, query, update, delete: removed, getmore, command } = status.opcounters;
  return {
    ...{ insert, query, update, removed, getmore, command, oplogBytes: oplog.size },
    ...{ bytesIn: status.network.bytesIn, bytesOut: status.network.bytesOut, requests: status.network.numRequests },
  };
};

/** Bytes of documents and indexes by collection of a database. */
const readCollections = async (client: MongoClient, database: string): Promise<Counters> => {
  const names = await client.db(database).listCollections().toArray();
  const sizes = await Promise.all(
    names.map(async ({ name }) => {
      const { size, totalIndexSize } = await client.db(database).command({ collStats: name });
      return [
        [name, size],
        [`${name} indexes`, totalIndexSize],
      ];
    }),
  );
  return Object.fromEntries(sizes.flat());
};

/** Bytes of the segments of all topics with a prefix, where the folders of the brokers are known. */
const readLogBytes = async (prefix: string): Promise<number> => {
  const { INFRA_RUN: folder } = env;
  if (folder === undefined) return Number.NaN;
  const paths = await readdir(folder, { recursive: true });
  const segments = paths.filter((path) => path.includes(`/${prefix}`) && path.endsWith('.log'));
  const sizes = await Promise.all(segments.map(async (path) => (await stat(join(folder, path))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** What a candidate of a batch costs services, brokers and database: CPU, operations, bytes. */
export const measureOperationCosts = (): Promise<string> =>
  withProcesses(async (keep) => {
    const deployment = keep(await startDistributed());
    const { MONGODB_URI: uri = '', WINNOW_DATABASE: database = '', WINNOW_TOPIC_PREFIX: prefix = '' } = deployment.environment;
    const client = new MongoClient(uri);
    await client.connect();
    keep({ stop: () => client.close() });
    const files = await makeWork();
    const address = deployment.addresses()[0] ?? '';
    const job = await makeBatchJob(address);
    let next = 0;
    const run = async (count: number): Promise<number> => {
      const uploads = Array.from({ length: count }, () => freshFile(files, next++));
      const { batch_id } = await startBatch(address, job, uploads);
      for (;;) {
        const { status, success } = batchBody.parse((await get(`${address}/v1/batch/${batch_id}`)).body);
        if (status === 'completed') break;
        if (status === 'partial' || status === 'failed') throw new Error(`Only ${success} of ${count} were scored.`);
        await delay(pollMs);
      }
      return uploads.reduce((sum, { bytes }) => sum + bytes.length, 0);
    };
    await run(warmUp);
    const cpuOf = (): Counters => {
      const services: { [service: string]: number } = { 'Kafka and MongoDB': sumOf(serverPids(), cpuSeconds) };
      for (const { name, pid } of deployment.processes()) services[name] = (services[name] ?? 0) + cpuSeconds(pid);
      return services;
    };
    const [cpu, done, stored, logged] = [
      cpuOf(),
      await readDatabase(client),
      await readCollections(client, database),
      await readLogBytes(prefix),
    ];
    const from = performance.now();
    const bytes = await run(candidates);
    const seconds = (performance.now() - from) / 1000;
    const cpuSpent = minus(cpuOf(), cpu);
    const databaseDone = minus(await readDatabase(client), done);
    const grown = minus(await readCollections(client, database), stored);
    const logBytes = (await readLogBytes(prefix)) - logged;
    const each = (value: number, digits = 1): string => (value / candidates).toFixed(digits);
    const kilobytes = (value: number): string => each(value / 1000);
    return [
      `${candidates} candidates of ${(bytes / candidates / 1000).toFixed(1)} kB in ${seconds.toFixed(0)} s, ${(candidates / seconds).toFixed(1)} a second.`,
      tableOf(
        ['process', 'CPU ms a candidate'],
        Object.entries(cpuSpent).map(([name, value]) => [name, each(value * 1000)]),
      ),
      tableOf(
        ['database server', 'a candidate'],
        Object.entries(databaseDone).map(([name, value]) =>
          /bytes/i.test(name) ? [`${name}, kB`, kilobytes(value)] : [name, each(value, 2)],
        ),
      ),
      tableOf(
        ['stored', 'kB a candidate'],
        [...Object.entries(grown).filter(([, value]) => value > candidates * 10), ['Kafka, all topics', logBytes] as const].map(
          ([name, value]) => [name, kilobytes(value)],
        ),
      ),
    ].join('\n\n');
  });
