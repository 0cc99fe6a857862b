import { expect, it } from 'vitest';
import { webhookInput, webhookSettings } from '../src/bodies/webhook.ts';

it('settings of the webhook can be sent back as they were read', () => {
  const time = '2026-11-22T18:00:00.000Z';
  const read = {
    url: 'https://example.com/hook',
    enabled: false,
    secret: 'whsec_eA==',
    breaker: 'closed',
    next_try_at: null,
    created_at: time,
    updated_at: time,
  };
  expect(webhookInput.safeParse(webhookSettings.parse(read)).success).toBe(true);
  expect(webhookInput.safeParse({ ...read, state: 'open' }).success).toBe(false);
});
