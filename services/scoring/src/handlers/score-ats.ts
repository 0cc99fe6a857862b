import { type AtsScore, atsScoreId, operationDone, type ResumeRecord, resumeId, type ScoreRecord } from '@winnow/contracts';
import { AppError, type Clock, isoTime } from '@winnow/kernel';
import type { Collection, Files, Handler, HandlerContext } from '@winnow/ports';
import { readBlob, type WorkerPool } from '@winnow/runtime';
import { scoreAtsTask } from '../tasks/score-ats-task.ts';

export type ScoreAtsDeps = {
  readonly scores: Collection<ScoreRecord>;
  readonly resumes: Pick<Collection<ResumeRecord>, 'get'>;
  readonly files: Pick<Files, 'read'>;
  readonly pool: Pick<WorkerPool, 'run'>;
  readonly now: Clock;
  readonly resultTtlMs: number;
};

/** Past this a score is stuck: the slowest of the corpus takes a few milliseconds. */
const scoringMs = 10_000;
/** What was scored without a key is gone soon even when nobody comes to erase it. */
const anonymousTtlMs = 10 * 60 * 1000;

const gone = (): AppError => new AppError('NOT_FOUND', 'The resume is no longer stored.');

const assess = async ({ resumes, files, pool }: ScoreAtsDeps, payload: AtsScore, lane: 'live' | 'bulk', signal: AbortSignal) => {
  const outcome = (await resumes.get(resumeId(payload)))?.outcome;
  if (outcome?.status !== 'read') throw gone();
  const [content, layout] = await Promise.all([readBlob(files, outcome.content), readBlob(files, outcome.layout)]);
  if (content === undefined || layout === undefined) throw gone();
  return pool.run(scoreAtsTask, { document: outcome.document, content, layout }, { lane, timeoutMs: scoringMs, signal });
};

/** Scores a resume once for each account, content and engine version; the first stored score wins. */
export const scoreAts =
  (deps: ScoreAtsDeps): Handler<AtsScore> =>
  async ({ payload, lane }, { publish, signal }) => {
    const { scores, now, resultTtlMs } = deps;
    const { account_id, sha256, engine_version, origin } = payload;
    const id = atsScoreId(payload);
    if ((await scores.get(id)) === undefined) {
      const assessment = await assess(deps, payload, lane, signal);
      const expires_at = isoTime(now() + (origin.kept ? resultTtlMs : anonymousTtlMs));
      await scores.insert({ id, account_id, sha256, engine_version, assessment, expires_at });
    }
    await publish(operationDone, { account_id, sha256, engine_version, origin, outcome: { status: 'succeeded' } });
  };

/** Ends an operation whose score no try could compute. */
export const giveUpScore = async (
  { account_id, sha256, engine_version, origin }: AtsScore,
  { publish }: HandlerContext,
): Promise<void> =>
  publish(operationDone, {
    account_id,
    sha256,
    engine_version,
    origin,
    outcome: { status: 'failed', error: { code: 'INTERNAL', message: 'The resume could not be scored.' } },
  });
