export { busContract } from './bus.contract.ts';
export type { BusHarness } from './bus-harness.ts';
export { type FilesHarness, filesContract } from './files.contract.ts';
export { logContract } from './log.contract.ts';
export type { LogHarness } from './log-harness.ts';
export { type RateLimitsHarness, rateLimitsContract } from './rate-limits.contract.ts';
export { storeContract } from './store.contract.ts';
export type { StoreHarness } from './store-harness.ts';
