/** With a quarter of the slots withheld from each account, one slot is still left after each account's current and next task. */
const min = 4;
const perThread = 2;

/**
 * Maximum messages in flight of a subscription whose handlers run tasks in so many threads. More than the number of threads:
 * while one file is read, the next is loaded and the last one stored. No more than that: messages in flight no longer take turns,
 * only those waiting behind them do, and they compete for the event loop, the database and the CPU.
 */
export const maxTaskHandlers = (threads: number): number => Math.max(min, threads * perThread);
