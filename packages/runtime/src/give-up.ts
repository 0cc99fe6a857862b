import { operationDone, type Subject, subjectOf } from '@winnow/contracts';
import type { HandlerContext } from '@winnow/ports';

/** The last word on a command that no try could do: ends its operation with `INTERNAL` and this message. */
export const giveUp =
  (message: string) =>
  async (payload: Subject, { publish }: HandlerContext): Promise<void> =>
    publish(operationDone, { ...subjectOf(payload), outcome: { status: 'failed', error: { code: 'INTERNAL', message } } });
