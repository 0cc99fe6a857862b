import { hash } from 'node:crypto';
import { AppError, type Clock } from '@winnow/kernel';
import { type Files, filesBySize, type RateLimits, type Store } from '@winnow/ports';
import { MongoClient, type MongoClientOptions } from 'mongodb';
import type { Connection } from './connection.ts';
import { openDocumentFiles, prepareDocumentFiles } from './document-files.ts';
import { openGridFiles, prepareGridFiles } from './grid-files.ts';
import { keepIndexes } from './index-keeper.ts';
import { type DatabaseClock, keepTime } from './keep-time.ts';
import { openCollection } from './mongo-collection.ts';
import { createReach } from './mongo-fault.ts';
import { openRateLimits, prepareRateLimits } from './mongo-rate-limits.ts';
import { watchOutage } from './outage.ts';

export type MongoBackend = {
  readonly clock: Pick<DatabaseClock, 'now' | 'offsets'>;
  readonly store: (options: { readonly now: Clock }) => Store;
  readonly files: () => Files;
  readonly rateLimits: () => RateLimits;
  /** Rejects with `UNAVAILABLE` while writes would not be durable. */
  readonly check: () => Promise<void>;
  /** Deletes the whole database. */
  readonly drop: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A probe must respond well within the time-out of its caller. */
const checkMs = 2000;

/** One chunk of GridFS, which needs three sequential writes and two reads. */
const maxDocumentBytes = 255 * 1024;

/** The driver looks up field names in its own defaults, and therefore treats any list called `valueOf` or similar as raw bytes. */
const nothingRaw: { [field: string]: boolean } = Object.create(null);

/**
 * `w: majority` because a frozen primary loses what only it has acknowledged; no `socketTimeoutMS`, which causes duplicate writes
 * in a failover: a missed heartbeat interrupts calls that hang (see `reach` for the deadline of a call).
 */
const settings = {
  writeConcern: { w: 'majority', journal: true },
  readConcern: { level: 'majority' },
  retryWrites: true,
  retryReads: true,
  heartbeatFrequencyMS: 1000,
  connectTimeoutMS: 2000,
  serverSelectionTimeoutMS: 15_000,
  waitQueueTimeoutMS: 15_000,
  maxPoolSize: 50,
  ignoreUndefined: true,
  fieldsAsRaw: nothingRaw,
} as const;

type MongoOptions = {
  readonly database: string;
  /** False: missing indexes are reported instead of created. */
  readonly creates?: boolean;
  /** Paths of PEM files; either enables TLS. */
  readonly tls?: { readonly caFile?: string; readonly certificateKeyFile?: string };
};

const tlsSettings = ({ caFile, certificateKeyFile }: NonNullable<MongoOptions['tls']>): MongoClientOptions =>
  caFile === undefined && certificateKeyFile === undefined
    ? {}
    : {
        tls: true,
        ...(caFile === undefined ? {} : { tlsCAFile: caFile }),
        ...(certificateKeyFile === undefined ? {} : { tlsCertificateKeyFile: certificateKeyFile }),
      };

const createClient = (uri: string, { tls = {} }: MongoOptions): MongoClient => {
  try {
    return new MongoClient(uri, { ...settings, ...tlsSettings(tls) });
  } catch (cause) {
    throw new AppError('INTERNAL', 'The address of the database is not valid.', { cause });
  }
};

/**
 * Connects to a MongoDB replica set (6.0 or newer) and creates what it needs; rejects with `UNAVAILABLE`, or `INTERNAL` for an
 * invalid address.
 */
export const openMongo = async (uri: string, options: MongoOptions): Promise<MongoBackend> => {
  const { database: name, creates = true } = options;
  const client = createClient(uri, options);
  const outage = watchOutage();
  client.on('topologyDescriptionChanged', outage.observe);
  const database = client.db(name);
  const reach = createReach(outage);
  const indexes = keepIndexes({ database, reach, creates });
  const check = async (): Promise<void> => {
    const probe = database.collection<{ readonly _id: string }>('checks');
    await reach(() => probe.updateOne({ _id: 'check' }, { $set: { at: new Date() } }, { upsert: true }), checkMs);
    await indexes.check();
  };
  let clock: DatabaseClock | undefined;
  let connection: Connection;
  try {
    await reach(() => client.connect());
    clock = await keepTime(client, reach);
    connection = { database, reach, indexes, now: clock.now };
    await Promise.all([prepareDocumentFiles(connection), prepareGridFiles(connection), prepareRateLimits(connection)]);
  } catch (error) {
    clock?.stop();
    indexes.stop();
    outage.close();
    await client.close();
    throw error;
  }
  // The parts share the connections, which are closed with the whole.
  const close = async (): Promise<void> => {};
  const { now, offsets, stop } = clock;
  return {
    clock: { now, offsets },
    store: ({ now }) => ({ collection: (definition) => openCollection(connection, definition, now), check, close }),
    files: () =>
      filesBySize({
        small: openDocumentFiles(connection),
        large: openGridFiles(connection, { check, close }),
        maxSmallBytes: maxDocumentBytes,
        sha256: (bytes) => hash('sha256', bytes),
      }),
    rateLimits: () => openRateLimits(connection, { close }),
    check,
    drop: async () => {
      await reach(() => database.dropDatabase());
    },
    close: async () => {
      stop();
      indexes.stop();
      outage.close();
      await reach(() => client.close());
    },
  };
};
