import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { candidateEvent, eventText, startBatchStub } from '../../cli/test/support/batch-stub.ts';
import { batch, errorOf } from '../../cli/test/support/bodies.ts';
import { answer } from '../../cli/test/support/stub-server.ts';
import { type Batch, createClient, type Delay } from '../src/index.ts';

type Progress = { readonly done: number; readonly failed: number };

const watch = async (url: string) => {
  const told: Progress[] = [];
  const slept: number[] = [];
  const said: Delay[] = [];
  let now = 0;
  const client = createClient({
    url,
    key: 'a-key-of-the-tests',
    now: () => now,
    sleep: async (milliseconds) => {
      slept.push(milliseconds);
      now += milliseconds;
    },
    onDelay: (delay) => said.push(delay),
  });
  let ended: Batch | undefined;
  for await (const event of client.watchBatch({ batch_id: 'batch_1' })) {
    if (event.kind === 'ended') ended = event.batch;
    else told.push({ done: event.done, failed: event.failed });
  }
  return { ended, told, slept, said };
};

const completed = { ...batch, status: 'completed', total_candidates: 2, success: 1, failed: 1 } as const;

describe('watching a batch', () => {
  it('counts the candidates that have ended and answers the batch', async () => {
    await using stub = await startBatchStub({
      events: [(response) => response.end(candidateEvent(1) + candidateEvent(2, 'failed') + eventText('batch', completed))],
    });
    const { ended, told } = await watch(stub.url);
    expect(ended).toEqual(completed);
    expect(told).toEqual([
      { done: 1, failed: 0 },
      { done: 2, failed: 1 },
    ]);
    expect(stub.received[0]?.headers).toMatchObject({ accept: 'text/event-stream', 'x-api-key': 'a-key-of-the-tests' });
  });

  it('goes on after a broken connection where it left off, and counts nobody twice', async () => {
    await using stub = await startBatchStub({
      events: [
        (response) => {
          // Broken in the middle of the second event.
          response.write(candidateEvent(4) + candidateEvent(5).slice(0, 20), () => response.destroy());
        },
        (response) => response.end(candidateEvent(4)),
        (response) => response.end(candidateEvent(5) + eventText('batch', completed)),
      ],
    });
    const { ended, told } = await watch(stub.url);
    expect(ended?.status).toBe('completed');
    expect(told.map(({ done }) => done)).toEqual([1, 2]);
    expect(stub.received.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '4', '4']);
  });

  it('does not tire of connections that break again and again, as long as each brings news', async () => {
    const broken = Array.from(
      { length: 8 },
      (_, index) => (response: ServerResponse) => void response.end(candidateEvent(index)),
    );
    await using stub = await startBatchStub({ events: [...broken, (response) => response.end(eventText('batch', completed))] });
    const { told } = await watch(stub.url);
    expect(told).toHaveLength(8);
    expect(stub.calls()).not.toContain('GET /v1/batch/batch_1');
  });

  it.each([
    ['streams that end without a word', 200],
    ['a server that has too many watchers', 503],
  ])('reads the counts instead when there are only %s', async (_, status) => {
    await using stub = await startBatchStub({
      instead: ({ call }, response) => {
        if (!call.endsWith('/events')) return false;
        if (status === 200) response.end(': waiting\n\n');
        else answer(response, status, errorOf(status, 'OVERLOADED'), { 'retry-after': '1' });
        return true;
      },
    });
    const { ended } = await watch(stub.url);
    expect(ended?.status).toBe('completed');
    expect(stub.calls()).toEqual([...Array(3).fill('GET /v1/batch/batch_1/events'), 'GET /v1/batch/batch_1']);
  });

  it('outlives a server that is away for a while', async () => {
    let turn = 0;
    await using stub = await startBatchStub({
      instead: (_, response) => {
        turn += 1;
        if (turn <= 12) response.destroy();
        return turn <= 12;
      },
    });
    const { ended, slept, said } = await watch(stub.url);
    expect(ended?.status).toBe('completed');
    expect(said).toHaveLength(1);
    expect(slept.reduce((sum, each) => sum + each, 0)).toBeLessThan(120_000);
  });

  it('gives up on a server that stays away', async () => {
    await using stub = await startBatchStub({
      instead: (_, response) => {
        response.destroy();
        return true;
      },
    });
    await expect(watch(stub.url)).rejects.toMatchObject({ code: 'UNREACHABLE' });
  });

  it('ends at once when the batch is gone', async () => {
    await using stub = await startBatchStub({
      instead: (_, response) => {
        answer(response, 404, errorOf(404, 'BATCH_NOT_FOUND'));
        return true;
      },
    });
    await expect(watch(stub.url)).rejects.toMatchObject({ code: 'BATCH_NOT_FOUND' });
    expect(stub.received).toHaveLength(1);
  });
});
