import {
  engineVersion,
  type JobReadingRecord,
  jobReadingId,
  noDocument,
  noJob,
  type QuestionDrafts,
  questionsId,
  type ResumeRecord,
  resumeId,
} from '@winnow/contracts';
import type { Collection } from '@winnow/ports';
import { buildTask, type EmbeddedBackends, messageOf, openEmbeddedBackends, recordPublished } from '@winnow/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type WriteQuestionsDeps, writeQuestions } from '../src/handlers/write-questions.ts';
import { openQuestionStore, type QuestionStore } from '../src/store.ts';

const now = Date.parse('2026-11-01T00:00:00.000Z');
const expires_at = '2026-12-01T00:00:00.000Z';
const job = { job_id: 'job_1', version: 1, digest: 'digest' };
const options = { categories: ['hr'], count: 1, seed: null } as const;
const task = buildTask({ job: { kind: 'known', ...job }, origin: { operation: 'questions', questions: options } });

const drafts: QuestionDrafts = { questions: [], seed: 1, document: noDocument };

let backends: EmbeddedBackends;
let store: QuestionStore;
let runs = 0;

beforeEach(async () => {
  runs = 0;
  backends = await openEmbeddedBackends(() => now);
  store = await openQuestionStore(backends.store);
  await storeResume(engineVersion);
});
afterEach(() => backends[Symbol.asyncDispose]());

const storeResume = async (engine_version: string): Promise<void> => {
  const { account_id, sha256 } = task;
  const outcome = { status: 'read', document: noDocument, content: { inline: 'AQ==' }, layout: { inline: 'AQ==' } } as const;
  await (store.resumes as Collection<ResumeRecord>).insert({
    id: resumeId({ ...task, engine_version }),
    account_id,
    sha256,
    engine_version,
    outcome,
    expires_at,
  });
};

const storeJob = (): Promise<boolean> =>
  (store.jobReadings as Collection<JobReadingRecord>).insert({
    id: jobReadingId(task.account_id, job),
    account_id: task.account_id,
    job_id: job.job_id,
    digest: job.digest,
    reading: noJob,
    text: null,
  });

const run = async (payload = task) => {
  const work = async (): Promise<QuestionDrafts> => {
    runs += 1;
    return drafts;
  };
  const pool = { run: work as unknown as WriteQuestionsDeps['pool']['run'] };
  const { context, published } = recordPublished();
  await writeQuestions({
    ...store,
    askMeaning: undefined,
    chat: undefined,
    files: backends.files,
    pool,
    now: () => now,
    resultTtlMs: 1_000,
  })(messageOf(payload), context);
  return published;
};

it('writes the questions once for a resume, a job and options, and says so each time', async () => {
  await storeJob();
  const first = await run();
  expect(first).toMatchObject([{ type: 'operation.done', payload: { outcome: { status: 'succeeded' } } }]);
  expect(await run()).toEqual(first);
  expect(runs).toBe(1);
  expect(await store.questions.get(questionsId(task, job, options))).toMatchObject({ drafts, job_id: 'job_1' });
});

it('writes others for other options', async () => {
  await storeJob();
  await run();
  await run(buildTask({ ...task, origin: { ...task.origin, questions: { ...options, seed: 2 } } }));
  expect(runs).toBe(2);
});

it('fails when the job was deleted', async () => {
  expect(await run()).toMatchObject([
    { type: 'operation.done', payload: { outcome: { status: 'failed', error: { code: 'JOB_NOT_FOUND' } } } },
  ]);
});

it('asks about what another release has read, under the versions of both', async () => {
  await storeJob();
  await storeResume('1999.1.1');
  const engine_version = `${engineVersion}+1999.1.1`;
  expect(await run({ ...task, engine_version: '1999.1.1' })).toMatchObject([
    { type: 'operation.done', payload: { engine_version, outcome: { status: 'succeeded' } } },
  ]);
  expect(await store.questions.get(questionsId({ ...task, engine_version }, job, options))).toMatchObject({ engine_version });
});
