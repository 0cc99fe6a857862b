/**
 * Queries a thread until it is stopped; returns a function that stops the timer. The first query is after so many milliseconds, each
 * other one after as many as `next` returns for the last response; `next` returns undefined for the last query. A query may be slow.
 */
export const queryThread = (
  firstMs: number,
  query: () => Promise<number>,
  next: (response: number) => number | undefined,
): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const plan = (milliseconds: number): void => {
    timer = setTimeout(look, milliseconds);
  };
  const look = async (): Promise<void> => {
    // A thread that cannot respond has ended, and so has its work.
    const response = await query().catch(() => undefined);
    if (stopped || response === undefined) return;
    const pause = next(response);
    if (pause !== undefined) plan(pause);
  };
  plan(firstMs);
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
};
