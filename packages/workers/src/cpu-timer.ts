/** Minimum delay between two queries, so that a thread near its limit is not queried constantly. */
const minPauseMs = 20;

/**
 * Calls back once a thread has used so many milliseconds of CPU time; returns a function that stops the timer. `spent` returns
 * the CPU time used and may be slow. CPU time never exceeds elapsed time, so the thread is not queried before it could have
 * reached the limit: most tasks are never queried.
 */
export const afterCpuTime = (milliseconds: number, spent: () => Promise<number>, work: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const plan = (left: number): void => {
    timer = setTimeout(look, Math.max(left, minPauseMs));
  };
  const look = async (): Promise<void> => {
    // A thread that cannot respond has ended, and so has its work.
    const left = await spent().then(
      (time) => milliseconds - time,
      () => undefined,
    );
    if (stopped || left === undefined) return;
    if (left > 0) plan(left);
    else work();
  };
  if (Number.isFinite(milliseconds)) plan(milliseconds);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
