import { spawn } from 'node:child_process';
import { openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kafka, logLevel } from 'kafkajs';
import { MongoClient } from 'mongodb';
import type { DistributedServers } from '../support/distributed.ts';

/** The brokers and databases themselves: each has a folder with `pid` and `cmd`, by which it is stopped and started. */
export type ClusterServers = {
  readonly names: readonly string[];
  /** The broker that leads the quorum of the controllers. */
  readonly leader: () => string;
  /** A broker that only follows in it. */
  readonly follower: () => string;
  readonly primary: () => Promise<string>;
  readonly signal: (name: string, signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT' | 'SIGTERM') => void;
  /** Resolves once the process is gone. */
  readonly gone: (name: string) => Promise<void>;
  readonly start: (name: string) => void;
  /** Resolves when every replica is in sync again, so that the next fault meets a whole cluster. */
  readonly whole: () => Promise<void>;
};

const wholeMs = 90_000;

const until = async (what: string, holds: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + wholeMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not after ${wholeMs} ms: ${what}`);
    await delay(250);
  }
};

/** The servers of `../shared/infra/up cluster`, whose folders stand in `run`. */
export const openClusterServers = (run: string, { brokers, mongodbUri }: DistributedServers): ClusterServers => {
  const names = readdirSync(run)
    .filter((name) => /^(kafka|mongo)-\d$/.test(name))
    .toSorted();
  const kafkas = names.filter((name) => name.startsWith('kafka-'));
  const pidOf = (name: string): number => Number(readFileSync(join(run, name, 'pid'), 'utf8'));

  const isAlive = (name: string): boolean => {
    try {
      return readFileSync(`/proc/${pidOf(name)}/cmdline`, 'utf8').includes(`${run}/${name}/`);
    } catch {
      return false;
    }
  };

  const leader = (): string => {
    const states = kafkas.filter(isAlive).map((name) => {
      const text = readFileSync(join(run, name, 'data/__cluster_metadata-0/quorum-state'), 'utf8');
      return JSON.parse(text) as { readonly leaderId: number; readonly leaderEpoch: number };
    });
    const newest = states.filter(({ leaderId }) => leaderId > 0).toSorted((a, b) => b.leaderEpoch - a.leaderEpoch)[0];
    if (newest === undefined) throw new Error('The brokers have no leader.');
    return `kafka-${newest.leaderId}`;
  };

  /** State of each member of the replica set, by its port. */
  const members = async (): Promise<ReadonlyMap<string, string>> => {
    await using client = new MongoClient(mongodbUri, { readPreference: 'primaryPreferred', serverSelectionTimeoutMS: 10_000 });
    const { members: found } = await client.db('admin').command({ replSetGetStatus: 1 });
    return new Map(found.map(({ name, stateStr }: { name: string; stateStr: string }) => [name.split(':')[1] ?? '', stateStr]));
  };

  const brokersWhole = async (): Promise<boolean> => {
    const admin = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING, retry: { retries: 2 } }).admin();
    try {
      await admin.connect();
      const { topics } = await admin.fetchTopicMetadata();
      return topics.every(({ partitions }) =>
        partitions.every(({ leader: leads, isr, replicas }) => leads >= 0 && isr.length === replicas.length),
      );
    } catch {
      return false;
    } finally {
      await admin.disconnect().catch(() => undefined);
    }
  };

  return {
    names,
    leader,
    follower: () => kafkas.find((name) => name !== leader()) ?? '',
    primary: async () => {
      const port = [...(await members())].find(([, state]) => state === 'PRIMARY')?.[0];
      const name = names.find(
        (each) => port !== undefined && readFileSync(join(run, each, 'cmd'), 'utf8').includes(`--port ${port} `),
      );
      if (name === undefined) throw new Error('The databases have no primary.');
      return name;
    },
    signal: (name, signal) => {
      process.kill(pidOf(name), signal);
    },
    gone: (name) => until(`${name} has ended`, () => !isAlive(name)),
    start: (name) => {
      const folder = join(run, name);
      const log = openSync(join(folder, 'log'), 'a');
      const child = spawn('sh', [join(folder, 'cmd')], { detached: true, stdio: ['ignore', log, log] });
      writeFileSync(join(folder, 'pid'), `${child.pid}\n`);
      child.unref();
    },
    whole: async () => {
      await until('every server runs', () => names.every(isAlive));
      await until('every database is primary or secondary', async () => {
        const states = [...(await members().catch(() => new Map<string, string>())).values()];
        return (
          states.filter((state) => state === 'PRIMARY').length === 1 && states.every((state) => /^(PRIM|SECOND)ARY$/.test(state))
        );
      });
      await until('every partition has all its replicas', brokersWhole);
    },
  };
};
