import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiKey } from '../support/deployment.ts';
import type { DistributedServers } from '../support/distributed.ts';
import { freePort } from '../support/free-port.ts';
import { dropTopics } from '../support/kafka-topics.ts';
import { type ServiceProcess, startService } from '../support/service-process.ts';
import { type FleetStore, openFolderStore, openServerStore } from './fleet-store.ts';

type Environment = { readonly [key: string]: string };

/** Winnow as real processes that faults befall. */
export type Fleet = {
  readonly mode: 'standalone' | 'distributed';
  /** Addresses of the gateways that run now. */
  readonly addresses: () => readonly string[];
  readonly processes: () => readonly ServiceProcess[];
  /** The first process of a kind. */
  readonly one: (name: string) => ServiceProcess;
  /** Ends a process and starts another one of its kind in its place, as a supervisor would. */
  readonly replace: (old: ServiceProcess, signal: 'SIGTERM' | 'SIGKILL', extra?: Environment) => Promise<ServiceProcess>;
  /** Every line that processes printed, also those that are gone. */
  readonly lines: () => readonly string[];
  readonly store: FleetStore;
  /** Folder of a standalone deployment. */
  readonly folder: string | undefined;
  /** Prefix of the topics and groups of a distributed deployment. */
  readonly prefix: string;
  readonly stop: () => Promise<void>;
};

const common: Environment = {
  WINNOW_PORT: '0',
  WINNOW_DASHBOARD_PORT: '0',
  WINNOW_BOOTSTRAP_API_KEY: apiKey,
  WINNOW_LOG_LEVEL: 'info',
  WINNOW_WORKERS: '1',
  WINNOW_WEBHOOK_ALLOW: '127.0.0.0/8',
  // Many processes on few cores: a healthy file must not seem too slow to read.
  WINNOW_LIMIT_READING: '60s',
};

/** Services that take part; the dashboard only reads. */
export const services = ['gateway', 'parser', 'scoring', 'question', 'batch-coordinator', 'webhook-dispatcher'] as const;

/** Every process that was started, so that none outlives a run that fails. */
const started = new Set<ServiceProcess>();

/** Kills what still runs, at once. */
export const killLeftOvers = (): void => {
  for (const process of started) void process.end('SIGKILL');
};

const start = async (name: string, environment: Environment): Promise<ServiceProcess> => {
  const ownPort = environment.WINNOW_BACKEND === 'distributed' && name !== 'gateway';
  const process = await startService(
    name,
    ownPort ? { ...environment, WINNOW_HEALTH_PORT: String(await freePort()) } : environment,
  );
  started.add(process);
  return process;
};

const startAll = async (names: readonly string[], environment: Environment): Promise<ServiceProcess[]> => {
  const running: ServiceProcess[] = [];
  for (let at = 0; at < names.length; at += 2)
    running.push(...(await Promise.all(names.slice(at, at + 2).map((name) => start(name, environment)))));
  return running;
};

type Parts = Pick<Fleet, 'mode' | 'store' | 'folder' | 'prefix'> & {
  readonly names: readonly string[];
  readonly environment: Environment;
  readonly removeData: () => Promise<void>;
};

const startFleet = async ({ names, environment, removeData, ...parts }: Parts): Promise<Fleet> => {
  const running = await startAll(names, environment);
  const gone: ServiceProcess[] = [];
  return {
    ...parts,
    addresses: () => running.flatMap(({ address }) => address ?? []),
    processes: () => running,
    one: (name) => {
      const found = running.find((process) => process.name === name);
      if (found === undefined) throw new Error(`There is no ${name}.`);
      return found;
    },
    replace: async (old, signal, extra = {}) => {
      await old.end(signal);
      gone.push(old);
      const next = await start(old.name, { ...environment, ...extra });
      running[running.indexOf(old)] = next;
      return next;
    },
    lines: () => [...gone, ...running].flatMap(({ lines }) => lines),
    stop: async () => {
      await Promise.all(running.map((process) => process.end('SIGTERM')));
      await parts.store.close();
      await removeData();
    },
  };
};

/** One process with everything, over a folder; one that is given is left to whoever made it. */
export const startStandalone = async (given?: string, extra: Environment = {}): Promise<Fleet> => {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'winnow-faults-')));
  return startFleet({
    mode: 'standalone',
    names: ['standalone'],
    environment: { ...common, WINNOW_DATA_DIR: folder, ...extra },
    store: openFolderStore(folder),
    folder,
    prefix: '',
    removeData: async () => {
      if (given === undefined) await rm(folder, { recursive: true, force: true });
    },
  });
};

const pairs: readonly string[] = services.flatMap((name) => [name, name]);

/** Two processes of each service unless others are named, on topics and a database of their own. */
export const startDistributed = async ({ brokers, mongodbUri }: DistributedServers, names = pairs): Promise<Fleet> => {
  const id = randomUUID().slice(0, 8);
  const [prefix, database] = [`faults-${id}.`, `faults_${id}`];
  const store = openServerStore({ brokers, mongodbUri, prefix, database });
  return startFleet({
    mode: 'distributed',
    names,
    environment: {
      ...common,
      WINNOW_BACKEND: 'distributed',
      KAFKA_BROKERS: brokers.join(','),
      MONGODB_URI: mongodbUri,
      WINNOW_TOPIC_PREFIX: prefix,
      WINNOW_DATABASE: database,
      WINNOW_SECRET_KEY: 'ab'.repeat(32),
    },
    store,
    folder: undefined,
    prefix,
    removeData: async () => {
      await store.drop();
      await dropTopics(brokers, prefix);
    },
  });
};
