import { ConfigError, readConfig } from '@winnow/runtime';
import { describe, expect, it } from 'vitest';
import { webhookDispatcherConfig } from '../src/config.ts';

const read = (environment: { readonly [key: string]: string }) => readConfig(webhookDispatcherConfig, environment);

describe('the configuration', () => {
  it('by default has the published schedule and reaches public addresses only', () => {
    expect(read({})).toEqual({
      webhookAllow: [],
      webhookSchedule: [0, 5_000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000],
      webhookBreaker: [30_000, 60_000, 120_000, 300_000, 600_000],
    });
  });

  it('takes a schedule and an allow list', () => {
    const config = read({
      WINNOW_WEBHOOK_SCHEDULE: '10ms, 0s,7d',
      WINNOW_WEBHOOK_BREAKER: '1s,1h',
      WINNOW_WEBHOOK_ALLOW: '10.0.0.0/8, ::1',
    });
    expect(config).toEqual({
      webhookSchedule: [10, 0, 604_800_000],
      webhookAllow: ['10.0.0.0/8', '::1'],
      webhookBreaker: [1_000, 3_600_000],
    });
  });

  it('takes none for an empty list, and loopback for operators', () => {
    const allowed = (text: string) => read({ WINNOW_WEBHOOK_ALLOW: text }).webhookAllow;
    expect([allowed('none'), allowed('loopback'), allowed('10.0.0.0/8,loopback')]).toEqual([
      [],
      ['loopback'],
      ['10.0.0.0/8', 'loopback'],
    ]);
  });

  it.each([
    ['WINNOW_WEBHOOK_SCHEDULE', '5'],
    ['WINNOW_WEBHOOK_SCHEDULE', '0s,,5s'],
    ['WINNOW_WEBHOOK_SCHEDULE', '0s,8d'],
    ['WINNOW_WEBHOOK_SCHEDULE', '-1s'],
    ['WINNOW_WEBHOOK_SCHEDULE', Array.from({ length: 21 }).fill('1s').join(',')],
    ['WINNOW_WEBHOOK_ALLOW', 'intranet'],
    ['WINNOW_WEBHOOK_ALLOW', '10.0.0.0/33'],
    ['WINNOW_WEBHOOK_ALLOW', '10.0.0.0/8, none'],
  ])('refuses %s=%s', (key, text) => {
    expect(() => read({ [key]: text })).toThrow(ConfigError);
  });
});
