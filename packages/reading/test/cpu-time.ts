/**
 * What reading takes of its own thread. Reading one of the files of these tests takes under a second of CPU, and reading that is quadratic
 * takes minutes; CPU time, because a busy machine adds to the time on the clock only.
 */
export const maxCpuMs = 10_000;

/** Starts to count the CPU time of this thread; the answer gives the milliseconds since. */
export const startCpuTime = (): (() => number) => {
  const before = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
};
