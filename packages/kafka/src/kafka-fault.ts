import { AppError } from '@winnow/kernel';

/** What the broker will refuse however often it is asked. */
const refusals: ReadonlySet<unknown> = new Set([
  'MESSAGE_TOO_LARGE',
  'RECORD_LIST_TOO_LARGE',
  'INVALID_RECORD',
  'INVALID_TOPIC_EXCEPTION',
]);

/** A partition is no longer ours, whether we have been told already or not. */
const revocations: ReadonlySet<unknown> = new Set(['ILLEGAL_GENERATION', 'UNKNOWN_MEMBER_ID', 'REBALANCE_IN_PROGRESS']);

const typesOf = (error: unknown): readonly unknown[] => {
  if (!(error instanceof Error)) return [];
  const type = 'type' in error ? [error.type] : [];
  const parts = 'errors' in error && Array.isArray(error.errors) ? error.errors.flatMap(typesOf) : [];
  return [...type, ...parts, ...typesOf(error.cause)];
};

/** True for a request that will never be taken, as of a record that is too large. */
export const isRefusal = (error: unknown): boolean => typesOf(error).some((type) => refusals.has(type));

/** True when the broker says that the member does not have its partitions any more. */
export const isRevocation = (error: unknown): boolean => typesOf(error).some((type) => revocations.has(type));

/** The error as the port wants it: `INTERNAL` for a refusal, else `UNAVAILABLE`. */
export const toAppError = (cause: unknown): AppError => {
  if (cause instanceof AppError) return cause;
  return isRefusal(cause)
    ? new AppError('INTERNAL', 'Kafka refuses what it was given.', { cause })
    : new AppError('UNAVAILABLE', 'Kafka cannot do this now.', { cause });
};

/** What Kafka answers, its faults as `toAppError` makes them. */
export const reach = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
  try {
    return await work;
  } catch (error) {
    throw toAppError(error);
  }
};
