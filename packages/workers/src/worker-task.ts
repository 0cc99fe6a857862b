import type { Failure } from '@winnow/contracts';
import { errorOf, failureOf } from '@winnow/contracts/constants';
import { isAppError } from '@winnow/kernel';
import type { Period } from '@winnow/ports';
import { collectIfLarge } from './collect-garbage.ts';
import { beginTask } from './task-clock.ts';

/** A result that can be passed between threads, where an error loses its class. */
export type TaskAnswer<Output> = { readonly ran: Period } & (
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly failure: Failure }
);

const clock = (): number => performance.timeOrigin + performance.now();

/**
 * Makes a function a task of the worker pool: its `AppError`s reach the caller as such, and a thread releases the memory of a
 * huge file.
 */
export const serveTask =
  <Input, Output>(work: (input: Input) => Output | Promise<Output>) =>
  async (input: Input): Promise<TaskAnswer<Output>> => {
    beginTask();
    const fromMs = clock();
    const ran = (): Period => ({ fromMs, toMs: clock() });
    try {
      return { ok: true, output: await work(input), ran: ran() };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return { ok: false, failure: failureOf(error), ran: ran() };
    } finally {
      collectIfLarge();
    }
  };

/** The output of a result; throws the `AppError` that the task threw. */
export const unwrapAnswer = <Output>(answer: TaskAnswer<Output>): Output => {
  if (answer.ok) return answer.output;
  throw errorOf(answer.failure);
};
