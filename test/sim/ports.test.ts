import { setTimeout } from 'node:timers/promises';
import { logContract, storeContract } from '@winnow/ports/testing';
import { describe, onTestFinished, vi } from 'vitest';
import { createLife } from './life.ts';
import { createNetwork } from './network.ts';
import { createLogBackend } from './sim-log.ts';
import { createStoreBackend } from './sim-store.ts';
import { createWorld } from './world.ts';

vi.setConfig({ testTimeout: 60_000 });

/** A process in a world without faults, whose time passes until the test is over. */
const openWorld = () => {
  const world = createWorld(1);
  const network = createNetwork(world, { crash: () => false, freeze: () => {} });
  const life = createLife(world, 'tester');
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  const run = async (): Promise<void> => {
    while (!isOver) {
      await world.pass(50);
      await setTimeout(1);
    }
  };
  return { world, network, life, run };
};

describe('the simulated store', () => {
  storeContract({
    open: async ({ now }) => {
      const { network, life, run } = openWorld();
      void run();
      return createStoreBackend(now).open(life, network);
    },
  });
});

describe('the simulated log', () => {
  logContract({
    open: async () => {
      const { world, network, life, run } = openWorld();
      void run();
      const backend = createLogBackend(world);
      const log = backend.open(life, network);
      return {
        log,
        reopen: async () => {
          await log.close();
          return backend.open(life, network);
        },
      };
    },
  });
});
