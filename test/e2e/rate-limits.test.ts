import { expect, it, vi } from 'vitest';
import { get, post } from '../support/call.ts';
import { makeSample, renderText } from '../support/make-resume.ts';
import { describeModes } from './modes.ts';

describeModes((deployment) => {
  const file = { name: 'resume.txt', bytes: renderText(makeSample(201)) };
  const any = (turn: number, path: string): string => {
    const addresses = deployment().addresses();
    return `${addresses[turn % addresses.length]}${path}`;
  };

  it('lets an address without a key in five times a minute over all gateways, and says when it may come again', async () => {
    // Windows begin with the minute: what follows, and the next test, must not run into the next one.
    await vi.waitFor(() => expect(new Date().getSeconds()).toBeLessThan(45), { timeout: 20_000 });
    const answers = [];
    for (let turn = 0; turn < 6; turn += 1) answers.push(await post(any(turn, '/v1/score-ats'), { file, key: null }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const [first, last] = [answers[0], answers[5]];
    expect(first?.headers.get('ratelimit-policy')).toBe('"anonymous-minute";q=5;w=60, "anonymous-day";q=30;w=86400');
    expect(first?.headers.get('ratelimit')).toMatch(/^"anonymous-minute";r=4;t=\d+, "anonymous-day";r=29;t=\d+$/);
    expect(first?.headers.get('x-ratelimit-limit')).toBe('5');
    expect(first?.headers.get('x-ratelimit-remaining')).toBe('4');
    expect(Number(first?.headers.get('x-ratelimit-reset'))).toBeGreaterThan(0);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(last?.body.detail).toMatchObject({ error: 'RATE_LIMITED' });
  });

  it('does not believe an address that no trusted proxy reports', async () => {
    const answer = await post(any(0, '/v1/score-ats'), { file, key: null, headers: { 'x-forwarded-for': '203.0.113.9' } });
    expect(answer.status).toBe(429);
  });

  it('has another policy for a key', async () => {
    const answer = await get(any(0, '/v1/operations/op_unknown'));
    expect(answer.headers.get('ratelimit-policy')).toBe('"key-minute";q=60000;w=60');
  });

  it('limits how often an address may try wrong keys', async () => {
    const statuses = [];
    for (let turn = 0; turn < 61; turn += 1) statuses.push((await get(any(turn, '/v1/operations/a'), { key: 'wrong' })).status);
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(401));
    expect(statuses[60]).toBe(429);
  });
});
