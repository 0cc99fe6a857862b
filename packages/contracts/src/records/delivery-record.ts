import { z } from 'zod';
import { deliveryState } from '../bodies/batch.ts';
import { batchCompletedEvent, deliveryAttempt } from '../bodies/webhook.ts';
import { traceHeaders } from './trace-headers.ts';

/** One event for its account: one per batch, even if messages are redelivered. */
export const deliveryRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    batch_id: z.string().nullable(),
    event: z.enum(['batch.completed', 'test']),
    /** The event except its time, which is that of each attempt. */
    payload: batchCompletedEvent.unwrap().omit({ timestamp: true }).readonly(),
    state: deliveryState,
    url: z.string().nullable(),
    attempts: z.array(deliveryAttempt).readonly(),
    /** Attempts of the schedule that are used up; a redelivery starts over. */
    tries: z.int(),
    /** While an attempt is in flight: when it counts as lost. */
    next_attempt_at: z.string().nullable(),
    /** Equal to `next_attempt_at` while the delivery only waits for the breaker of its endpoint. */
    held_until: z.string().optional(),
    /** When the attempts were restarted; absent if they never were. */
    begun_at: z.string().optional(),
    /** The last request for it, so that a request counts once; null for one that a batch created. */
    asked_by: z.string().nullable(),
    /** The latest requests for it, in the order of their IDs. */
    asked: z.array(z.string()).readonly().optional(),
    trace: traceHeaders.optional(),
    created_at: z.string(),
    expires_at: z.string(),
  })
  .readonly();

export type DeliveryRecord = z.infer<typeof deliveryRecord>;
