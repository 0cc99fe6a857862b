import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiKey, type Deployment, deployDistributed, deployStandalone } from '../support/deployment.ts';
import type { BareOrder, BareTimes } from './bare-worker.ts';
import type { Generator, Load } from './generator.ts';
import { startHelper } from './helper-process.ts';
import { cpuSeconds, peakMegabytes, serverPids, sumOf } from './processes.ts';
import type { FunctionName } from './score-bytes.ts';

/** Worker threads of everything that is compared. */
export const threads = 2;

/** What one turn of load showed. */
export type Turn = {
  readonly perSecond: number;
  readonly times: readonly number[];
  readonly failed: number;
  /** Milliseconds of CPU for each request: of the processes measured, of brokers and databases, of the generator. */
  readonly cpu: number;
  readonly serverCpu: number;
  readonly generatorCpu: number;
};

export type Target = {
  readonly name: string;
  readonly turn: (pace: Load['pace'], seconds: number) => Promise<Turn>;
  /** Peak of resident memory of all its processes together, in megabytes. */
  readonly peak: () => number;
  readonly stop: () => Promise<void>;
};

/** Nobody is refused for calling often. */
const unlimited = { WINNOW_LIMIT_KEY_PER_MINUTE: '1000000000' };

/** One process with as many worker threads as everything else that is measured. */
export const startStandalone = (environment: { readonly [key: string]: string } = {}): Promise<Deployment> =>
  deployStandalone({ ...unlimited, WINNOW_WORKERS: String(threads), ...environment });

/** Two gateways, parsers and scorings with a worker thread each and one of each other service. */
export const startDistributed = async (environment: { readonly [key: string]: string } = {}): Promise<Deployment> => {
  const { KAFKA_BROKERS: brokers, MONGODB_URI: mongodbUri } = process.env;
  if (!brokers || !mongodbUri) throw new Error('The distributed mode needs KAFKA_BROKERS and MONGODB_URI.');
  return deployDistributed({ brokers: brokers.split(','), mongodbUri }, { ...unlimited, ...environment });
};

export type Place = { readonly addresses: readonly string[]; readonly pids: readonly number[] };

/** Something that is asked over HTTP: ATS scores of files that were never seen, unless it is told otherwise. It is not stopped by this. */
export const httpTarget = (
  generator: Generator,
  name: string,
  { addresses, pids }: Place,
  { path = '/v1/score-ats', ...load }: Partial<Load> & { readonly path?: string } = {},
): Target => ({
  name,
  turn: async (pace, seconds) => {
    const servers = serverPids();
    const [own, theirs] = [sumOf(pids, cpuSeconds), sumOf(servers, cpuSeconds)];
    const urls = addresses.map((address) => address + path);
    const max = Number.POSITIVE_INFINITY;
    const result = await generator.run({ urls, key: apiKey, fields: {}, same: false, max, ...load, pace, seconds });
    const each = (cpu: number): number => (cpu * 1000) / result.sent;
    return {
      perSecond: result.times.length / result.seconds,
      times: result.times,
      failed: result.failed,
      cpu: each(sumOf(pids, cpuSeconds) - own),
      serverCpu: each(sumOf(servers, cpuSeconds) - theirs),
      generatorCpu: each(result.cpuSeconds),
    };
  },
  peak: () => sumOf(pids, peakMegabytes),
  stop: async () => {},
});

/** The bare functions; the load is always as many files at a time as there are threads. */
export const startBare = async (work: FunctionName): Promise<Target> => {
  const { pid, ask, stop } = await startHelper('bare-process.ts', [String(threads)]);
  return {
    name: 'bare functions',
    turn: async (_pace, seconds) => {
      const before = cpuSeconds(pid);
      const times = await ask<BareTimes>({ work, milliseconds: seconds * 1000 } satisfies BareOrder);
      const cpu = ((cpuSeconds(pid) - before) * 1000) / times.length;
      return { perSecond: times.length / seconds, times, failed: 0, cpu, serverCpu: 0, generatorCpu: 0 };
    },
    peak: () => peakMegabytes(pid),
    stop,
  };
};

/** The Express route that stores durably and calls the same functions; its other routes are at the address. */
export const startControl = async (generator: Generator): Promise<Target & Place> => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-control-'));
  const { pid, greeting, stop } = await startHelper('control-server.ts', [folder, String(threads)]);
  const address = String(greeting);
  return {
    ...httpTarget(generator, 'Express control', { addresses: [address], pids: [pid] }),
    addresses: [address],
    pids: [pid],
    stop: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Where a deployment is reached, and its processes. */
export const placeOf = (deployment: Deployment): Place => ({
  addresses: deployment.addresses(),
  pids: deployment.processes().map(({ pid }) => pid),
});

/** Winnow as it is deployed, asked for ATS scores. */
export const targetOf = (generator: Generator, deployment: Deployment): Target => ({
  ...httpTarget(generator, deployment.mode, placeOf(deployment)),
  stop: deployment.stop,
});
