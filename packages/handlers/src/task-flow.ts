import {
  candidateDone,
  type Failure,
  failureOf,
  type Outcome,
  operationDone,
  readingVersionOf,
  resultVersionOn,
  resultVersionWithoutProviders,
  type Step,
  stepAfter,
  steps,
  type Task,
  taskOf,
} from '@winnow/contracts';
import { isAppError } from '@winnow/kernel';
import type { Handler, HandlerContext } from '@winnow/ports';

type Publish = HandlerContext['publish'];

/** Publishes the end of a task to its origin: an operation or a batch. */
export const endTask = (publish: Publish, task: Task, outcome: Outcome): Promise<void> =>
  publish(task.origin.kind === 'operation' ? operationDone : candidateDone, { ...taskOf(task), outcome });

/** Publishes that a task has failed. */
export const failTask = (publish: Publish, task: Task, error: Failure): Promise<void> =>
  endTask(publish, task, { status: 'failed', error });

/**
 * The task as its result identifies it, when this process computes it from the parsed resume: with the versions of both releases.
 */
export const resultTask = (task: Task): Task => ({
  ...taskOf(task),
  engine_version: resultVersionOn(readingVersionOf(task.engine_version)),
});

/** The task as its result identifies it when the configured providers had no part in it. */
export const resultTaskWithoutProviders = (task: Task): Task => ({
  ...taskOf(task),
  engine_version: resultVersionWithoutProviders(readingVersionOf(task.engine_version)),
});

/** Publishes the next step of the task's plan, or the end of the task. */
export const continueTask = (publish: Publish, task: Task, done: Step): Promise<void> => {
  const next = stepAfter(task, done);
  return next === undefined ? endTask(publish, task, { status: 'succeeded' }) : publish(steps[next], taskOf(task));
};

/** A handler that ends a task whose file was erased in the meantime: retrying cannot restore it. */
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

/** Final handling of a command that failed all attempts: ends its task with `INTERNAL` and this message. */
export const failDeadTask =
  (message: string) =>
  (task: Task, { publish }: HandlerContext): Promise<void> =>
    failTask(publish, task, { code: 'INTERNAL', message });
