import { Session } from 'node:inspector/promises';

/** What one step of the work executes and allocates. */
export type Counted = {
  /** Characters of source code, each as often as it is executed. */
  readonly executed: number;
  readonly bytes: number;
  /** To other threads. */
  readonly messages?: number;
  /** Of the thread of SQLite. */
  readonly requests?: number;
};

const session = new Session();
session.connect();

/** Characters of each block times its executions; a block does not count those inside it. */
const executedSince = async (): Promise<number> => {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  let executed = 0;
  for (const { url, functions } of result) {
    if (!url.startsWith('file:')) continue;
    for (const { ranges } of functions) {
      const open: { readonly end: number; readonly count: number }[] = [];
      for (const { startOffset, endOffset, count } of ranges) {
        while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= startOffset) open.pop();
        const length = endOffset - startOffset;
        executed += length * (count - (open.at(-1)?.count ?? 0));
        open.push({ end: endOffset, count });
      }
    }
  }
  return executed;
};

/** Bytes that work allocates, if nothing is collected meanwhile. */
export const countBytes = async (work: () => unknown): Promise<number> => {
  const before = process.memoryUsage().heapUsed;
  await work();
  return process.memoryUsage().heapUsed - before;
};

/** Characters of source code that work executes, outside Node itself. */
export const countExecuted = async (work: () => unknown): Promise<number> => {
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  await session.post('Profiler.takePreciseCoverage');
  await work();
  const executed = await executedSince();
  await session.post('Profiler.stopPreciseCoverage');
  return executed;
};
