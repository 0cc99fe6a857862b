import type { QuestionDrafts } from '@winnow/contracts';
import type { HandlerContext } from '@winnow/ports';
import { chatBody } from '@winnow/questions';
import { readWordings } from '@winnow/questions/read-wordings';
import type { Provider } from '@winnow/runtime';
import type { WorkerPool } from '@winnow/workers';
import { writingMs } from '../tasks/interview-task.ts';
import { acceptWordingTask, requestWordingTask, type WordingInput } from '../tasks/wording-task.ts';

/** Asks for the wording of questions. */
export type Chat = Pick<Provider, 'post'>;

/**
 * The questions with those that a chat provider worded well, in one language; `undefined` when it did not answer, or not with
 * questions.
 */
export const wordDrafts = async (
  pool: Pick<WorkerPool, 'run'>,
  chat: Chat,
  input: WordingInput,
  { priority, signal }: Pick<HandlerContext, 'priority' | 'signal'>,
): Promise<QuestionDrafts | undefined> => {
  const options = { priority, cpuMs: writingMs, signal };
  const request = await pool.run(requestWordingTask, () => input, options);
  if (request.items.length === 0) return input.drafts;
  const wordings = readWordings(await chat.post('/chat/completions', chatBody(request), signal));
  return wordings && pool.run(acceptWordingTask, () => ({ ...input, request, wordings }), options);
};
