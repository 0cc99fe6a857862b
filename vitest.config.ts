import { defineConfig } from 'vitest/config';

const globalSetup = ['test/support/servers-setup.ts'];

export default defineConfig({
  test: {
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
          fileParallelism: false,
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
