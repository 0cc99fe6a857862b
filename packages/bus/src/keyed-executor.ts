import { createFairQueue } from '@winnow/kernel';

export type KeyedExecutor = {
  /** Runs the task after the earlier ones with the same account and key, once it is the account's turn. Tasks never reject. */
  readonly push: (account: string, key: string, task: () => Promise<void>) => void;
  /** Discards every task that has not started. */
  readonly clear: () => void;
  readonly running: () => number;
  /** Resolves when nothing is running or waiting. */
  readonly idle: () => Promise<void>;
};

type Line = { readonly account: string; readonly id: string; tasks: (() => Promise<void>)[]; busy: boolean };

/**
 * Runs up to `concurrency` tasks at a time. Tasks of one key run one after another, in order; a slow key does not block others.
 * Accounts take turns, and a quarter of the slots is withheld from each, so that a task of another account starts immediately.
 */
export const createKeyedExecutor = (concurrency: number): KeyedExecutor => {
  const lines = new Map<string, Line>();
  /** Queues with waiting tasks and none running. */
  const ready = createFairQueue<Line>(concurrency - Math.floor(concurrency / 4));
  let running = 0;
  let idlers: (() => void)[] = [];

  const isIdle = (): boolean => running === 0 && ready.size() === 0;

  const settle = (): void => {
    if (!isIdle()) return;
    for (const resolve of idlers) resolve();
    idlers = [];
  };

  const run = async (line: Line, task: () => Promise<void>): Promise<void> => {
    running += 1;
    line.busy = true;
    try {
      await task();
    } finally {
      running -= 1;
      line.busy = false;
      ready.done(line.account);
      if (line.tasks.length > 0) ready.push(line.account, line);
      else lines.delete(line.id);
      start();
      settle();
    }
  };

  const start = (): void => {
    while (running < concurrency) {
      const line = ready.take();
      const task = line?.tasks.shift();
      if (line === undefined || task === undefined) return;
      void run(line, task);
    }
  };

  return {
    push: (account, key, task) => {
      const id = `${account} ${key}`;
      const line = lines.get(id) ?? { account, id, tasks: [], busy: false };
      lines.set(id, line);
      line.tasks.push(task);
      if (!line.busy && line.tasks.length === 1) ready.push(account, line);
      start();
    },
    clear: () => {
      ready.clear();
      for (const line of lines.values()) {
        line.tasks = [];
        if (!line.busy) lines.delete(line.id);
      }
      settle();
    },
    running: () => running,
    idle: () => (isIdle() ? Promise.resolve() : new Promise((resolve) => idlers.push(resolve))),
  };
};
