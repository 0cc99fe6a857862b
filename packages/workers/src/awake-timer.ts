/** A gap between ticks, in which the process or machine was suspended, counts as at most this many milliseconds. */
const maxTicks = 2;
const ticks = 10;

/**
 * Calls back once the process has run for so many milliseconds; returns a function that stops the timer. Time in which the
 * process was frozen does not count, because its work made no progress either.
 */
export const afterAwake = (milliseconds: number, work: () => void): (() => void) => {
  const tick = milliseconds / ticks;
  let left = milliseconds;
  let last = performance.now();
  const timer = setInterval(() => {
    const time = performance.now();
    left -= Math.min(time - last, tick * maxTicks);
    last = time;
    if (left > 0) return;
    clearInterval(timer);
    work();
  }, tick);
  return () => clearInterval(timer);
};
