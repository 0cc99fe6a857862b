import { threadId } from 'node:worker_threads';
import { AppError } from '@winnow/kernel';
import { serveTask } from '../../src/worker-task.ts';
import { spentMs } from './spent-ms.ts';

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

/** Keeps the thread busy for so many milliseconds of CPU time. */
export const spinFor = serveTask<number, string>((milliseconds) => {
  const began = spentMs();
  while (spentMs() - began < milliseconds);
  return 'done';
});

export const eat = serveTask<string, number>(() => {
  const hoard: unknown[] = [];
  for (;;) hoard.push(new Array(100_000).fill(hoard.length));
});

/** Takes far more than it may in one step of the engine, which nothing interrupts, and keeps it. */
export const eatAtOnce = serveTask<string, number>(() => {
  const hoard: unknown[] = Array.from({ length: 275 }, (_, index) => new Array(100_000).fill(index));
  hoard.push([...'ab '.repeat(3_000_000)]);
  while (hoard.length > 0);
  return hoard.length;
});

export const whoAmI = serveTask<string, number>(() => threadId);

/** Waits until the flag is set and takes no CPU time for it. */
export const waitIdly = serveTask<Int32Array<SharedArrayBuffer>, string>((flag) => {
  Atomics.wait(flag, 0, 0);
  return 'waited';
});

/** Never ends at its first try, ends at once at the next: the flag says which it is. */
export const spinOnce = serveTask<Int32Array<SharedArrayBuffer>, number>((flag) => {
  const tries = Atomics.add(flag, 0, 1);
  while (tries === 0);
  return tries + 1;
});

let runs = 0;

/** How often this thread has run this task, this time included. */
export const countRuns = serveTask<null, number>(() => {
  runs += 1;
  return runs;
});

/** The same, held up until the flag is set. */
export const countRunsLater = serveTask<Int32Array<SharedArrayBuffer>, number>((flag) => {
  Atomics.wait(flag, 0, 0);
  runs += 1;
  return runs;
});
