import { createRequire } from 'node:module';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardRequestQueue } from '../src/request-queue-guard.ts';

type Queue = {
  maybeThrottle(milliseconds: number): void;
  checkPendingRequests(): void;
  push(request: object): void;
  scheduleRequestTimeoutCheck(): void;
  destroy(): void;
};

const silent = { debug: () => {}, warn: () => {} };

const createQueue = (): Queue => {
  const RequestQueue = createRequire(import.meta.url)('kafkajs/src/network/requestQueue') as new (options: object) => Queue;
  return new RequestQueue({
    maxInFlightRequests: null,
    requestTimeout: 5000,
    enforceRequestTimeout: true,
    clientId: 'c',
    broker: 'b',
    logger: silent,
  });
};

describe('guardRequestQueue', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    guardRequestQueue();
    guardRequestQueue();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('lets an idle connection set no timer', () => {
    createQueue().checkPendingRequests();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('still sends what waited behind a throttle, when that is over', () => {
    const queue = createQueue();
    const sent: number[] = [];
    queue.maybeThrottle(500);
    for (const correlationId of [1, 2])
      queue.push({
        entry: { correlationId, resolve: () => {} },
        expectResponse: true,
        sendRequest: () => sent.push(correlationId),
      });
    vi.advanceTimersByTime(400);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(sent).toEqual([1, 2]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('still gives up a request that is not answered, and stops looking when told', () => {
    const queue = createQueue();
    const reject = vi.fn();
    queue.scheduleRequestTimeoutCheck();
    queue.push({ entry: { correlationId: 1, resolve: () => {}, reject }, expectResponse: true, sendRequest: () => {} });
    vi.advanceTimersByTime(5000);
    expect(reject).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1000);
    expect(reject).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(1);
    queue.destroy();
    expect(vi.getTimerCount()).toBe(0);
  });
});
