export { type BusOptions, createBus, topicsOf } from './create-bus.ts';
export type { BusObserver, Outcome } from './observer.ts';
export { partitionOf } from './partition-of.ts';
export type { Timers } from './timers.ts';
