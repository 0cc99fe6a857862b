import { AppError } from '@winnow/kernel';
import type { Quota, RateLimits, Usage } from '@winnow/ports';
import type { Document } from 'mongodb';
import type { Connection } from './connection.ts';
import { isDuplicateKey } from './mongo-fault.ts';

type Counters = { readonly _id: string; readonly taken: boolean; readonly [key: string]: unknown };

/** Requests counted in the window that began at `start`, in milliseconds since the epoch. */
type Counter = { readonly start: number; readonly count: number };

const collectionName = 'rate_limits';

/** Field of a quota's counter: any policy name, encoded so that it is neither a path nor an operator. */
const fieldOf = ({ policy, windowMs }: Quota): string => `q_${Buffer.from(`${policy}/${windowMs}`).toString('base64url')}`;

/** All counters of a caller are one document, so that one atomic write counts for all quotas or for none. */
const takeOne = (quotas: readonly Quota[], now: number, sweepAt: Date): Document[] => {
  const each = (make: (field: string, quota: Quota) => Document): Document =>
    Object.assign({}, ...quotas.map((quota) => make(fieldOf(quota), quota)));
  return [
    {
      $set: each((field, { windowMs }) => {
        const start = Math.floor(now / windowMs) * windowMs;
        // An instance whose clock is behind counts in the window that another one has started: no window starts twice.
        return {
          [field]: {
            start: { $max: [`$${field}.start`, start] },
            count: { $cond: [{ $gte: [`$${field}.start`, start] }, `$${field}.count`, 0] },
          },
        };
      }),
    },
    { $set: { taken: { $and: quotas.map((quota) => ({ $lt: [`$${fieldOf(quota)}.count`, quota.limit] })) } } },
    {
      $set: {
        ...each((field) => ({ [field]: { count: { $add: [`$${field}.count`, { $cond: ['$taken', 1, 0] }] } } })),
        sweep: { $max: ['$sweep', sweepAt] },
      },
    },
  ];
};

/** Creates the index that expires counters when all their windows are over. */
export const prepareRateLimits = async ({ indexes }: Connection): Promise<void> => {
  await indexes.keep(collectionName, [{ name: 'sweep_1', key: { sweep: 1 }, expireAfterSeconds: 60 }]);
};

/** Rate limits in one collection, shared by all clients of the database. */
export const openRateLimits = (
  { database, reach, now: server }: Connection,
  { close }: Pick<RateLimits, 'close'>,
): RateLimits => {
  // A count lost with a server does no harm, and every request waits for its own: the primary's memory is enough.
  const collection = database.collection<Counters>(collectionName, { writeConcern: { w: 1, journal: false } });
  const write = (caller: string, quotas: readonly Quota[], now: number): Promise<Counters | null> => {
    const sweepAt = new Date(server() + Math.max(...quotas.map(({ windowMs }) => windowMs)));
    const counting = takeOne(quotas, now, sweepAt);
    return collection.findOneAndUpdate({ _id: { $eq: caller } }, counting, { upsert: true, returnDocument: 'after' });
  };
  const count = async (caller: string, quotas: readonly Quota[], now: number): Promise<Counters | null> => {
    try {
      return await write(caller, quotas, now);
    } catch (error) {
      // Two concurrent first requests of a caller: the second one then finds the document.
      if (isDuplicateKey(error)) return write(caller, quotas, now);
      throw error;
    }
  };
  return {
    take: async (caller, quotas, now) => {
      if (quotas.length === 0) return [];
      const counters = await reach(() => count(caller, quotas, now));
      if (counters === null) throw new AppError('INTERNAL', 'A counter is gone at the moment it is written.');
      return quotas.map((quota): Usage => {
        const { policy, limit, windowMs } = quota;
        const { start, count } = counters[fieldOf(quota)] as Counter;
        const before = counters.taken ? count - 1 : count;
        return {
          policy,
          limit,
          windowMs,
          allowed: before < limit,
          remaining: Math.max(0, limit - count),
          resetMs: start + windowMs - now,
        };
      });
    },
    close,
  };
};
