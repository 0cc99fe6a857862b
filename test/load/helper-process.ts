import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Helper = {
  readonly pid: number;
  /** What it said when it was ready. */
  readonly greeting: unknown;
  /** Sends one order and waits for its answer. */
  readonly ask: <Answer>(order: object) => Promise<Answer>;
  readonly stop: () => Promise<void>;
};

/** Starts a script of this folder as a process of its own, and resolves once it says that it is ready. */
export const startHelper = async (script: string, args: readonly string[]): Promise<Helper> => {
  const child = fork(join(import.meta.dirname, script), args, { serialization: 'advanced' });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${code}.`);
  });
  ended.catch(() => {});
  const hear = async (): Promise<unknown> => (await Promise.race([once(child, 'message'), ended]))[0];
  const greeting = await hear();
  return {
    pid: child.pid ?? 0,
    greeting,
    ask: async <Answer>(order: object) => {
      child.send(order);
      return (await hear()) as Answer;
    },
    stop: async () => {
      child.kill();
      await ended.catch(() => {});
    },
  };
};
