import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DistributedServers } from './distributed.ts';
import { dropTopics } from './kafka-topics.ts';
import { type ServiceProcess, startService } from './service-process.ts';

export const apiKey = 'a-key-for-the-tests-with-more-than-32-characters';

type Environment = { readonly [key: string]: string };

/** Winnow as it is deployed: real processes behind real HTTP. */
export type Deployment = {
  readonly mode: 'standalone' | 'distributed';
  /** Addresses of the gateways that run now. */
  readonly addresses: () => readonly string[];
  readonly processes: () => readonly ServiceProcess[];
  /** Ends the process and starts another one of its kind in its place. */
  readonly replace: (process: ServiceProcess, signal: 'SIGTERM' | 'SIGKILL') => Promise<ServiceProcess>;
  /** Stops everything and removes its data. */
  readonly stop: () => Promise<void>;
};

const common: Environment = { WINNOW_PORT: '0', WINNOW_BOOTSTRAP_API_KEY: apiKey, WINNOW_LOG_LEVEL: 'info' };

const deploy = async (
  mode: Deployment['mode'],
  names: readonly string[],
  environment: Environment,
  removeData: () => Promise<void>,
): Promise<Deployment> => {
  const starts = await Promise.allSettled(names.map((name) => startService(name, { ...common, ...environment })));
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
    processes: () => running,
    replace: async (old, signal) => {
      await old.end(signal);
      const next = await startService(old.name, { ...common, ...environment });
      running[running.indexOf(old)] = next;
      return next;
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
  return deploy('standalone', ['standalone'], { WINNOW_DATA_DIR: folder, ...environment }, () => rm(folder, { recursive: true }));
};

/** Two processes of each service on topics and a database of their own. */
export const deployDistributed = async (
  { brokers, mongodbUri }: DistributedServers,
  environment: Environment = {},
): Promise<Deployment> => {
  const id = randomUUID().slice(0, 8);
  const prefix = `e2e-${id}.`;
  const database = `e2e_${id}`;
  return deploy(
    'distributed',
    ['gateway', 'gateway', 'parser', 'parser', 'scoring', 'scoring'],
    {
      WINNOW_BACKEND: 'distributed',
      KAFKA_BROKERS: brokers.join(','),
      MONGODB_URI: mongodbUri,
      WINNOW_TOPIC_PREFIX: prefix,
      WINNOW_DATABASE: database,
      WINNOW_WORKERS: '1',
      ...environment,
    },
    async () => {
      const { openMongo } = await import('@winnow/mongo');
      const mongo = await openMongo(mongodbUri, { database });
      await mongo.drop();
      await mongo.close();
      await dropTopics(brokers, prefix);
    },
  );
};
