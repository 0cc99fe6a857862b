import { batchCompleted, topicOf } from '@winnow/contracts';
import { createLife, type Life } from './life.ts';
import { noCallFaults } from './network.ts';
import type { Role } from './parts.ts';
import { type Plan, processes } from './plan.ts';
import { openService, type Surroundings } from './simulated-process.ts';
import { epoch } from './world.ts';

/** What went wrong in a run: shows that a clean one was no quiet one. */
export type Troubles = { crashes: number; freezes: number; stops: number; rebalances: number };

export type Cluster = {
  /** Starts every process, and begins the trouble of the plan. */
  readonly start: (around: Surroundings) => void;
  readonly mayCrash: (life: Life) => boolean;
  readonly freeze: (life: Life) => void;
  /** True when every process lives and is not frozen. */
  readonly isWhole: () => boolean;
  readonly end: () => void;
  readonly troubles: Readonly<Troubles>;
};

/** Few, so that there is time between them for something to go wrong in another way. */
const maxCrashesOfRole = 2;
const maxFreezesOfRole = 2;
const restartMs = { min: 200, max: 4_000 };
const frozenMs = { min: 300, max: 15_000 };
const completedTopic = topicOf(batchCompleted, 'live');
const maxGraceMs = 3_000;
/** Past the grace: a process that does not come to its end is ended. */
const exitMarginMs = 8_000;

const roleOf = (process: string): Role => process.slice(0, process.indexOf('-')) as Role;

/** All processes of a run: each is started, crashes, stands still, is stopped, and is started again. */
export const createCluster = (plan: Plan): Cluster => {
  const lives = new Map<string, Life>();
  const services = new WeakMap<Life, Awaited<ReturnType<typeof openService>>>();
  const calmAt = epoch + plan.calmAtMs;
  const counts = new Map<string, number>();
  const troubles: Troubles = { crashes: 0, freezes: 0, stops: 0, rebalances: 0 };
  let serial = 0;
  let around: Surroundings | undefined;
  let isOver = false;

  const spend = (what: string, { name }: Life, max: number): boolean => {
    // What customers do is no part of the trouble.
    if (roleOf(name) === 'gateway') return false;
    const key = `${what} ${roleOf(name)}`;
    const count = counts.get(key) ?? 0;
    if (count >= max || around === undefined || around.world.now() >= calmAt) return false;
    counts.set(key, count + 1);
    return true;
  };

  const startOne = (process: string, surroundings: Surroundings): void => {
    const { world } = surroundings;
    serial += 1;
    const life = createLife(world, `${process}#${serial}`);
    lives.set(process, life);
    world.note(`${life.name} starts`);
    life.onEnd(() => {
      world.note(`${life.name} is over`);
      if (!isOver) world.after(world.random.between(restartMs.min, restartMs.max), () => startOne(process, surroundings));
    });
    // A process whose start fails ends, and is started again like any other.
    life.enter(() => {
      openService(life, roleOf(process), surroundings)
        .then(async (service) => {
          services.set(life, service);
          await service.start();
        })
        .catch(() => life.end());
    });
  };

  const stop = (process: string, { world }: Surroundings): void => {
    const life = lives.get(process);
    const service = life === undefined ? undefined : services.get(life);
    if (life === undefined || service === undefined || life.isOver()) return;
    const graceMs = world.random.chance(0.5) ? world.random.between(0, maxGraceMs) : 0;
    troubles.stops += 1;
    world.note(`${life.name} is told to stop`);
    world.after(graceMs + exitMarginMs, () => life.end());
    life.enter(() => {
      service
        .stop(graceMs)
        .then(() => service.parts.bus.close())
        .then(
          () => life.end(),
          () => life.end(),
        );
    });
  };

  const rebalance = (
    everyMs: number | undefined,
    act: (surroundings: Surroundings) => void,
    surroundings: Surroundings,
  ): void => {
    const { world } = surroundings;
    if (everyMs === undefined) return;
    const again = (): void => {
      if (world.now() >= calmAt) return;
      troubles.rebalances += 1;
      act(surroundings);
      world.after(everyMs * world.random.between(0.5, 1.5), again);
    };
    world.after(everyMs * world.random.between(0, 1), again);
  };

  return {
    troubles,
    start: (surroundings) => {
      around = surroundings;
      const { world, network, log } = surroundings;
      for (const process of processes) world.after(world.random.between(0, 300), () => startOne(process, surroundings));
      network.setFaults(plan.calls);
      log.setDoubling(plan.doubling);
      log.setLosing(completedTopic, plan.losing);
      world.after(plan.calmAtMs, () => {
        world.note('from now on nothing goes wrong');
        network.setFaults(noCallFaults);
        log.setDoubling(0);
        log.setLosing(completedTopic, 0);
        for (const life of lives.values()) life.thaw();
      });
      for (const { backend, fromMs, toMs } of plan.outages) {
        world.after(fromMs, () => network.setAway(backend, true));
        world.after(toMs, () => network.setAway(backend, false));
      }
      for (const { process, atMs } of plan.stops) world.after(atMs, () => stop(process, surroundings));
      rebalance(plan.shakeEveryMs, () => world.random.pick(log.groups())?.group.shake(), surroundings);
      const expel = (): void => {
        const { group } = world.random.pick(log.groups()) ?? {};
        const member = world.random.pick(group?.members() ?? []);
        if (group !== undefined && member !== undefined) group.expel(member);
      };
      rebalance(plan.expelEveryMs, expel, surroundings);
    },
    mayCrash: (life) => {
      if (!spend('crash', life, maxCrashesOfRole)) return false;
      troubles.crashes += 1;
      return true;
    },
    freeze: (life) => {
      if (around === undefined || life.isFrozen() || !spend('freeze', life, maxFreezesOfRole)) return;
      const { world } = around;
      troubles.freezes += 1;
      world.note(`${life.name} stands still`);
      life.freeze();
      world.after(world.random.between(frozenMs.min, frozenMs.max), () => {
        world.note(`${life.name} goes on`);
        life.thaw();
      });
    },
    isWhole: () => [...lives.values()].every((life) => !life.isOver() && !life.isFrozen()),
    end: () => {
      isOver = true;
      for (const life of lives.values()) life.end();
    },
  };
};
