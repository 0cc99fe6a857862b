import { threadId } from 'node:worker_threads';
import { AppError } from '@winnow/kernel';
import { serveTask } from '../../src/worker-task.ts';

export const double = serveTask<number, number>((value) => value * 2);

export const refuse = serveTask<string, string>(() => {
  throw new AppError('UNREADABLE_FILE', 'It is encrypted.', { reason: 'encrypted' });
});

export const crash = serveTask<string, string>(() => {
  throw new TypeError('a bug');
});

/** Keeps the thread busy until the flag is set: shared memory, as the thread hears nothing else. */
export const spin = serveTask<Int32Array<SharedArrayBuffer>, number>((flag) => {
  while (Atomics.load(flag, 0) === 0);
  return threadId;
});

export const spinForEver = serveTask<string, string>(() => {
  for (;;);
});

export const eat = serveTask<string, number>(() => {
  const hoard: unknown[] = [];
  for (;;) hoard.push(new Array(100_000).fill(hoard.length));
});

export const whoAmI = serveTask<string, number>(() => threadId);
