import type { DeliveryRecord, DeliveryRef } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import { type Handler, type Tracing, traceField } from '@winnow/ports';
import { beginDelivery, hasAsked, restartAttempts } from '../delivery/delivery-states.ts';
import type { Sender } from '../delivery/sender.ts';
import type { DispatcherStore } from '../store.ts';

export type SendAgainDeps = DispatcherStore & {
  readonly sender: Pick<Sender, 'offer'>;
  readonly now: Clock;
  readonly resultTtlMs: number;
  readonly tracing: Pick<Tracing, 'headers'>;
};

/** No delivery of a batch can have such an ID: a batch ID continues with a time. */
const testPrefix = 'whd_test';

const testPayload: DeliveryRecord['payload'] = {
  event: 'batch.completed',
  batch_id: 'batch_test',
  job_id: 'job_test',
  status: 'completed',
  total_candidates: 0,
  success: 0,
  failed: 0,
  resumes_scored: 0,
};

/** Creates the delivery of a test; `undefined` when its account has no webhook or the ID is taken. */
const beginTest = async (
  { deliveries, endpoints, now, resultTtlMs, tracing }: SendAgainDeps,
  { account_id, delivery_id, request_id }: DeliveryRef,
): Promise<DeliveryRecord | undefined> => {
  const endpoint = await endpoints.get(account_id);
  if (endpoint === undefined || !delivery_id.startsWith(testPrefix)) return undefined;
  const begun = { id: delivery_id, account_id, batch_id: null, event: 'test', asked_by: request_id } as const;
  const delivery = beginDelivery(
    { ...begun, payload: testPayload, enabled: endpoint.enabled },
    { now: now(), waitMs: 0, resultTtlMs },
  );
  const traced = { ...delivery, ...traceField(tracing) };
  return (await deliveries.insert(traced)) ? traced : undefined;
};

/** Restarts a delivery of the account, or creates that of a test. A request counts once, however often it is delivered. */
export const sendAgain =
  (deps: SendAgainDeps): Handler<DeliveryRef> =>
  async ({ payload: request }) => {
    const { deliveries, sender, now, resultTtlMs, tracing } = deps;
    const { account_id, delivery_id, request_id } = request;
    const stored = await deliveries.update(delivery_id, (current) =>
      current.account_id === account_id && !hasAsked(current, request_id)
        ? { ...restartAttempts(current, { now: now(), requestId: request_id, resultTtlMs }), ...traceField(tracing) }
        : undefined,
    );
    const delivery = stored ?? (await beginTest(deps, request));
    if (delivery?.account_id === account_id) sender.offer(delivery);
  };
