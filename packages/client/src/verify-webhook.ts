import type { BatchCompletedEvent } from '../generated/types.ts';
import { WinnowError } from './winnow-error.ts';

const scheme = 'sha256=';

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> | undefined =>
  /^[0-9a-f]{64}$/.test(hex) ? Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)) : undefined;

/**
 * Verifies a webhook and returns its event. `rawBody` is the body exactly as it arrived, `signature` the header
 * `X-SVC-Signature`, and `secret` the whole secret, including `whsec_`. Throws `INVALID_SIGNATURE`. An event can be delivered more
 * than once: remember its `batch_id`.
 */
export const verifyWebhook = async (
  rawBody: string | Uint8Array,
  signature: string | null | undefined,
  secret: string,
): Promise<BatchCompletedEvent> => {
  const encoder = new TextEncoder();
  const body = typeof rawBody === 'string' ? encoder.encode(rawBody) : new Uint8Array(rawBody);
  const given = signature?.startsWith(scheme) ? bytesOf(signature.slice(scheme.length)) : undefined;
  if (given === undefined || secret === '') throw new WinnowError('INVALID_SIGNATURE', 'The webhook has no valid signature.');
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  // Takes the same time whatever the difference.
  if (!(await crypto.subtle.verify('HMAC', key, given, body)))
    throw new WinnowError('INVALID_SIGNATURE', 'The webhook was not signed with this secret.');
  return JSON.parse(new TextDecoder().decode(body)) as BatchCompletedEvent;
};
