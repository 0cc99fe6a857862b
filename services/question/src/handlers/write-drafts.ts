import type { QuestionDrafts, Task } from '@winnow/contracts';
import type { AskMeaning } from '@winnow/handlers';
import type { HandlerContext } from '@winnow/ports';
import type { WorkerPool } from '@winnow/workers';
import { type InterviewInput, interviewTask, openWordsTask, writingMs } from '../tasks/interview-task.ts';

/** `whole` is false when a configured provider had no part in the questions, as it did not answer. */
export type Written = { readonly drafts: QuestionDrafts; readonly whole: boolean };

type Deps = { readonly pool: Pick<WorkerPool, 'run'>; readonly askMeaning: AskMeaning | undefined };

/** Writes questions from a match by words and, where there is a provider, by the meaning of what words leave open. */
export const writeDrafts = async (
  { pool, askMeaning }: Deps,
  task: Task,
  given: Omit<InterviewInput, 'compared'>,
  { priority, signal }: Pick<HandlerContext, 'priority' | 'signal'>,
): Promise<Written> => {
  const options = { priority, cpuMs: writingMs, signal };
  const write = (compared: InterviewInput['compared']): Promise<QuestionDrafts> =>
    pool.run(interviewTask, () => ({ ...given, compared }), options);
  if (askMeaning === undefined) return { drafts: await write(undefined), whole: true };
  const open = await pool.run(openWordsTask, () => ({ ...given, compared: undefined }), options);
  if (open.wanted.length === 0) return { drafts: await write(undefined), whole: true };
  const compared = await askMeaning.compare(task, given.digest, open, signal);
  return { drafts: await write(compared), whole: compared !== undefined };
};
