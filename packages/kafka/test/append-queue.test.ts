import type { NewRecord } from '@winnow/ports';
import { describe, expect, it, vi } from 'vitest';
import { createAppendQueue } from '../src/append-queue.ts';

const record = (value: string, partition = 0): NewRecord => ({ partition, key: 'k', headers: { h: 'v' }, value });

const refusal = Object.assign(new Error('too large'), { type: 'MESSAGE_TOO_LARGE' });

/** A queue on a broker that answers when told. */
const createFixture = () => {
  const sent: { readonly partition: number; readonly values: readonly string[]; readonly answer: PromiseWithResolvers<void> }[] =
    [];
  const queue = createAppendQueue((_, partition, records) => {
    const answer = Promise.withResolvers<void>();
    sent.push({ partition, values: records.map(({ value }) => value), answer });
    return answer.promise;
  });
  const answered = async (count: number): Promise<void> => {
    for (let index = 0; index < count; index += 1) {
      await vi.waitFor(() => expect(sent.length).toBeGreaterThan(index));
      sent[index]?.answer.resolve();
    }
  };
  return { queue, sent, answered };
};

describe('createAppendQueue', () => {
  it('sends one request a partition at a time, and what came meanwhile together in the next one', async () => {
    const { queue, sent, answered } = createFixture();
    const appends = ['a', 'b', 'c'].map((value) => queue.append('t', [record(value)]));
    appends.push(queue.append('t', [record('x', 1)]));
    expect(sent.map(({ values }) => values)).toEqual([['a'], ['x']]);
    await answered(3);
    await Promise.all(appends);
    expect(sent.map(({ values }) => values)).toEqual([['a'], ['x'], ['b', 'c']]);
  });

  it('resolves a call only when its records in all partitions are stored', async () => {
    const { queue, sent } = createFixture();
    const stored = vi.fn();
    const append = queue.append('t', [record('a', 0), record('b', 1)]).then(stored);
    sent[0]?.answer.resolve();
    await Promise.resolve();
    expect(stored).not.toHaveBeenCalled();
    sent[1]?.answer.resolve();
    await append;
    expect(stored).toHaveBeenCalledOnce();
  });

  it('cuts what is more than Kafka takes at a time, in order', async () => {
    const { queue, sent, answered } = createFixture();
    const many = queue.append(
      't',
      Array.from({ length: 2500 }, (_, index) => record(`${index}`)),
    );
    await answered(3);
    await many;
    expect(sent.flatMap(({ values }) => values).map(Number)).toEqual(Array.from({ length: 2500 }, (_, index) => index));
    expect(Math.max(...sent.map(({ values }) => values.length))).toBeLessThanOrEqual(1000);

    const large = queue.append(
      'large',
      Array.from({ length: 4 }, () => record('x'.repeat(400_000))),
    );
    await answered(5);
    await large;
    expect(sent.slice(3).map(({ values }) => values.length)).toEqual([2, 2]);
  });

  it('tells every call of a request that failed', async () => {
    const { queue, sent } = createFixture();
    const first = queue.append('t', [record('a')]);
    const others = ['b', 'c'].map((value) => queue.append('t', [record(value)]));
    const outcomes = Promise.allSettled([first, ...others]);
    sent[0]?.answer.resolve();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.answer.reject(new Error('away'));
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('sends calls one by one when their common request was refused, so that only the guilty one fails', async () => {
    const { queue, sent } = createFixture();
    const outcomes = Promise.allSettled(['a', 'bad', 'c', 'd'].map((value) => queue.append('t', [record(value)])));
    const answer = async (index: number, error?: Error): Promise<void> => {
      await vi.waitFor(() => expect(sent.length).toBeGreaterThan(index));
      if (error === undefined) sent[index]?.answer.resolve();
      else sent[index]?.answer.reject(error);
    };
    await answer(0);
    await answer(1, refusal);
    await answer(2, refusal);
    await answer(3);
    await answer(4);
    expect((await outcomes).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(sent.map(({ values }) => values)).toEqual([['a'], ['bad', 'c', 'd'], ['bad'], ['c'], ['d']]);
  });

  it('is settled when nothing is under way', async () => {
    const { queue, sent } = createFixture();
    await queue.settled();
    const settled = vi.fn();
    const append = queue.append('t', [record('a')]);
    const waiting = queue.settled().then(settled);
    await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
    sent[0]?.answer.resolve();
    await Promise.all([append, waiting]);
  });
});
