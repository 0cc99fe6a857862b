import { atsScoreId, type ResumeRecord, type ScoreRecord, type Task, uploadFile } from '@winnow/contracts';
import { computeOnce, continueTask, loadEarly, resultTask } from '@winnow/handlers';
import { AppError, type Clock } from '@winnow/kernel';
import type { Collection, Files, Handler } from '@winnow/ports';
import type { WorkerPool } from '@winnow/workers';
import { assessTask, scoringMs } from '../tasks/assess-task.ts';

export type ScoreAtsDeps = {
  readonly scores: Collection<ScoreRecord>;
  readonly resumes: Pick<Collection<ResumeRecord>, 'get'>;
  readonly files: Pick<Files, 'read'>;
  readonly pool: Pick<WorkerPool, 'run'>;
  readonly now: Clock;
  readonly resultTtlMs: number;
  readonly onLookup?: (hit: boolean) => void;
};

/** The job description that was sent with the resume. Throws `NOT_FOUND` when it was erased. */
const jobTextOf = async (files: ScoreAtsDeps['files'], { account_id, job }: Task): Promise<string | null> => {
  if (job?.kind !== 'text') return null;
  const bytes = await files.read(uploadFile({ account_id, sha256: job.sha256 }));
  if (bytes === undefined) throw new AppError('NOT_FOUND', 'The job description is no longer stored.');
  return new TextDecoder().decode(bytes);
};

/** Scores a resume once for each account, content, job description and engine version; the first stored score wins. */
export const scoreAts =
  (deps: ScoreAtsDeps): Handler<Task> =>
  async (message, { publish, signal, priority }) => {
    const task = resultTask(message.payload);
    const { scores, resumes, files, pool, ...rest } = deps;
    const loading = loadEarly(resumes, files, task);
    const stored = await computeOnce(
      { ...rest, collection: scores },
      { ...message, payload: task },
      atsScoreId(task),
      async () => {
        const [resume, jobText] = await Promise.all([loading, jobTextOf(files, task)]);
        return { assessment: await pool.run(assessTask, () => ({ ...resume, jobText }), { priority, cpuMs: scoringMs, signal }) };
      },
    );
    if (stored) await continueTask(publish, task, 'ats.score');
  };
