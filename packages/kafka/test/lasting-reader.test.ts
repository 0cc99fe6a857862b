import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLastingReader } from '../src/lasting-reader.ts';
import { createFakeConsumer } from './fake-consumer.ts';

type Fake = ReturnType<typeof createFakeConsumer>;

const open = async ({ joins = true } = {}) => {
  const lives: Fake[] = [];
  const told: string[] = [];
  const warn = vi.fn();
  const reader = openLastingReader(
    {
      createConsumer: (...options) => {
        const fake = createFakeConsumer(async () => {
          if (joins || lives.length > 1) fake.assign(0);
        });
        lives.push(fake);
        return fake.createConsumer(...options);
      },
      groupId: 'g',
      topic: 't',
      source: 't',
      fromBeginning: true,
      positions: async () => new Map([[0, { offset: 5, metadata: '' }]]),
      listener: {
        assigned: (partition) => told.push(`assigned ${partition}`),
        records: () => {},
        revoked: (partition) => told.push(`revoked ${partition}`),
      },
    },
    { warn, debug: () => {} },
  );
  reader.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return { reader, lives, told, warn };
};

describe('openLastingReader', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('replaces a consumer that crashed, and leaves the old one behind', async () => {
    const { reader, lives, told, warn } = await open();
    lives[0]?.emit('CRASH', { error: new Error('gone') });
    await vi.advanceTimersByTimeAsync(2000);
    expect(lives).toHaveLength(2);
    expect(lives[0]?.consumer.disconnect).toHaveBeenCalled();
    expect(told).toEqual(['assigned 0', 'revoked 0', 'assigned 0']);
    expect(warn).toHaveBeenCalledWith(expect.anything(), 'A consumer is replaced');
    await (await reader).stop();
  });

  it('replaces a consumer that crashed again before it had started', async () => {
    const { reader, lives } = await open();
    lives[0]?.emit('CRASH', { error: new Error('gone') });
    await vi.advanceTimersByTimeAsync(1000);
    lives[1]?.emit('CRASH', { error: new Error('gone again') });
    await vi.advanceTimersByTimeAsync(2000);
    expect(lives).toHaveLength(3);
    await (await reader).stop();
  });

  it('replaces a consumer that is silent for more than 30 seconds, and one that still is', async () => {
    const { reader, lives } = await open();
    await vi.advanceTimersByTimeAsync(20_000);
    lives[0]?.emit('HEARTBEAT');
    expect((await reader).silentMs()).toBe(0);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(lives).toHaveLength(1);
    expect((await reader).silentMs()).toBe(29_000);
    await vi.advanceTimersByTimeAsync(4000);
    expect(lives).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(lives).toHaveLength(3);
    await (await reader).stop();
  });

  it('counts no sign of life of a consumer that was replaced', async () => {
    const { reader, lives } = await open();
    lives[0]?.emit('CRASH', { error: new Error('gone') });
    await vi.advanceTimersByTimeAsync(500);
    const silent = (await reader).silentMs();
    lives[0]?.emit('HEARTBEAT');
    expect([silent, (await reader).silentMs()]).toEqual([500, 500]);
    await (await reader).stop();
  });

  it('does not begin another life when stopped', async () => {
    const { reader, lives } = await open();
    lives[0]?.emit('CRASH', { error: new Error('gone') });
    const stopped = (await reader).stop();
    await vi.advanceTimersByTimeAsync(60_000);
    await stopped;
    expect(lives).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('tries again to join when the first try fails', async () => {
    const { reader, lives } = await open({ joins: false });
    lives[0]?.emit('CRASH', { error: new Error('the coordinator is loading') });
    await vi.advanceTimersByTimeAsync(1000);
    expect(lives).toHaveLength(2);
    await (await reader).stop();
  });

  it('rejects when the group cannot be joined within 30 seconds, and leaves nothing running', async () => {
    const { reader, lives } = await open({ joins: false });
    const outcome = expect(reader).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await vi.advanceTimersByTimeAsync(31_000);
    await outcome;
    expect(lives).toHaveLength(1);
    expect(lives[0]?.consumer.disconnect).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
