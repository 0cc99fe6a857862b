/** Lets so many calls run at once, the others in order. */
export const createTurns = (max: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await call();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
};
