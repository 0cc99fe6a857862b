export type KeyedExecutor = {
  /** Runs the task once those before it with the same key have ended and a place is free. Tasks never reject. */
  readonly push: (key: string, task: () => Promise<void>) => void;
  /** Forgets every task that has not begun. */
  readonly clear: () => void;
  readonly running: () => number;
  /** Resolves when nothing runs and nothing waits. */
  readonly idle: () => Promise<void>;
};

/** Runs up to `concurrency` tasks at a time; tasks of one key one after another, in order; a slow key holds up no other. */
export const createKeyedExecutor = (concurrency: number): KeyedExecutor => {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  const running = new Set<string>();
  /** Keys with waiting tasks and none running, each once, longest waiting first. */
  const ready = new Set<string>();
  let idlers: (() => void)[] = [];

  const settle = (): void => {
    if (running.size > 0 || ready.size > 0) return;
    for (const resolve of idlers) resolve();
    idlers = [];
  };

  const run = async (key: string, task: () => Promise<void>): Promise<void> => {
    running.add(key);
    try {
      await task();
    } finally {
      running.delete(key);
      if (waiting.has(key)) ready.add(key);
      start();
      settle();
    }
  };

  const start = (): void => {
    for (const key of ready) {
      if (running.size >= concurrency) return;
      ready.delete(key);
      const tasks = waiting.get(key);
      const task = tasks?.shift();
      if (tasks?.length === 0) waiting.delete(key);
      if (task !== undefined) void run(key, task);
    }
  };

  return {
    push: (key, task) => {
      const tasks = waiting.get(key);
      if (tasks === undefined) waiting.set(key, [task]);
      else tasks.push(task);
      if (!running.has(key)) ready.add(key);
      start();
    },
    clear: () => {
      waiting.clear();
      ready.clear();
      settle();
    },
    running: () => running.size,
    idle: () =>
      running.size === 0 && ready.size === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            idlers.push(resolve);
          }),
  };
};
