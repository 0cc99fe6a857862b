/** A stretch without a tick, in which the process or the machine was stopped, counts as no more than this many. */
const mostTicks = 2;
const ticks = 10;

/**
 * Calls back once the process has run for so many milliseconds; answers what stops the timer. A process that was frozen for a while finds
 * its work as unfinished as it left it, so that time does not count.
 */
export const afterAwake = (milliseconds: number, work: () => void): (() => void) => {
  const tick = milliseconds / ticks;
  let left = milliseconds;
  let last = performance.now();
  const timer = setInterval(() => {
    const time = performance.now();
    left -= Math.min(time - last, tick * mostTicks);
    last = time;
    if (left > 0) return;
    clearInterval(timer);
    work();
  }, tick);
  return () => clearInterval(timer);
};
