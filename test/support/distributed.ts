import { describe, inject, it } from 'vitest';

export type DistributedServers = { readonly brokers: readonly string[]; readonly mongodbUri: string };

declare module 'vitest' {
  // Only an interface can be extended from here.
  interface ProvidedContext {
    readonly distributed: DistributedServers | { readonly missing: string };
  }
}

/** Runs a suite on the distributed backend, or shows it as skipped with the reason. */
export const describeDistributed = (suite: (servers: DistributedServers) => void | Promise<void>): void => {
  const servers = inject('distributed');
  if ('missing' in servers) describe.skip('distributed', () => it(servers.missing, () => {}));
  else describe('distributed', () => suite(servers));
};
