import { type BatchRunRecord, collections } from '@winnow/contracts';
import { createCluster, type Troubles } from './cluster.ts';
import { createEndpoints } from './endpoints.ts';
import { judge, overdue, unfinished } from './judge.ts';
import { createLife } from './life.ts';
import { createNetwork } from './network.ts';
import type { Plant } from './parts.ts';
import { lastActionMs, makePlan } from './plan.ts';
import { actAsGateway, createCandidateLookup, handIn } from './scenario.ts';
import { createLogBackend } from './sim-log.ts';
import { createStoreBackend, type StoreBackend } from './sim-store.ts';
import type { Surroundings } from './simulated-process.ts';
import { watchWrites } from './watch-writes.ts';
import { createWorld, epoch } from './world.ts';

export type Outcome = {
  readonly seed: number;
  /** What was wrong; nothing for a clean run. */
  readonly failures: readonly string[];
  /** Of everything that happened: the same seed gives the same. */
  readonly hash: string;
  readonly steps: number;
  readonly virtualMs: number;
  readonly troubles: Readonly<Troubles>;
  /** How the batches ended. */
  readonly ends: readonly string[];
};

export type RunOptions = {
  readonly plant?: Plant;
  readonly onNote?: (at: number, line: string) => void;
};

/** For everything to come to its end once nothing goes wrong any more: longer than all waits of the product together. */
const settleMs = 240_000;
/** For processes to come back, and for what they left behind to be taken up. From then on timers have to be heeded soon. */
const recoveryMs = 20_000;
const patienceMs = 5_000;
/** Afterwards nothing may change any more. */
const quietMs = 10_000;

/** One run from its seed: the product's bus, coordinator and dispatcher in a simulated world, and what was wrong with it. */
export const runSeed = async (seed: number, { plant, onNote }: RunOptions = {}): Promise<Outcome> => {
  const world = createWorld(seed, onNote);
  const plan = makePlan(world.random);
  const failures: string[] = [];
  const fail = (message: string): void => {
    world.note(`WRONG: ${message}`);
    failures.push(message);
  };
  const watch = watchWrites({ plan, now: world.now, store: () => store, fail });
  const store: StoreBackend = createStoreBackend(world.now, watch.onWrite);
  const log = createLogBackend(world, watch.onAppend);
  const endpoints = createEndpoints(world, plan.accounts);
  const cluster = createCluster(plan);
  const network = createNetwork(world, { crash: cluster.mayCrash, freeze: cluster.freeze });
  const candidate = createCandidateLookup(plan);
  const around: Surroundings = { world, network, log, store, endpoints, plan, candidate, plant };
  const judged = { plan, log, store, receipts: endpoints.receipts };
  const isBroken = (): boolean => failures.length > 0;

  handIn(store, plan);
  const gateway = createLife(world, 'gateway-1');
  gateway.enter(() => void actAsGateway(gateway, around));
  cluster.start(around);
  // The topics are declared by then.
  await world.pass(1_000 + Math.max(plan.calmAtMs, lastActionMs), isBroken);
  const calmAt = world.now();
  const isSettled = (): boolean => {
    if (world.now() > calmAt + recoveryMs) for (const late of overdue(judged, world.now(), patienceMs)) fail(late);
    return isBroken() || (cluster.isWhole() && unfinished(judged).length === 0);
  };
  if (!(await world.pass(settleMs, isSettled))) for (const left of unfinished(judged)) fail(`after all this time ${left}`);
  if (!isBroken()) {
    await world.pass(quietMs, isBroken);
    for (const wrong of judge(judged)) fail(wrong);
  }
  cluster.end();
  gateway.end();
  return {
    seed,
    failures,
    hash: world.hash(),
    steps: world.steps(),
    virtualMs: world.now() - epoch,
    troubles: cluster.troubles,
    ends: store.all<BatchRunRecord>(collections.runs.name).map(({ ended_by }) => ended_by ?? 'running'),
  };
};
