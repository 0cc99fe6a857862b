import {
  type AtsAssessment,
  atsScoreId,
  engineVersion,
  operationDone,
  type ResumeRecord,
  resumeId,
  resumeRead,
  type ScoreRecord,
  type Subject,
  subjectOf,
} from '@winnow/contracts';
import { AppError, type Clock } from '@winnow/kernel';
import type { Collection, Files, Handler, Message } from '@winnow/ports';
import { outlives, readBlob, resultExpiryOf, type WorkerPool } from '@winnow/runtime';
import { assessTask } from '../tasks/assess-task.ts';

export type ScoreAtsDeps = {
  readonly scores: Collection<ScoreRecord>;
  readonly resumes: Pick<Collection<ResumeRecord>, 'get'>;
  readonly files: Pick<Files, 'read'>;
  readonly pool: Pick<WorkerPool, 'run'>;
  readonly now: Clock;
  readonly resultTtlMs: number;
};

/** Past this a score is stuck: the slowest of the resumes that were tried took some 60 ms in a cold thread. */
const scoringMs = 10_000;

const gone = (): AppError => new AppError('NOT_FOUND', 'The resume is no longer stored.');

const assess = async (
  { resumes, files, pool }: ScoreAtsDeps,
  { payload, lane }: Message<Subject>,
  signal: AbortSignal,
): Promise<AtsAssessment> => {
  const outcome = (await resumes.get(resumeId(payload)))?.outcome;
  if (outcome?.status !== 'read') throw gone();
  const [content, layout] = await Promise.all([readBlob(files, outcome.content), readBlob(files, outcome.layout)]);
  if (content === undefined || layout === undefined) throw gone();
  return pool.run(assessTask, { document: outcome.document, content, layout }, { lane, timeoutMs: scoringMs, signal });
};

/** True when the resume was scored before; the score is then kept for as long as the operation in hand may ask for it. */
const scoredBefore = async ({ scores, now, resultTtlMs }: ScoreAtsDeps, { origin, ...ref }: Subject): Promise<boolean> => {
  const id = atsScoreId(ref);
  const current = await scores.get(id);
  if (current === undefined || !origin.kept || outlives(current, now(), resultTtlMs)) return current !== undefined;
  const expires_at = resultExpiryOf(origin, now(), resultTtlMs);
  return (await scores.update(id, (score) => ({ ...score, expires_at }))) !== undefined;
};

/** Scores a resume once for each account, content and engine version; the first stored score wins. */
export const scoreAts =
  (deps: ScoreAtsDeps): Handler<Subject> =>
  async (message, { publish, signal }) => {
    const { scores, now, resultTtlMs } = deps;
    const subject = subjectOf(message.payload);
    // Read by another release while one is rolled out: a report is of one version throughout.
    if (subject.engine_version !== engineVersion) return publish(resumeRead, subject);
    if (!(await scoredBefore(deps, subject))) {
      const assessment = await assess(deps, message, signal);
      // Whoever asked without a key has been answered by then, and nothing of it is to stay.
      if (message.deadline !== undefined && message.deadline <= now()) return;
      const { origin, ...ref } = subject;
      await scores.insert({ id: atsScoreId(ref), ...ref, assessment, expires_at: resultExpiryOf(origin, now(), resultTtlMs) });
    }
    await publish(operationDone, { ...subject, outcome: { status: 'succeeded' } });
  };
