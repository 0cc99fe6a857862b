import type { OperationOrigin } from '@winnow/contracts';

/** Far longer than a gateway may take to store the record of an operation that it publishes concurrently. */
const recordedWithinMs = 5 * 60 * 1000;

/** True when an operation without a record was erased, has expired, or was never accepted: no one needs its result. */
export const isForgotten = ({ created_at }: Pick<OperationOrigin, 'created_at'>, now: number): boolean =>
  Date.parse(created_at) < now - recordedWithinMs;
