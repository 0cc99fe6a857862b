import {
  type JobReading,
  jobIdOfText,
  jobKey,
  type MatchAssessment,
  matchId,
  noDocument,
  noJob,
  type OperationRecord,
  type ResumeRecord,
  resumeId,
  uploadFile,
} from '@winnow/contracts';
import type { Collection } from '@winnow/ports';
import { buildTask, type EmbeddedBackends, messageOf, openEmbeddedBackends, recordPublished } from '@winnow/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ParseJobDeps, parseJob } from '../src/handlers/parse-job.ts';
import { type ScoreMatchDeps, scoreMatch } from '../src/handlers/score-match.ts';
import { openScoringStore, type ScoringStore } from '../src/store.ts';
import type { ReadJobOutput } from '../src/tasks/read-job-task.ts';

const now = Date.parse('2026-11-01T00:00:00.000Z');
const sha256 = 'b'.repeat(64);
const job_id = jobIdOfText(sha256);

const readingOf = (title: string): JobReading => ({
  ...noJob,
  title,
  requirements: [
    {
      id: 'r1',
      kind: 'skill',
      label: 'Kafka',
      text: 'Kafka',
      canonical: 'kafka',
      min_years: null,
      of: null,
      level: null,
      field: null,
      equivalent: false,
      necessity: 'required',
      weight: 3,
      alternatives: [],
    },
  ],
});

let backends: EmbeddedBackends;
let store: ScoringStore;
let runs = 0;

beforeEach(async () => {
  runs = 0;
  backends = await openEmbeddedBackends(() => now);
  store = await openScoringStore(backends.store);
});
afterEach(() => backends[Symbol.asyncDispose]());

const putText = (text: string) =>
  backends.files.put(
    (async function* () {
      yield new TextEncoder().encode(text);
    })(),
    { name: () => uploadFile({ account_id: 'acc_1', sha256 }), maxBytes: 1_000 },
  );

const parse = async (payload: ReturnType<typeof buildTask>, reading = readingOf('Engineer')) => {
  const work = async (): Promise<ReadJobOutput> => {
    runs += 1;
    return { reading, text: 'text' };
  };
  const pool = { run: work as unknown as ParseJobDeps['pool']['run'] };
  const { context, published } = recordPublished();
  await parseJob({ ...store, files: backends.files, pool, now: () => now })(messageOf(payload), context);
  return published;
};

const textTask = (operation: 'parse-job' | 'score-match' = 'parse-job', operation_id = 'op_1') =>
  buildTask({ sha256, job: { kind: 'text', job_id, sha256 }, origin: { operation, operation_id } });

describe('parsing a job', () => {
  it('stores it once; the same text is then known', async () => {
    await putText('text');
    expect(await parse(textTask())).toMatchObject([
      {
        type: 'operation.done',
        payload: { job: { kind: 'known', version: 1 }, outcome: { status: 'succeeded', existing: false } },
      },
    ]);
    expect(await parse(textTask())).toMatchObject([{ payload: { outcome: { existing: false } } }]);
    expect(await parse(textTask('parse-job', 'op_2'))).toMatchObject([{ payload: { outcome: { existing: true } } }]);
    expect(runs).toBe(1);
  });

  it('does not come back when its command comes again after its operation has ended', async () => {
    await putText('text');
    await parse(textTask());
    await store.jobs.delete(jobKey('acc_1', job_id));
    const operations = store.operations as Collection<OperationRecord>;
    await operations.insert({ id: 'op_1', status: 'succeeded', expires_at: '2026-12-01T00:00:00.000Z' } as OperationRecord);
    expect(await parse(textTask())).toEqual([]);
    await operations.delete('op_1');
    // Its record has expired: it was accepted long ago.
    const old = textTask();
    expect(await parse({ ...old, origin: { ...old.origin, created_at: '2026-10-31T23:50:00.000Z' } })).toEqual([]);
    expect(await store.jobs.get(jobKey('acc_1', job_id))).toBeUndefined();
  });

  it('on the way to a match goes on with the job that it found', async () => {
    await putText('text');
    expect(await parse(textTask('score-match'))).toMatchObject([
      { type: 'resume.read', payload: { job: { kind: 'known', job_id, version: 1 } } },
    ]);
  });

  it('that requires nothing fails, and so does one whose text is gone', async () => {
    expect(await parse(textTask())).toMatchObject([{ payload: { outcome: { error: { code: 'NOT_FOUND' } } } }]);
    await putText('text');
    const nothing = { ...readingOf('Engineer'), requirements: [] };
    expect(await parse(textTask(), nothing)).toMatchObject([{ payload: { outcome: { error: { code: 'EMPTY_JOB' } } } }]);
    expect(await store.jobs.get(jobKey('acc_1', job_id))).toBeUndefined();
  });

  it('as a correction makes one new version, however often the command comes', async () => {
    await putText('text');
    await parse(textTask());
    await putText(JSON.stringify({ title: 'Lead', requirements: [{ text: 'Kafka' }] }));
    const correction = buildTask({
      sha256,
      job: { kind: 'given', job_id, sha256 },
      origin: { operation: 'correct-job', operation_id: 'op_9' },
    });
    for (let turn = 0; turn < 3; turn += 1)
      expect(await parse(correction, readingOf('Lead'))).toMatchObject([{ payload: { job: { version: 2 } } }]);
    const later = buildTask({ ...correction, origin: { operation: 'correct-job', operation_id: 'op_10' } });
    expect(await parse(later, readingOf('Head'))).toMatchObject([{ payload: { job: { version: 3 } } }]);
    expect(await parse(correction, readingOf('Lead'))).toMatchObject([{ payload: { job: { version: 3 } } }]);
    expect(await store.jobs.get(jobKey('acc_1', job_id))).toMatchObject({ version: 3, changed_by: ['op_1', 'op_9', 'op_10'] });
  });

  it('notes what it was made and corrected from', async () => {
    await putText(JSON.stringify({ title: 'Lead', requirements: [{ text: 'Kafka' }] }));
    await parse(textTask());
    const corrected = buildTask({
      sha256: 'c'.repeat(64),
      job: { kind: 'given', job_id, sha256 },
      origin: { operation: 'correct-job', operation_id: 'op_2' },
    });
    await parse(corrected, readingOf('Lead'));
    expect((await store.jobs.get(jobKey('acc_1', job_id)))?.sources).toEqual([sha256]);
  });

  it('that was deleted cannot be corrected, and leaves no reading behind', async () => {
    await putText(JSON.stringify({ title: 'Lead', requirements: [{ text: 'Kafka' }] }));
    const task = buildTask({ sha256, job: { kind: 'given', job_id, sha256 }, origin: { operation: 'correct-job' } });
    expect(await parse(task)).toMatchObject([{ payload: { outcome: { error: { code: 'JOB_NOT_FOUND' } } } }]);
    expect((await store.jobReadings.find({ index: 'by_job', where: { account_id: 'acc_1' }, limit: 10 })).items).toEqual([]);
  });
});

describe('a match', () => {
  const assessment = { score: 50, document: noDocument } as unknown as MatchAssessment;

  const match = async (payload: ReturnType<typeof buildTask>) => {
    const work = async (): Promise<MatchAssessment> => {
      runs += 1;
      return { ...assessment, score: runs };
    };
    const pool = { run: work as unknown as ScoreMatchDeps['pool']['run'] };
    const { context, published } = recordPublished();
    const deps = { ...store, askMeaning: undefined, files: backends.files, pool, now: () => now, resultTtlMs: 1_000 };
    await scoreMatch(deps)(messageOf(payload), context);
    return published;
  };

  it('is computed once for a resume and a reading of a job, and fails when the job was deleted', async () => {
    await putText('text');
    const [parsed] = await parse(textTask());
    const { job } = (parsed as { payload: ReturnType<typeof buildTask> }).payload;
    const task = buildTask({ job, origin: { operation: 'score-match-parsed' } });
    const { account_id, engine_version } = task;
    const outcome = {
      status: 'read',
      document: noDocument,
      content: { inline: 'AQ==' },
      layout: { inline: 'AQ==' },
    } as const;
    await (store.resumes as Collection<ResumeRecord>).insert({
      id: resumeId(task),
      account_id,
      sha256: task.sha256,
      engine_version,
      outcome,
      expires_at: '2026-12-01T00:00:00.000Z',
    });
    runs = 0;
    for (let turn = 0; turn < 3; turn += 1) expect(await match(task)).toMatchObject([{ type: 'operation.done' }]);
    expect(runs).toBe(1);
    if (job?.kind !== 'known') throw new Error('The job is not known.');
    expect((await store.matches.get(matchId(task, job)))?.assessment.score).toBe(1);
    const { job_id, version, digest } = job;
    const stored = await store.matches.get(matchId(task, job));
    expect(stored?.computed_from?.job).toEqual({ job_id, version, digest });

    const deleted = buildTask({ ...task, job: { ...job, digest: 'gone' }, origin: task.origin });
    expect(await match(deleted)).toMatchObject([{ payload: { outcome: { error: { code: 'JOB_NOT_FOUND' } } } }]);
  });
});
