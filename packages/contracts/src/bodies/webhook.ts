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
    resumes_scored: count.meta({ description: 'Same as `success`.' }),
    timestamp: time.meta({ description: 'Time of this delivery attempt.' }),
  })
  .readonly()
  .meta({ id: 'BatchCompletedEvent' });

export type BatchCompletedEvent = z.infer<typeof batchCompletedEvent>;

const ignored = z
  .unknown()
  .optional()
  .meta({ description: 'Ignored. Accepted so that settings can be sent back as they were read.' });

export const webhookInput = z
  .strictObject({
    url: z
      .string()
      .min(1)
      .max(2_000)
      .meta({ format: 'uri', description: 'An HTTPS URL. Plain HTTP only for addresses that the operator has allowed.' }),
    enabled: z.boolean().optional().meta({ description: 'Defaults to `true`.', default: true }),
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
    secret: z.string().optional().meta({ description: 'Only in the response that created it.' }),
    breaker: z.enum(['closed', 'open', 'half_open']).meta({
      description:
        'State of the circuit breaker of this URL. It opens after repeated failures. Deliveries then wait until a single one has been accepted (`half_open` while it is being sent).',
    }),
    next_try_at: time.nullable().meta({ description: 'While the breaker is open, the time of the next attempt.' }),
    created_at: time,
    updated_at: time,
  })
  .readonly()
  .meta({ id: 'WebhookSettings' });

export type WebhookSettings = z.infer<typeof webhookSettings>;

export const webhookSecret = z
  .object({
    secret: z.string().meta({
      description:
        'Use this string exactly as shown, including `whsec_`, as the key of `X-SVC-Signature`. Do not Base64-decode it.',
    }),
  })
  .readonly()
  .meta({ id: 'WebhookSecret' });

export const deliveryAttempt = z
  .object({
    at: time,
    status: z.int().min(100).max(599).nullable().meta({ description: '`null` if there was no response.' }),
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
        description: '`breaker_open`: never sent, because the endpoint kept failing until there was no time left for retries.',
      }),
    answer: z
      .string()
      .max(1_024)
      .nullable()
      .meta({ description: 'The beginning of the response body. `null` for addresses that are not public.' }),
  })
  .readonly()
  .meta({ id: 'DeliveryAttempt' });

export type DeliveryAttempt = z.infer<typeof deliveryAttempt>;

export const delivery = z
  .object({
    id: z.string(),
    batch_id: z.string().nullable().meta({ description: '`null` for a test.' }),
    event: z.enum(['batch.completed', 'test']),
    state: deliveryState,
    url: z.string().nullable().meta({ description: 'URL of the last attempt.' }),
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
  .strictObject({
    failed_since: time.meta({ description: 'Every event that failed or was skipped since this time is sent again.' }),
  })
  .readonly()
  .meta({ id: 'RedeliverInput' });

export const redelivered = z.object({ redelivered: count }).readonly().meta({ id: 'Redelivered' });
