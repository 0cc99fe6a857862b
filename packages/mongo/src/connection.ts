import type { Clock } from '@winnow/kernel';
import type { Db } from 'mongodb';
import type { Reach } from './mongo-fault.ts';

/** A database, and the way every call to it goes. */
export type Connection = {
  readonly database: Db;
  readonly reach: Reach;
  /** Time of the server. */
  readonly now: Clock;
};
