import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyWebhook } from '../src/index.ts';

const secret = 'whsec_c29tZSBieXRlcyBmb3IgYW4gZXhhbXBsZQ==';
const body = JSON.stringify({ event: 'batch.completed', batch_id: 'batch_1', note: 'ü' });
const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

describe('a webhook', () => {
  it.each([
    ['as text', body],
    ['as bytes', Buffer.from(body)],
  ])('is verified %s', async (_, raw) => {
    expect(await verifyWebhook(raw, signature, secret)).toMatchObject({ batch_id: 'batch_1' });
  });

  it.each([
    ['another body', `${body} `, signature, secret],
    ['another secret', body, signature, `${secret}x`],
    ['no secret', body, signature, ''],
    ['no signature', body, null, secret],
    ['a part of the signature', body, signature.slice(0, -2), secret],
    ['the signature without its scheme', body, signature.slice(7), secret],
  ])('is rejected: %s', async (_, raw, given, key) => {
    await expect(verifyWebhook(raw, given, key)).rejects.toMatchObject({ code: 'INVALID_SIGNATURE' });
  });
});
