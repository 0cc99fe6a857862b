import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const globalSetup = ['test/support/servers-setup.ts'];

/** Tests of hostile, random or very many inputs, and of limits on CPU and memory: seconds of CPU each. */
const slow = ['{packages,services}/*/test/**/*.slow.test.ts'];

// Test workers, and the threads and processes that they start, compile each module once, as the services do.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url));

/** Conditions that tests wait for come about late on a busy machine: never the default second. */
const patience = { expect: { poll: { timeout: 120_000 } }, setupFiles: ['test/support/patient-waits.ts'] };

export default defineConfig({
  test: {
    // Much of the time is spent waiting for processes, so even two cores take two files at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          include: ['{packages,services}/*/test/**/*.test.ts', 'test/*.test.ts'],
          exclude: [...slow, '**/node_modules/**'],
          // Loading the modules anew for every file would take more time than the tests; none of them leaves anything behind.
          isolate: false,
          testTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'evaluation',
          ...patience,
          include: [...slow, 'test/{ats,judging,material,page,reading,sim,work}/*.test.ts'],
          globalSetup: ['test/support/skips-setup.ts'],
          testTimeout: 180_000,
          // A browser starts slowly on a busy machine.
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'contract',
          ...patience,
          include: ['test/contract/**/*.test.ts'],
          globalSetup,
          testTimeout: 180_000,
          hookTimeout: 360_000,
        },
      },
      {
        test: {
          name: 'e2e',
          ...patience,
          include: ['test/e2e/**/*.test.ts'],
          globalSetup,
          testTimeout: 360_000,
          hookTimeout: 360_000,
        },
      },
      { test: { name: 'fuzz', include: ['test/fuzz/*.test.ts'], testTimeout: 720_000 } },
      {
        test: {
          name: 'kubernetes',
          ...patience,
          include: ['test/kubernetes/**/*.test.ts'],
          globalSetup: [...globalSetup, 'test/support/kubernetes-setup.ts'],
          testTimeout: 540_000,
          hookTimeout: 360_000,
          // One API server, and processes as many as a release has.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'faults',
          ...patience,
          include: ['test/faults/**/*.test.ts'],
          globalSetup,
          testTimeout: 540_000,
          hookTimeout: 360_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
