import type { Failure } from '@winnow/contracts';
import { errorOf, failureOf } from '@winnow/contracts/constants';
import { isAppError } from '@winnow/kernel';
import { collectIfLarge } from './collect-garbage.ts';
import { beginTask } from './task-clock.ts';

/** An answer that survives the way between threads, on which an error loses its class. */
export type TaskAnswer<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly failure: Failure };

/** Makes a function a task of the worker pool: the `AppError`s that it throws reach the caller as such, and a thread does not keep what a huge file took. */
export const serveTask =
  <Input, Output>(work: (input: Input) => Output | Promise<Output>) =>
  async (input: Input): Promise<TaskAnswer<Output>> => {
    beginTask();
    try {
      return { ok: true, output: await work(input) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      return { ok: false, failure: failureOf(error) };
    } finally {
      collectIfLarge();
    }
  };

/** The output of an answer; throws the `AppError` that the task threw. */
export const unwrapAnswer = <Output>(answer: TaskAnswer<Output>): Output => {
  if (answer.ok) return answer.output;
  throw errorOf(answer.failure);
};
