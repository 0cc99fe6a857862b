import { type BatchEnd, type DeliveryRecord, deliveryId } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import { type Handler, type Tracing, traceField } from '@winnow/ports';
import { beginDelivery, minKeptMs, type Schedule } from '../delivery/delivery-states.ts';
import type { Sender } from '../delivery/sender.ts';
import type { DispatcherStore } from '../store.ts';

export type RecordCompletionDeps = DispatcherStore & {
  readonly sender: Pick<Sender, 'offer'>;
  readonly schedule: Schedule;
  readonly now: Clock;
  readonly resultTtlMs: number;
  readonly tracing: Pick<Tracing, 'headers'>;
};

const payloadOf = ({ batch_id, job_id, status, total_candidates, success, failed }: BatchEnd): DeliveryRecord['payload'] => ({
  event: 'batch.completed',
  batch_id,
  job_id,
  status,
  total_candidates,
  success,
  failed,
  resumes_scored: success,
});

/** Set after the end of the batch, or received so late that the delivery may already have been deleted. */
const isTooLate = ({ finished_at }: BatchEnd, endpoint: { readonly created_at: string }, now: number): boolean =>
  finished_at !== undefined && (endpoint.created_at > finished_at || Date.parse(finished_at) < now - minKeptMs);

/** Creates the one delivery of a batch that ended, if its account has a webhook; the first record of a batch wins. */
export const recordCompletion =
  ({ deliveries, endpoints, sender, schedule, now, resultTtlMs, tracing }: RecordCompletionDeps): Handler<BatchEnd> =>
  async ({ payload: end }) => {
    const { account_id, batch_id } = end;
    const endpoint = await endpoints.get(account_id);
    if (endpoint === undefined || isTooLate(end, endpoint, now())) return;
    const begun = { id: deliveryId(batch_id), account_id, batch_id, event: 'batch.completed', asked_by: null } as const;
    const delivery = beginDelivery(
      { ...begun, payload: payloadOf(end), enabled: endpoint.enabled },
      { now: now(), waitMs: schedule[0] ?? 0, resultTtlMs },
    );
    const traced = { ...delivery, ...traceField(tracing) };
    if (await deliveries.insert(traced)) sender.offer(traced);
  };
