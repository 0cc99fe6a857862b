import type { Clock } from '@winnow/kernel';
import type { MongoClient } from 'mongodb';
import type { Connection } from './connection.ts';
import { createServerClock } from './server-clock.ts';

/** The clock of the database, which all processes agree on regardless of their machines' clocks. */
export type DatabaseClock = {
  readonly now: Clock;
  /**
   * Milliseconds by which this machine's clock is ahead of the database's, and by which the database's is ahead of the one shown.
   */
  readonly offsets: () => { readonly machine: number; readonly database: number };
  readonly stop: () => void;
};

/** Quartz drifts by less than a millisecond in that time. */
const checkEveryMs = 10_000;
const answerMs = 5_000;
/** Each may narrow down the error of the first, which includes setting up a connection. */
const firstQueries = 3;

/** Follows the time of the primary, which it queries periodically; rejects when it is unavailable at startup. */
export const keepTime = async (client: MongoClient, reach: Connection['reach']): Promise<DatabaseClock> => {
  const steady: Clock = () => performance.now();
  const clock = createServerClock({ wall: Date.now, steady });
  const admin = client.db('admin');
  const look = async (): Promise<void> => {
    const askedAt = steady();
    const { localTime } = await reach(() => admin.command({ hello: 1 }), answerMs);
    if (localTime instanceof Date) clock.learn({ askedAt, server: localTime.getTime() });
  };
  for (let looks = 0; looks < firstQueries; looks += 1) await look();
  // While the database is unavailable, the clock continues by itself.
  const timer = setInterval(() => void look().catch(() => {}), checkEveryMs).unref();
  return {
    now: clock.now,
    offsets: () => ({ machine: Date.now() - clock.now(), database: clock.error() }),
    stop: () => clearInterval(timer),
  };
};
