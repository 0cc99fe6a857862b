import type { Clock } from '@winnow/kernel';
import type { Db } from 'mongodb';
import type { IndexKeeper } from './index-keeper.ts';
import type { Reach } from './mongo-fault.ts';

/** A database, with the function that every call to it goes through. */
export type Connection = {
  readonly database: Db;
  readonly reach: Reach;
  readonly indexes: IndexKeeper;
  /** Time of the server. */
  readonly now: Clock;
};
