import type { Subscription } from '@winnow/ports';

/** A part of the system that can be started and stopped, alone in a process or with others. */
export type Service = {
  readonly name: string;
  start(): Promise<void>;
  /** Rejects while the service cannot work. */
  check(): Promise<void>;
  /** Accepts no new work, waits up to `graceMs` for work in flight, and hands back the rest. */
  stop(graceMs: number): Promise<void>;
};

/** A service that only handles messages: `subscribe` opens its stores and subscribes its handlers. */
export const createConsumerService = (name: string, subscribe: () => Promise<readonly Subscription[]>): Service => {
  let subscriptions: readonly Subscription[] = [];
  return {
    name,
    start: async () => {
      subscriptions = await subscribe();
    },
    check: async () => {
      await Promise.all(subscriptions.map((subscription) => subscription.check()));
    },
    stop: async (graceMs) => {
      await Promise.all(subscriptions.map((subscription) => subscription.stop(graceMs)));
    },
  };
};
