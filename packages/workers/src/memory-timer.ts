/** Tasks that end sooner are never queried. */
const pauseMs = 50;

/**
 * Calls back once a thread uses more than so many bytes; returns a function that stops the timer. `used` returns the bytes used
 * and may be slow.
 */
export const aboveMemory = (bytes: number, used: () => Promise<number>, work: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const plan = (): void => {
    timer = setTimeout(look, pauseMs);
  };
  const look = async (): Promise<void> => {
    // A thread that cannot respond has ended, and so has its work.
    const now = await used().catch(() => undefined);
    if (stopped || now === undefined) return;
    if (now > bytes) work();
    else plan();
  };
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
