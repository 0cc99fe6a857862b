import type { Bus, Log, Store } from '@winnow/ports';

export type Role = 'coordinator' | 'dispatcher' | 'worker' | 'gateway';

export type Parts = { readonly bus: Bus; readonly store: Store };

/** A wrong variant of the product, planted from outside by wrapping what a process works with. */
export type Plant = {
  readonly name: string;
  readonly about: string;
  /** Wraps the log of one life of a process. */
  readonly log?: (log: Log) => Log;
  /** Wraps what the service of one life of a process works with. */
  readonly parts?: (parts: Parts, role: Role) => Parts;
};
