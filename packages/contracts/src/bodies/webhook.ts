import { z } from 'zod';
import { deliveryState, terminalStatus } from './batch.ts';

const count = z.int().min(0).max(1_000_000);
const time = z.iso.datetime();

/** The only event that is sent, with exactly the fields of the published contract. */
export const batchCompletedEvent = z
  .object({
    event: z.literal('batch.completed'),
    batch_id: z.string(),
    job_id: z.string(),
    status: terminalStatus,
    total_candidates: count,
    success: count,
    failed: count,
    resumes_scored: count.meta({ description: 'Equals success.' }),
    timestamp: time.meta({ description: 'Time of this try.' }),
  })
  .readonly()
  .meta({ id: 'BatchCompletedEvent' });

export type BatchCompletedEvent = z.infer<typeof batchCompletedEvent>;

const ignored = z.unknown().optional().meta({ description: 'Ignored: settings can be sent back as they were read.' });

export const webhookInput = z
  .strictObject({
    url: z
      .string()
      .min(1)
      .max(2_000)
      .meta({ format: 'uri', description: 'https, or http to an address that the deployment allows.' }),
    enabled: z.boolean().optional().meta({ description: 'Default true.', default: true }),
    secret: ignored,
    breaker: ignored,
    next_try_at: ignored,
    created_at: ignored,
    updated_at: ignored,
  })
  .readonly()
  .meta({ id: 'WebhookInput' });

export const webhookSettings = z
  .object({
    url: z.string(),
    enabled: z.boolean(),
    secret: z.string().optional().meta({ description: 'Only in the answer that made it.' }),
    breaker: z.enum(['closed', 'open', 'half_open']).meta({
      description:
        'The circuit breaker before this URL. It opens after a run of failed tries; deliveries then wait until one of them, sent alone, has been accepted (half_open while it is being sent).',
    }),
    next_try_at: time.nullable().meta({ description: 'While the breaker is open: from when on one delivery is tried.' }),
    created_at: time,
    updated_at: time,
  })
  .readonly()
  .meta({ id: 'WebhookSettings' });

export type WebhookSettings = z.infer<typeof webhookSettings>;

export const webhookSecret = z
  .object({ secret: z.string().meta({ description: 'X-SVC-Signature is keyed by this text as it stands.' }) })
  .readonly()
  .meta({ id: 'WebhookSecret' });

export const deliveryAttempt = z
  .object({
    at: time,
    status: z.int().min(100).max(599).nullable().meta({ description: 'null when there was no answer.' }),
    milliseconds: count,
    error: z
      .enum([
        'refused_address',
        'name_not_found',
        'connection_failed',
        'tls_failed',
        'timeout',
        'status',
        'redirect',
        'gone',
        'breaker_open',
      ])
      .nullable()
      .meta({
        description: 'breaker_open: not sent at all, because the endpoint had been failing until the time for retries was over.',
      }),
    answer: z
      .string()
      .max(1_024)
      .nullable()
      .meta({ description: 'The beginning of the body of the answer; null for the answer of an address that is not public.' }),
  })
  .readonly()
  .meta({ id: 'DeliveryAttempt' });

export type DeliveryAttempt = z.infer<typeof deliveryAttempt>;

export const delivery = z
  .object({
    id: z.string(),
    batch_id: z.string().nullable().meta({ description: 'null for a test.' }),
    event: z.enum(['batch.completed', 'test']),
    state: deliveryState,
    url: z.string().nullable().meta({ description: 'Where the last try went.' }),
    attempts: z.array(deliveryAttempt).readonly(),
    next_attempt_at: time.nullable(),
    created_at: time,
  })
  .readonly()
  .meta({ id: 'Delivery' });

export type Delivery = z.infer<typeof delivery>;

export const deliveryList = z
  .object({ deliveries: z.array(delivery).readonly(), next_cursor: z.string().nullable() })
  .readonly()
  .meta({ id: 'DeliveryList' });

export type DeliveryList = z.infer<typeof deliveryList>;

export const redeliverInput = z
  .strictObject({ failed_since: time.meta({ description: 'Everything that failed or was skipped since then is sent again.' }) })
  .readonly()
  .meta({ id: 'RedeliverInput' });

export const redelivered = z.object({ redelivered: count }).readonly().meta({ id: 'Redelivered' });
