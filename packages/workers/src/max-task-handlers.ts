/** With a quarter of the places kept from each account there is still one more for each than its task and the next one. */
const least = 4;
const perThread = 2;

/**
 * Messages of a subscription in hand at a time whose handlers run tasks in so many threads. More than threads: while one file is read,
 * the next is loaded and the last one stored. Not more than that: those in hand are no longer shared out in turns, only what waits behind
 * them is, and they stand in each other's way at the event loop, the database and the processors.
 */
export const maxTaskHandlers = (threads: number): number => Math.max(least, threads * perThread);
