import {
  candidateDone,
  type Failure,
  failureOf,
  type Outcome,
  operationDone,
  readingVersionOf,
  resultVersionOn,
  type Step,
  stepAfter,
  steps,
  type Task,
  taskOf,
} from '@winnow/contracts';
import { isAppError } from '@winnow/kernel';
import type { Handler, HandlerContext } from '@winnow/ports';

type Publish = HandlerContext['publish'];

/** Tells the end of a task to whoever asked: an operation or a batch. */
export const endTask = (publish: Publish, task: Task, outcome: Outcome): Promise<void> =>
  publish(task.origin.kind === 'operation' ? operationDone : candidateDone, { ...taskOf(task), outcome });

/** Tells that a task has failed. */
export const failTask = (publish: Publish, task: Task, error: Failure): Promise<void> =>
  endTask(publish, task, { status: 'failed', error });

/** A task as the result says it that this process makes of its reading: under the versions of both. */
export const resultTask = (task: Task): Task => ({
  ...taskOf(task),
  engine_version: resultVersionOn(readingVersionOf(task.engine_version)),
});

/** Takes the step of the task's plan that comes after the one that is done, or ends it. */
export const goOn = (publish: Publish, task: Task, done: Step): Promise<void> => {
  const next = stepAfter(task, done);
  return next === undefined ? endTask(publish, task, { status: 'succeeded' }) : publish(steps[next], taskOf(task));
};

/** A handler that ends a task whose file was erased while it was on its way: what is gone does not come back by trying again. */
export const endWhenGone =
  (handler: Handler<Task>): Handler<Task> =>
  async (message, context) => {
    try {
      await handler(message, context);
    } catch (error) {
      if (!isAppError(error, 'NOT_FOUND')) throw error;
      await failTask(context.publish, message.payload, failureOf(error));
    }
  };

/** The last word on a command that no try could do: ends its task with `INTERNAL` and this message. */
export const giveUp =
  (message: string) =>
  (task: Task, { publish }: HandlerContext): Promise<void> =>
    failTask(publish, task, { code: 'INTERNAL', message });
