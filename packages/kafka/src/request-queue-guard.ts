import { createRequire } from 'node:module';
import { AppError } from '@winnow/kernel';

type RequestQueue = {
  readonly pending: readonly unknown[];
  readonly inflight: ReadonlyMap<number, { readonly sentAt: number; readonly requestTimeout: number; timeoutRequest(): void }>;
  readonly enforceRequestTimeout: boolean;
  requestTimeoutIntervalId?: NodeJS.Timeout;
  isConnected(): boolean;
  destroy(): void;
};

type RequestQueueClass = {
  readonly prototype: {
    scheduleCheckPendingRequests(this: RequestQueue): void;
    scheduleRequestTimeoutCheck(this: RequestQueue): void;
  };
};

/** The only version whose source this patch was made for. */
const patchedVersion = '2.2.4';

/** Requests have 10 seconds and more, so the tenth of a second in which kafkajs checks them is not missed. */
const timeoutCheckMs = 1000;

const guarded = new WeakSet<RequestQueueClass>();

/** As in kafkajs, except for the interval. */
function checkTimeouts(this: RequestQueue): void {
  if (!this.enforceRequestTimeout) return;
  this.destroy();
  this.requestTimeoutIntervalId = setInterval(() => {
    for (const request of this.inflight.values())
      if (Date.now() - request.sentAt > request.requestTimeout) request.timeoutRequest();
    if (!this.isConnected()) this.destroy();
  }, timeoutCheckMs);
}

/**
 * Stops the idle timer of kafkajs: every connection re-arms, forever, a timer with a delay of `-1 - now`, which fires every
 * millisecond (2 to 3 % of a core for an idle process) and makes Node warn of a negative timeout. The timer is only useful while
 * requests wait behind a throttle. Checks for timed-out requests every second, not ten times. Throws `INTERNAL` for any version
 * other than 2.2.4: review its source first.
 */
export const guardRequestQueue = (): void => {
  const require = createRequire(import.meta.url);
  const { version } = require('kafkajs/package.json') as { version: string };
  if (version !== patchedVersion)
    throw new AppError('INTERNAL', `The patch of kafkajs is for ${patchedVersion}, not for ${version}.`);
  const queue = require('kafkajs/src/network/requestQueue') as RequestQueueClass;
  if (guarded.has(queue)) return;
  guarded.add(queue);
  queue.prototype.scheduleRequestTimeoutCheck = checkTimeouts;
  const { scheduleCheckPendingRequests } = queue.prototype;
  queue.prototype.scheduleCheckPendingRequests = function schedule(): void {
    // Without a waiting request there is nothing to check: the next one that has to wait schedules a check.
    if (this.pending.length > 0) scheduleCheckPendingRequests.call(this);
  };
};
