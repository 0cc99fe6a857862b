/** Between two looks: a thread of which little is left is not asked all the time. */
const minPauseMs = 20;

/**
 * Calls back once a thread has spent so many milliseconds of CPU time; answers what stops it. `spent` tells how many, and may take long to
 * answer. A thread spends no more than what passes, so it is not asked before all that is left could be spent: most work is never asked.
 */
export const afterCpuTime = (milliseconds: number, spent: () => Promise<number>, work: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const plan = (left: number): void => {
    timer = setTimeout(look, Math.max(left, minPauseMs));
  };
  const look = async (): Promise<void> => {
    // A thread that cannot answer has ended, and so has its work.
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
