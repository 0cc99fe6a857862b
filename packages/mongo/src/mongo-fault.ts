import { AppError } from '@winnow/kernel';
import { BSON, MongoBulkWriteError, MongoInvalidArgumentError, MongoServerError } from 'mongodb';
import type { Outage } from './outage.ts';

/** Server errors that retrying cannot fix: BadValue, FailedToParse, TypeMismatch, BSONObjectTooLarge, IndexKeySpecsConflict. */
const misuse: ReadonlySet<unknown> = new Set([2, 9, 14, 86, 10334]);
const duplicateKey = 11000;
const badValue = 2;
const namespaceNotFound = 26;
/** Location51175, of every version since 4.2. */
const minNotBelowMax = 51175;

/**
 * One deadline for a whole call, including retries and a failover: long enough for an election, short enough for the caller. The
 * driver's own `timeoutMS` does nothing in 7.8.0, and `socketTimeoutMS` would give up half-way.
 */
const deadlineMs = 15_000;
/** Deadline for work at startup that grows with the number of documents. */
export const preparationMs = 600_000;

/** True when a unique index, including that of the IDs, rejected a write. */
export const isDuplicateKey = (error: unknown): boolean => error instanceof MongoServerError && error.code === duplicateKey;

/** True when a find names an index that does not exist (any more). */
export const isMissingIndex = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === badValue && error.message.includes('hint provided does not correspond');

/** True when a collection does not exist. */
export const isMissingNamespace = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === namespaceNotFound;

/** True when the bounds of a find are empty. */
export const isEmptyStretch = (error: unknown): boolean => error instanceof MongoServerError && error.code === minNotBelowMax;

const toAppError = (cause: unknown): AppError => {
  if (cause instanceof AppError) return cause;
  const ours =
    cause instanceof MongoInvalidArgumentError ||
    cause instanceof BSON.BSONError ||
    (cause instanceof MongoServerError && misuse.has(cause.code));
  return ours
    ? new AppError('INTERNAL', 'The database refuses what it was asked.', { cause })
    : new AppError('UNAVAILABLE', 'The database cannot do this now.', { cause });
};

/** Runs an operation on the database, see `createReach`. */
export type Reach = <Answer>(work: () => Promise<Answer>, milliseconds?: number) => Promise<Answer>;

/**
 * The response of the database within the deadline; fails immediately during an outage. Faults become `UNAVAILABLE`, an invalid
 * request becomes `INTERNAL`; the outcome of a write that timed out is unknown.
 */
export const createReach =
  ({ fault, onBegin }: Pick<Outage, 'fault' | 'onBegin'>): Reach =>
  async (work, milliseconds = deadlineMs) => {
    const out = fault();
    if (out !== undefined) throw out;
    const cut = Promise.withResolvers<never>();
    const timer = setTimeout(() => cut.reject(new AppError('UNAVAILABLE', 'The database did not answer in time.')), milliseconds);
    const release = onBegin(cut.reject);
    try {
      return await Promise.race([work(), cut.promise]);
    } catch (error) {
      throw toAppError(error);
    } finally {
      clearTimeout(timer);
      release();
    }
  };

/** True when the write was done, false when a unique index rejected it; other faults are thrown. */
export const falseIfDuplicate = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (isDuplicateKey(error)) return false;
      throw error;
    },
  );

/** Indexes of the documents that a unique index rejected; other faults are thrown. */
export const duplicatesOf = (work: Promise<unknown>): Promise<ReadonlySet<number>> =>
  work.then(
    () => new Set(),
    (error: unknown) => {
      if (!(error instanceof MongoBulkWriteError) || error.result.getWriteConcernError() !== undefined) throw error;
      const faults = [error.writeErrors].flat();
      if (faults.length === 0 || faults.some(({ code }) => code !== duplicateKey)) throw error;
      return new Set(faults.map(({ index }) => index));
    },
  );
