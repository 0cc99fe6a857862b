import { AppError, type ErrorCode, isAppError, type UnreadableReason } from '@winnow/kernel';

/** An answer that survives the way between threads, on which an error loses its class. */
export type TaskAnswer<Output> =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly code: ErrorCode; readonly message: string; readonly reason?: UnreadableReason };

/** Makes a function a task of the worker pool: the `AppError`s that it throws reach the caller as such. */
export const serveTask =
  <Input, Output>(work: (input: Input) => Output | Promise<Output>) =>
  async (input: Input): Promise<TaskAnswer<Output>> => {
    try {
      return { ok: true, output: await work(input) };
    } catch (error) {
      if (!isAppError(error)) throw error;
      const { code, message, details } = error;
      return { ok: false, code, message, ...(details.reason === undefined ? {} : { reason: details.reason }) };
    }
  };

/** The output of an answer; throws the `AppError` that the task threw. */
export const unwrapAnswer = <Output>(answer: TaskAnswer<Output>): Output => {
  if (answer.ok) return answer.output;
  throw new AppError(answer.code, answer.message, answer.reason === undefined ? {} : { reason: answer.reason });
};
