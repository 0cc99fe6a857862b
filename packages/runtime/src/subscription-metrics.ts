import type { BusObserver } from '@winnow/bus';
import { Gauge, type Registry } from 'prom-client';

type Subscribed = Parameters<BusObserver['subscribed']>[0];

/** A scrape must respond well within its time-out, even while the brokers do not. */
const lagMs = 2_000;
/** Anyone can scrape, and each lag costs the brokers two requests, so all scrapes within some seconds share one result. */
const sharedMs = 5_000;

const withinTime = async (read: () => Promise<number>): Promise<number | undefined> => {
  const late = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => late.resolve(undefined), lagMs);
  try {
    return await Promise.race([read(), late.promise]);
  } catch {
    // The health of the bus says why.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
};

const sharedFor = <T>(milliseconds: number, read: () => Promise<T>): (() => Promise<T>) => {
  let latest: { readonly value: Promise<T>; readonly until: number } | undefined;
  return () => {
    if (latest === undefined || performance.now() >= latest.until)
      latest = { value: read(), until: performance.now() + milliseconds };
    return latest.value;
  };
};

/** Reports the lag and the age of the oldest message of each subscription, read on every scrape; unknown values are left out. */
export const subscriptionMetrics = (registers: Registry[]): BusObserver['subscribed'] => {
  const subscribed: { readonly state: Subscribed; readonly lag: () => Promise<number | undefined> }[] = [];
  new Gauge({
    name: 'winnow_consumer_lag_messages',
    help: 'Messages that a consumer group has not done, over all partitions and processes.',
    labelNames: ['topic', 'group'],
    registers,
    async collect() {
      const lags = await Promise.all(subscribed.map(async ({ state, lag }) => ({ state, messages: await lag() })));
      this.reset();
      for (const { state, messages } of lags)
        if (messages !== undefined) this.set({ topic: state.topic, group: state.group }, messages);
    },
  });
  new Gauge({
    name: 'winnow_oldest_message_seconds',
    help: 'Age of the oldest unfinished message that this process has taken; 0 without one.',
    labelNames: ['topic', 'group'],
    registers,
    collect() {
      for (const { state } of subscribed) {
        const oldest = state.oldest();
        const age = oldest === undefined ? 0 : Math.max(0, Date.now() - Date.parse(oldest));
        this.set({ topic: state.topic, group: state.group }, age / 1000);
      }
    },
  });
  return (state) => {
    subscribed.push({ state, lag: sharedFor(sharedMs, () => withinTime(state.lag)) });
  };
};
