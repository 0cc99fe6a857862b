import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { DistributedServers } from './distributed.ts';
import { freePort } from './free-port.ts';
import { dropTopics } from './kafka-topics.ts';
import type { LogPlace } from './rewind-groups.ts';
import { type ServiceProcess, startService } from './service-process.ts';

export const apiKey = 'a-key-for-the-tests-with-more-than-32-characters';

type Environment = { readonly [key: string]: string };

/** Winnow as it is deployed: real processes behind real HTTP. */
export type Deployment = {
  readonly mode: 'standalone' | 'distributed';
  /** Addresses of the gateways that run now. */
  readonly addresses: () => readonly string[];
  /** Addresses at which the processes serve their metrics. */
  readonly metricsAddresses: () => readonly string[];
  readonly processes: () => readonly ServiceProcess[];
  /** What its processes are configured with. */
  readonly environment: Environment;
  /** Ends the process and starts another one of its kind in its place, with more in its environment if that is given. */
  readonly replace: (process: ServiceProcess, signal: 'SIGTERM' | 'SIGKILL', extra?: Environment) => Promise<ServiceProcess>;
  /**
   * Starts another process of the kind and only then, and after a time in which nobody new is sent to it, ends the old one with
   * SIGTERM.
   */
  readonly relieve: (process: ServiceProcess, extra: Environment, preStopMs: number) => Promise<ServiceProcess>;
  /** Stops every process, lets something happen to what they keep, and starts them all again. */
  readonly restart: (meanwhile: (place: LogPlace) => Promise<void>) => Promise<void>;
  /** Stops everything and removes its data. */
  readonly stop: () => Promise<void>;
};

const common: Environment = {
  WINNOW_PORT: '0',
  WINNOW_DASHBOARD_PORT: '0',
  WINNOW_BOOTSTRAP_API_KEY: apiKey,
  WINNOW_LOG_LEVEL: 'info',
};

/** Each process has a port of its own for its metrics. */
const startOne = async (name: string, environment: Environment): Promise<ServiceProcess> =>
  startService(name, { WINNOW_HEALTH_PORT: String(await freePort()), ...environment });

/** What one process gets besides what all get, by its name and its number among those of the name. */
type OwnEnvironment = (name: string, number: number) => Environment;

const deploy = async (
  mode: Deployment['mode'],
  names: readonly string[],
  environmentOf: OwnEnvironment,
  place: LogPlace,
  removeData: () => Promise<void>,
): Promise<Deployment> => {
  const startAt = (index: number, extra: Environment = {}): Promise<ServiceProcess> => {
    const name = names[index] ?? '';
    const number = names.slice(0, index).filter((each) => each === name).length;
    return startOne(name, { ...common, ...environmentOf(name, number), ...extra });
  };
  const starts = await Promise.allSettled(names.map((_, index) => startAt(index)));
  const running = starts.flatMap((start) => (start.status === 'fulfilled' ? start.value : []));
  for (const start of starts) {
    if (start.status === 'fulfilled') continue;
    await Promise.all(running.map((process) => process.end('SIGKILL')));
    await removeData();
    throw start.reason;
  }
  return {
    mode,
    addresses: () => running.flatMap(({ address }) => address ?? []),
    metricsAddresses: () => running.flatMap(({ healthAddress }) => healthAddress ?? []),
    processes: () => running,
    environment: { ...common, ...environmentOf(names[0] ?? '', 0) },
    replace: async (old, signal, extra = {}) => {
      await old.end(signal);
      const index = running.indexOf(old);
      const next = await startAt(index, extra);
      running[index] = next;
      return next;
    },
    relieve: async (old, extra, preStopMs) => {
      const index = running.indexOf(old);
      const next = await startAt(index, extra);
      running[index] = next;
      await delay(preStopMs);
      await old.end('SIGTERM');
      return next;
    },
    restart: async (meanwhile) => {
      await Promise.all(running.map((process) => process.end('SIGTERM')));
      await meanwhile(place);
      running.splice(0, running.length, ...(await Promise.all(names.map((_, index) => startAt(index)))));
    },
    stop: async () => {
      await Promise.all(running.map((process) => process.end('SIGTERM')));
      await removeData();
    },
  };
};

/** One process over a folder of its own. */
export const deployStandalone = async (environment: Environment = {}): Promise<Deployment> => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-e2e-'));
  return deploy(
    'standalone',
    ['standalone'],
    () => ({ WINNOW_DATA_DIR: folder, ...environment }),
    { folder },
    () => rm(folder, { recursive: true, force: true }),
  );
};

/** Services of which a deployment has two processes, so that work moves between them; of the others one is enough. */
const pairs = ['gateway', 'gateway', 'parser', 'parser', 'scoring', 'scoring'];
const everyService = [...pairs, 'question', 'batch-coordinator', 'webhook-dispatcher'];

type Choice = {
  /** Instead of every service. */
  readonly services?: readonly string[];
  readonly besides?: readonly string[];
  readonly own?: OwnEnvironment;
};

/** Every service on topics and a database of their own; with `besides`, further processes. */
export const deployDistributed = async (
  { brokers, mongodbUri }: DistributedServers,
  environment: Environment = {},
  { services = everyService, besides = [], own = () => ({}) }: Choice = {},
): Promise<Deployment> => {
  const id = randomUUID().slice(0, 8);
  const prefix = `e2e-${id}.`;
  const database = `e2e_${id}`;
  return deploy(
    'distributed',
    [...services, ...besides],
    (name, number) => ({
      WINNOW_BACKEND: 'distributed',
      KAFKA_BROKERS: brokers.join(','),
      MONGODB_URI: mongodbUri,
      WINNOW_TOPIC_PREFIX: prefix,
      WINNOW_DATABASE: database,
      WINNOW_WORKERS: '1',
      WINNOW_SECRET_KEY: 'ab'.repeat(32),
      WINNOW_WEBHOOK_ALLOW: '127.0.0.0/8',
      ...environment,
      ...own(name, number),
    }),
    { brokers, prefix },
    async () => {
      const { openMongo } = await import('@winnow/mongo');
      const mongo = await openMongo(mongodbUri, { database });
      await mongo.drop();
      await mongo.close();
      await dropTopics(brokers, prefix);
    },
  );
};
