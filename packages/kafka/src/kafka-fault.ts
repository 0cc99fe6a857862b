import { AppError } from '@winnow/kernel';

/** What the broker rejects however often it is retried. */
const refusals: ReadonlySet<unknown> = new Set([
  'MESSAGE_TOO_LARGE',
  'RECORD_LIST_TOO_LARGE',
  'INVALID_RECORD',
  'INVALID_TOPIC_EXCEPTION',
]);

/** A partition is no longer ours, whether or not we have been notified. */
const revocations: ReadonlySet<unknown> = new Set(['ILLEGAL_GENERATION', 'UNKNOWN_MEMBER_ID', 'REBALANCE_IN_PROGRESS']);

const typesOf = (error: unknown): readonly unknown[] => {
  if (!(error instanceof Error)) return [];
  const type = 'type' in error ? [error.type] : [];
  const parts = 'errors' in error && Array.isArray(error.errors) ? error.errors.flatMap(typesOf) : [];
  return [...type, ...parts, ...typesOf(error.cause)];
};

/** True for a request that can never succeed, such as a record that is too large. */
export const isRefusal = (error: unknown): boolean => typesOf(error).some((type) => refusals.has(type));

/** True when the broker reports that the member no longer has its partitions. */
export const isRevocation = (error: unknown): boolean => typesOf(error).some((type) => revocations.has(type));

/** The error in the form of the port: `INTERNAL` for a rejection, otherwise `UNAVAILABLE`. */
export const toAppError = (cause: unknown): AppError => {
  if (cause instanceof AppError) return cause;
  return isRefusal(cause)
    ? new AppError('INTERNAL', 'Kafka refuses what it was given.', { cause })
    : new AppError('UNAVAILABLE', 'Kafka cannot do this now.', { cause });
};

/** A Kafka response, with its faults converted by `toAppError`. */
export const reach = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work;
  } catch (error) {
    throw toAppError(error);
  }
};
