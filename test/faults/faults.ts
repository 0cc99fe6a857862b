import { engineVersion } from '@winnow/contracts';
import { asRelease } from '../support/as-release.ts';
import type { ClusterServers } from './cluster-servers.ts';
import { cutNetwork } from './cut-network.ts';
import type { Fault, Scene } from './fault.ts';
import { services } from './start-fleet.ts';

const freezeMs = 12_000;
/** A broker or database that died comes back after this long: the cluster must do without it before. */
const awayMs = 15_000;
const limits = { none: 5, kill: 5, freeze: 30, restart: 5, cut: 30, disk: 30 } as const;

type Row = Pick<Fault, 'name' | 'inject'> & Partial<Fault>;

const row = (mode: Fault['mode'], kind: Fault['kind'], { name, inject, ...rest }: Row): Fault => ({
  mode,
  kind,
  limit: limits[kind],
  needsServers: false,
  name,
  inject,
  ...rest,
});

const serversOf = ({ servers }: Scene): ClusterServers => {
  if (servers === undefined) throw new Error('This fault needs the processes of the servers: INFRA_RUN.');
  return servers;
};

const freezeService = async ({ fleet, wait }: Scene, name: string): Promise<void> => {
  const { pid } = fleet.one(name);
  process.kill(pid, 'SIGSTOP');
  await wait(freezeMs);
  process.kill(pid, 'SIGCONT');
};

const killService = async ({ fleet }: Scene, name: string): Promise<void> => {
  await fleet.replace(fleet.one(name), 'SIGKILL');
};

const freezeServer = async (scene: Scene, name: string): Promise<void> => {
  const servers = serversOf(scene);
  servers.signal(name, 'SIGSTOP');
  await scene.wait(freezeMs);
  servers.signal(name, 'SIGCONT');
  await servers.whole();
};

const killServer = async (scene: Scene, name: string): Promise<void> => {
  const servers = serversOf(scene);
  servers.signal(name, 'SIGKILL');
  await scene.wait(awayMs);
  servers.start(name);
  await servers.whole();
};

const victims = [
  { name: 'broker that leads the quorum', pick: async (servers: ClusterServers) => servers.leader() },
  { name: 'broker that follows', pick: async (servers: ClusterServers) => servers.follower() },
  { name: 'primary of MongoDB', pick: (servers: ClusterServers) => servers.primary() },
] as const;

const ofServers = victims.flatMap(({ name, pick }): Fault[] => [
  row('distributed', 'kill', {
    name: `kill -9 of the ${name}`,
    needsServers: true,
    inject: async (scene) => killServer(scene, await pick(serversOf(scene))),
  }),
  row('distributed', 'freeze', {
    name: `SIGSTOP 12 s of the ${name}`,
    needsServers: true,
    inject: async (scene) => freezeServer(scene, await pick(serversOf(scene))),
  }),
]);

const restartServices = async ({ fleet }: Scene): Promise<void> => {
  for (const process of [...fleet.processes()]) await fleet.replace(process, 'SIGTERM');
};

/** Every process in turn as the next release, readers of what is stored before its writers, while the others run this one. */
const upgradeServices = async ({ fleet }: Scene): Promise<void> => {
  const next = asRelease({ engine: engineVersion.replace(/\d+$/, '999') });
  const order = ['gateway', 'batch-coordinator', 'webhook-dispatcher', 'scoring', 'question', 'parser'];
  const inOrder = [...fleet.processes()].toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  for (const process of inOrder) await fleet.replace(process, 'SIGTERM', next);
};

const restartServers = async (scene: Scene): Promise<void> => {
  const servers = serversOf(scene);
  for (const name of servers.names) {
    servers.signal(name, 'SIGTERM');
    await servers.gone(name);
    servers.start(name);
    await servers.whole();
  }
};

/** Kills as often as said, each time after the work has gone on. */
const killAgainAndAgain = async ({ fleet, wait, ended }: Scene, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    await fleet.replace(fleet.one('standalone'), 'SIGKILL');
    const before = ended();
    while (ended() < before + 3) await wait(50);
  }
};

const fullMs = 10_000;

const fillDisk = async ({ disk, wait }: Scene): Promise<void> => {
  if (disk === undefined) throw new Error('This fault needs a disk of its own.');
  // What is freed meanwhile, as by a write-ahead log that is emptied, is taken at once.
  for (const until = Date.now() + fullMs; Date.now() < until; await wait(20)) disk.fill();
  await disk.free();
};

/** Every fault, in the order in which it is run. */
export const faults: readonly Fault[] = [
  row('distributed', 'none', { name: 'nothing', inject: ({ wait }) => wait(5_000).then(() => undefined) }),
  ...services.map((name) =>
    row('distributed', 'kill', { name: `kill -9 of a ${name}`, inject: (scene) => killService(scene, name) }),
  ),
  ...services.map((name) =>
    row('distributed', 'freeze', { name: `SIGSTOP 12 s of a ${name}`, inject: (scene) => freezeService(scene, name) }),
  ),
  ...ofServers,
  row('distributed', 'restart', { name: 'SIGTERM of every service in turn', inject: restartServices }),
  row('distributed', 'restart', { name: 'rolling upgrade of every service', inject: upgradeServices }),
  row('distributed', 'restart', { name: 'SIGTERM of every server in turn', needsServers: true, inject: restartServers }),
  row('distributed', 'cut', {
    name: 'a parser cut off 20 s from the broker that coordinates its group',
    ...cutNetwork('parser', 'parser@resume.read', 'coordinator'),
  }),
  row('distributed', 'cut', {
    name: 'a parser cut off 20 s from another broker',
    ...cutNetwork('parser', 'parser@resume.read', 'other'),
  }),
  row('standalone', 'none', { name: 'nothing', inject: ({ wait }) => wait(5_000).then(() => undefined) }),
  row('standalone', 'kill', { name: 'kill -9', inject: (scene) => killService(scene, 'standalone') }),
  row('standalone', 'kill', { name: 'ten kill -9 in a row', inject: (scene) => killAgainAndAgain(scene, 10) }),
  row('standalone', 'freeze', { name: 'SIGSTOP 12 s', inject: (scene) => freezeService(scene, 'standalone') }),
  row('standalone', 'restart', { name: 'SIGTERM and start', inject: restartServices }),
  row('standalone', 'disk', { name: 'full disk 10 s', inject: fillDisk }),
];
