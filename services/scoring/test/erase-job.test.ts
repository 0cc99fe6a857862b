import { type Erasure, jobKey } from '@winnow/contracts';
import { type EmbeddedBackends, messageOf, openEmbeddedBackends, recordPublished } from '@winnow/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eraseJob } from '../src/handlers/erase-job.ts';
import { openScoringStore, type ScoringStore } from '../src/store.ts';

const [first, second] = ['2026-11-01T00:00:00.000Z', '2026-11-01T00:00:01.000Z'];
const [account_id, job_id] = ['acc_1', 'job_1'];
const id = jobKey(account_id, job_id);

let backends: EmbeddedBackends;
let store: ScoringStore;
beforeEach(async () => {
  backends = await openEmbeddedBackends(() => Date.parse(second));
  store = await openScoringStore(backends.store);
});
afterEach(() => backends[Symbol.asyncDispose]());

const makeReading = (digest: string, of = job_id) =>
  store.jobReadings.insert({ id: `${of}:${digest}`, account_id, job_id: of, digest, text: null } as Parameters<
    ScoringStore['jobReadings']['insert']
  >[0]);
const makeJob = async (created_at: string): Promise<void> => {
  await makeReading('d');
  const changes = { changed_by: [], created_at, updated_at: created_at };
  await store.jobs.insert({ id, account_id, job_id, version: 1, digest: 'd', ...changes });
};
const readings = async (): Promise<readonly string[]> =>
  (await store.jobReadings.find({ index: 'by_job', where: { account_id }, limit: 1_000 })).items.map((each) => each.id);
const erase = (created_at: string, from: ScoringStore = store): Promise<void> => {
  const erased: Erasure = { of: 'job', account_id, job_id, created_at };
  return eraseJob(from, async () => expect.unreachable())(messageOf(erased), recordPublished().context);
};

it('deletes the job with all its readings and nothing else', async () => {
  await makeJob(first);
  for (let number = 0; number < 120; number += 1) await makeReading(String(number));
  await makeReading('d', 'job_2');
  await erase(first);
  expect([await store.jobs.get(id), await readings()]).toEqual([undefined, ['job_2:d']]);
});

it('leaves a job of the same text that was made since, however often the message comes', async () => {
  await makeJob(first);
  await erase(first);
  await makeReading('d');
  await erase(first);
  expect(await readings()).toEqual(['job_1:d']);
  await makeJob(second);
  await erase(first);
  expect([(await store.jobs.get(id))?.created_at, await readings()]).toEqual([second, ['job_1:d']]);
});

it('deletes what a correction stores meanwhile', async () => {
  await makeJob(first);
  const deleteJob = async (...args: [string]): Promise<boolean> => {
    await makeReading('corrected');
    return store.jobs.delete(...args);
  };
  await erase(first, { ...store, jobs: { ...store.jobs, delete: deleteJob } });
  expect([await store.jobs.get(id), await readings()]).toEqual([undefined, []]);
});

it('deletes the job when the message comes again after a process that died half-way', async () => {
  await makeJob(first);
  const dies = { ...store, jobs: { ...store.jobs, delete: () => Promise.reject(new Error('killed')) } };
  await expect(erase(first, dies)).rejects.toThrow('killed');
  await erase(first);
  expect([await store.jobs.get(id), await readings()]).toEqual([undefined, []]);
});

it('leaves the erasure of a file to whoever deletes what was made of it', async () => {
  const seen: Erasure[] = [];
  const erased: Erasure = { of: 'file', account_id, sha256: 'a'.repeat(64), kept: true };
  const otherwise = eraseJob(store, async ({ payload }) => {
    seen.push(payload);
  });
  await otherwise(messageOf(erased), recordPublished().context);
  expect(seen).toEqual([erased]);
});
