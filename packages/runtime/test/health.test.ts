import { AppError } from '@winnow/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import { serveHealth } from '../src/health-server.ts';
import { createHealth, createMetrics } from '../src/index.ts';

const fine = async (): Promise<void> => {};
const broken = async (): Promise<void> => {
  throw new Error('away');
};

describe('health', () => {
  it('is not ready before the start and after the stop, but alive', async () => {
    const health = createHealth();
    health.add('live', 'service', broken);
    expect([await health.live(), await health.ready()]).toEqual([
      { ok: true, failing: [], reasons: [] },
      { ok: false, failing: ['starting'], reasons: [{ check: 'starting', reason: 'The process is starting.' }] },
    ]);
    health.enter('stopping');
    expect([await health.live(), await health.ready()]).toEqual([
      { ok: true, failing: [], reasons: [] },
      { ok: false, failing: ['stopping'], reasons: [{ check: 'stopping', reason: 'The process is stopping.' }] },
    ]);
  });

  it('stays alive while a backend is away, and names it', async () => {
    const health = createHealth();
    health.add('ready', 'store', broken);
    health.add('live', 'service', fine);
    health.enter('running');
    expect([await health.live(), await health.ready()]).toEqual([
      { ok: true, failing: [], reasons: [] },
      { ok: false, failing: ['store'], reasons: [{ check: 'store', reason: 'The check failed.' }] },
    ]);
  });

  it('says what the start waits for, and tells only messages of our own', async () => {
    const health = createHealth();
    health.awaits('bus', new AppError('UNAVAILABLE', 'No broker answers.'));
    health.awaits('store', new Error('mongodb://user:secret@host'));
    const report = await health.ready();
    expect([report.ok, report.failing]).toEqual([false, ['starting', 'bus', 'store']]);
    expect(report.reasons.map(({ reason }) => reason)).toEqual([
      'The process is starting.',
      'No broker answers.',
      'The check failed.',
    ]);
    health.awaits('bus');
    expect((await health.ready()).failing).toEqual(['starting', 'store']);
  });

  it('is dead when a service is beyond repair', async () => {
    const health = createHealth();
    health.add('live', 'parser', broken);
    health.enter('running');
    expect(await health.live()).toMatchObject({ ok: false, failing: ['parser'] });
  });
});

describe('the health port', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });

  it('answers liveness, readiness and metrics, and nothing else', async () => {
    const health = createHealth();
    health.add('ready', 'store', broken);
    health.enter('running');
    const server = await serveHealth(health, createMetrics('test').registry, { port: 0, host: '127.0.0.1' });
    closing.push(() => server.close());
    const bound = server.address();
    const base = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
    const statuses = await Promise.all(
      ['/healthz', '/readyz?verbose', '/metrics', '/other'].map(async (path) => (await fetch(base + path)).status),
    );
    expect(statuses).toEqual([200, 503, 200, 404]);
    expect(await (await fetch(`${base}/metrics`)).text()).toContain('winnow_message_seconds');
  });
});
