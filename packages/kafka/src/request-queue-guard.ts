import { createRequire } from 'node:module';
import { AppError } from '@winnow/kernel';

type RequestQueue = { readonly pending: readonly unknown[] };

type RequestQueueClass = { readonly prototype: { scheduleCheckPendingRequests(this: RequestQueue): void } };

/** The only version whose source this patch was made for. */
const patchedVersion = '2.2.4';

const guarded = new WeakSet<RequestQueueClass>();

/**
 * Stops the idle timer of kafkajs: every connection re-arms, for ever, a timer with a delay of `-1 - now`, which runs each
 * millisecond (2 to 3 % of a core for an idle process) and makes Node warn of a negative timeout. The timer is of use only
 * while requests wait behind a throttle. Throws `INTERNAL` for another version than 2.2.4: look at its source first.
 */
export const guardRequestQueue = (): void => {
  const require = createRequire(import.meta.url);
  const { version } = require('kafkajs/package.json') as { version: string };
  if (version !== patchedVersion)
    throw new AppError('INTERNAL', `The patch of kafkajs is for ${patchedVersion}, not for ${version}.`);
  const queue = require('kafkajs/src/network/requestQueue') as RequestQueueClass;
  if (guarded.has(queue)) return;
  guarded.add(queue);
  const { scheduleCheckPendingRequests } = queue.prototype;
  queue.prototype.scheduleCheckPendingRequests = function schedule(): void {
    // Without a request that waits there is nothing to check: the next one that has to wait schedules for itself.
    if (this.pending.length > 0) scheduleCheckPendingRequests.call(this);
  };
};
