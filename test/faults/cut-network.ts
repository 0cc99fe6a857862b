import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { Kafka, logLevel } from 'kafkajs';
import type { Fault } from './fault.ts';

/** Longer than a group waits for a member of which it hears nothing. */
const cutMs = 20_000;
/** As the brokers of the cluster have it. */
const offsetPartitions = 4;

type Proxy = {
  readonly port: number;
  readonly cut: () => void;
  readonly heal: () => void;
  readonly stop: () => Promise<void>;
};

/** A line to a broker. While it is cut, connections stay and new ones are taken, but nothing passes in either direction. */
const openProxy = async (target: number): Promise<Proxy> => {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isCut = false;
  const join = ([near, far]: readonly [Socket, Socket]): void => {
    near.pipe(far);
    far.pipe(near);
  };
  const part = ([near, far]: readonly [Socket, Socket]): void => {
    near.unpipe(far).pause();
    far.unpipe(near).pause();
  };
  const server: Server = createServer((near) => {
    const far = createConnection({ host: '127.0.0.1', port: target });
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        near.destroy();
        far.destroy();
      });
    }
    if (!isCut) join(pair);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      for (const pair of pairs) part(pair);
    },
    heal: () => {
      isCut = false;
      for (const pair of pairs) join(pair);
    },
    stop: async () => {
      server.close();
      for (const [near] of pairs) near.destroy();
      await once(server, 'close');
    },
  };
};

/** As Java hashes a text: by it the brokers choose who coordinates a group. */
const javaHash = (text: string): number =>
  [...text].reduce((hash, letter) => (Math.imul(31, hash) + letter.charCodeAt(0)) | 0, 0);

const portOfCoordinator = async (brokers: readonly string[], groupId: string): Promise<number> => {
  const admin = new Kafka({ brokers: [...brokers], logLevel: logLevel.NOTHING }).admin();
  await admin.connect();
  try {
    const partition = Math.abs(javaHash(groupId)) % offsetPartitions;
    const { topics } = await admin.fetchTopicMetadata({ topics: ['__consumer_offsets'] });
    const leader = topics[0]?.partitions.find(({ partitionId }) => partitionId === partition)?.leader;
    return (await admin.describeCluster()).brokers.find(({ nodeId }) => nodeId === leader)?.port ?? 0;
  } finally {
    await admin.disconnect();
  }
};

/** Cuts a service off from one broker: the one that coordinates its group, or another. */
export const cutNetwork = (
  name: string,
  group: string,
  from: 'coordinator' | 'other',
): Pick<Fault, 'prepare' | 'inject' | 'restore'> => {
  const proxies = new Map<number, Proxy>();
  return {
    prepare: async ({ fleet, brokers }) => {
      for (const port of brokers.map((broker) => Number(broker.split(':')[1]))) proxies.set(port, await openProxy(port));
      await fleet.replace(fleet.one(name), 'SIGTERM', {
        NODE_OPTIONS: `--import ${join(import.meta.dirname, 'redirect-connections.ts')}`,
        FAULTS_REDIRECT: [...proxies].map(([port, proxy]) => `${port}=${proxy.port}`).join(','),
      });
    },
    inject: async ({ fleet, brokers, wait }) => {
      const coordinator = await portOfCoordinator(brokers, fleet.prefix + group);
      const proxy = [...proxies].find(([port]) => (port === coordinator) === (from === 'coordinator'))?.[1];
      if (proxy === undefined) throw new Error('There is no such broker.');
      proxy.cut();
      await wait(cutMs);
      proxy.heal();
    },
    restore: async ({ fleet }) => {
      await fleet.replace(fleet.one(name), 'SIGTERM');
      await Promise.all([...proxies.values()].map((proxy) => proxy.stop()));
      proxies.clear();
    },
  };
};
