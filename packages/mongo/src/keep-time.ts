import type { Clock } from '@winnow/kernel';
import type { MongoClient } from 'mongodb';
import type { Connection } from './connection.ts';
import { createServerClock } from './server-clock.ts';

/** The clock of the database, by which all processes agree whatever their machines show. */
export type DatabaseClock = {
  readonly now: Clock;
  /** Milliseconds by which the clock of this machine is ahead of the database's, and the database's of what is shown meanwhile. */
  readonly offsets: () => { readonly machine: number; readonly database: number };
  readonly stop: () => void;
};

/** Quartz drifts by less than a millisecond in that time. */
const lookEveryMs = 10_000;
const answerMs = 5_000;
/** Each may narrow down what the first, which sets up a connection, left open. */
const firstLooks = 3;

/** Keeps the time of the primary, which it asks for now and then; rejects when it cannot be had at the start. */
export const keepTime = async (client: MongoClient, reach: Connection['reach']): Promise<DatabaseClock> => {
  const steady: Clock = () => performance.now();
  const clock = createServerClock({ wall: Date.now, steady });
  const admin = client.db('admin');
  const look = async (): Promise<void> => {
    const askedAt = steady();
    const { localTime } = await reach(() => admin.command({ hello: 1 }), answerMs);
    if (localTime instanceof Date) clock.learn({ askedAt, server: localTime.getTime() });
  };
  for (let looks = 0; looks < firstLooks; looks += 1) await look();
  // While the database is away the clock goes on by itself.
  const timer = setInterval(() => void look().catch(() => {}), lookEveryMs).unref();
  return {
    now: clock.now,
    offsets: () => ({ machine: Date.now() - clock.now(), database: clock.error() }),
    stop: () => clearInterval(timer),
  };
};
