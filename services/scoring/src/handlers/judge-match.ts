import type { MatchAssessment, Task, UsedMeaning } from '@winnow/contracts';
import type { AskMeaning } from '@winnow/handlers';
import type { HandlerContext } from '@winnow/ports';
import type { WorkerPool } from '@winnow/workers';
import { type MatchInput, matchingMs, matchTask, matchWordsTask } from '../tasks/match-task.ts';

export type Judged = { readonly assessment: MatchAssessment; readonly meaning: UsedMeaning | null };

type Deps = { readonly pool: Pick<WorkerPool, 'run'>; readonly askMeaning: AskMeaning | undefined };

/**
 * Matches by words and, where there is a provider, again with the likenesses of what they leave open. When it does not answer,
 * words decide.
 */
export const judgeMatch = async (
  { pool, askMeaning }: Deps,
  task: Task,
  digest: string,
  input: Omit<MatchInput, 'compared'>,
  { priority, signal }: Pick<HandlerContext, 'priority' | 'signal'>,
): Promise<Judged> => {
  const options = { priority, cpuMs: matchingMs, signal };
  if (askMeaning === undefined) {
    return { assessment: await pool.run(matchTask, () => ({ ...input, compared: undefined }), options), meaning: null };
  }
  const { model } = askMeaning;
  const { assessment, open } = await pool.run(matchWordsTask, () => ({ ...input, compared: undefined }), options);
  if (open.wanted.length === 0) return { assessment, meaning: { model, state: 'not_needed' } };
  const compared = await askMeaning.compare(task, digest, open, signal);
  if (compared === undefined) return { assessment, meaning: { model, state: 'unavailable' } };
  return { assessment: await pool.run(matchTask, () => ({ ...input, compared }), options), meaning: { model, state: 'used' } };
};
