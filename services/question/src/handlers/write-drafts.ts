import type { QuestionDrafts, Task } from '@winnow/contracts';
import type { AskMeaning } from '@winnow/handlers';
import type { HandlerContext } from '@winnow/ports';
import type { WorkerPool } from '@winnow/workers';
import { type InterviewInput, interviewTask, openWordsTask, writingMs } from '../tasks/interview-task.ts';
import { type Chat, wordDrafts } from './word-drafts.ts';

/** `whole` is false when a configured provider had no part in the questions, as it did not answer. */
export type Written = { readonly drafts: QuestionDrafts; readonly whole: boolean };

/** The optional providers; absent in an installation without them. */
export type Providers = { readonly askMeaning: AskMeaning | undefined; readonly chat: Chat | undefined };

type Deps = Providers & { readonly pool: Pick<WorkerPool, 'run'> };
type Given = Omit<InterviewInput, 'compared'>;
type Context = Pick<HandlerContext, 'priority' | 'signal'>;

/** Writes questions from a match by words and, where there is a provider, by the meaning of what words leave open. */
const chooseDrafts = async (
  { pool, askMeaning }: Deps,
  task: Task,
  given: Given,
  { priority, signal }: Context,
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

/**
 * Writes questions, with what the optional providers contribute. When one of them fails, none contributes: such a result has the
 * version of an engine without providers.
 */
export const writeDrafts = async (deps: Deps, task: Task, given: Given, context: Context): Promise<Written> => {
  const { pool, chat } = deps;
  const chosen = await chooseDrafts(deps, task, given, context);
  const { language } = given.options;
  if (chat === undefined || language === undefined || !chosen.whole) return chosen;
  const { document, content, job } = given;
  const worded = await wordDrafts(pool, chat, { document, content, job, drafts: chosen.drafts, language }, context);
  if (worded !== undefined) return { drafts: worded, whole: true };
  const alone = await chooseDrafts({ ...deps, askMeaning: undefined }, task, given, context);
  return { ...alone, whole: false };
};
