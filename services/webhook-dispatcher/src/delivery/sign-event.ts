import { createHmac } from 'node:crypto';
import { type BatchCompletedEvent, type DeliveryRecord, engineVersion } from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';

/** One attempt as it is sent: the signed bytes are the bytes that are sent. */
export type SignedEvent = { readonly body: Buffer; readonly headers: { readonly [name: string]: string } };

const secretPrefix = /^whsec_/;

/** In the order of the published table, regardless of the order in the store. */
const eventOf = (payload: DeliveryRecord['payload'], now: number): BatchCompletedEvent => ({
  event: payload.event,
  batch_id: payload.batch_id,
  job_id: payload.job_id,
  status: payload.status,
  total_candidates: payload.total_candidates,
  success: payload.success,
  failed: payload.failed,
  resumes_scored: payload.resumes_scored,
  timestamp: isoTime(now),
});

/**
 * Body and headers of an attempt at this time. `X-SVC-Signature` uses the secret string as is; the Standard Webhooks signature
 * uses the bytes that follow `whsec_` in base64.
 */
export const signEvent = ({ id, payload }: Pick<DeliveryRecord, 'id' | 'payload'>, secret: string, now: number): SignedEvent => {
  const body = Buffer.from(JSON.stringify(eventOf(payload, now)));
  const seconds = String(Math.floor(now / 1000));
  const standardKey = Buffer.from(secret.replace(secretPrefix, ''), 'base64');
  const standard = createHmac('sha256', standardKey).update(`${id}.${seconds}.`).update(body).digest('base64');
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
      'User-Agent': `Winnow/${engineVersion}`,
      'X-SVC-Signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
      'webhook-id': id,
      'webhook-timestamp': seconds,
      'webhook-signature': `v1,${standard}`,
    },
  };
};
