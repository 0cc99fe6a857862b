import { z } from 'zod';
import { deliveryState } from '../bodies/batch.ts';
import { batchCompletedEvent, deliveryAttempt } from '../bodies/webhook.ts';

/** One event on its way to its account: one a batch, whatever comes twice. */
export const deliveryRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    batch_id: z.string().nullable(),
    event: z.enum(['batch.completed', 'test']),
    /** The event but for its time, which is that of each try. */
    payload: batchCompletedEvent.unwrap().omit({ timestamp: true }).readonly(),
    state: deliveryState,
    url: z.string().nullable(),
    attempts: z.array(deliveryAttempt).readonly(),
    /** Tries of the schedule that are used up; a redelivery begins anew. */
    tries: z.int(),
    /** While a try is under way: when it is taken for lost. */
    next_attempt_at: z.string().nullable(),
    /** Equal to `next_attempt_at` while the delivery waits for the breaker of its endpoint and for nothing else. */
    held_until: z.string().optional(),
    /** When the tries began anew; absent while they are the first ones. */
    begun_at: z.string().optional(),
    /** The last request that asked for it, so that the same request counts once; null for what a batch began. */
    asked_by: z.string().nullable(),
    /** The latest requests that asked for it, in the order of their ids. */
    asked: z.array(z.string()).readonly().optional(),
    created_at: z.string(),
    expires_at: z.string(),
  })
  .readonly();

export type DeliveryRecord = z.infer<typeof deliveryRecord>;
