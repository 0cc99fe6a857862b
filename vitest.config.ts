import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const globalSetup = ['test/support/servers-setup.ts'];

export default defineConfig({
  test: {
    // Much of the time is spent waiting for processes, so even two cores take two files at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,services}/*/test/**/*.test.ts', 'test/*.test.ts', 'test/{ats,page,reading,sim}/*.test.ts'],
          testTimeout: 30_000,
          // A browser starts slowly where everybody works.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'contract',
          include: ['test/contract/**/*.test.ts'],
          globalSetup,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          globalSetup,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'fuzz', include: ['test/fuzz/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          globalSetup,
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
