import { type JobRecord, jobKey, uploadFile } from '@winnow/contracts';
import type { Collection } from '@winnow/ports';
import { buildTask, type EmbeddedBackends, openEmbeddedBackends } from '@winnow/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../src/middleware/call.ts';
import { openErasures } from '../src/operations/erasures.ts';
import { openJobs } from '../src/operations/jobs.ts';
import { operationOf } from '../src/operations/operation-record.ts';
import { openUploads } from '../src/operations/uploads.ts';
import { type GatewayStore, openGatewayStore } from '../src/store.ts';

const at = '2026-11-01T00:00:00.000Z';
const now = (): number => Date.parse(at);
const caller = { accountId: 'acc_1', kept: true } as Caller;

describe('the text of a job', () => {
  let backends: EmbeddedBackends;
  let store: GatewayStore;
  beforeEach(async () => {
    backends = await openEmbeddedBackends(now);
    store = await openGatewayStore(backends.store);
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  /** A job that was read from a text; answers the hash of it, and deletes the job. */
  const make = async () => {
    const jobs = openJobs(store, openUploads(store, backends.files, now, 3_600_000), 1_000);
    const bus = { publish: async () => {} };
    // The job itself is of another service, which does not run here.
    const gone = { ...store, jobs: { ...store.jobs, get: async () => undefined } };
    const { eraseJob } = openErasures({ store: gone, files: backends.files, bus, timers: { now, sleep: async () => {} } });
    const { sha256, job } = await jobs.ofText(caller, 'Engineer');
    const job_id = job.kind === 'text' ? job.job_id : '';
    const id = jobKey('acc_1', job_id);
    const common = {
      id,
      account_id: 'acc_1',
      job_id,
      version: 1,
      digest: 'd',
      changed_by: ['op_1'],
      created_at: at,
      updated_at: at,
    };
    await (store.jobs as Collection<JobRecord>).insert({ ...common, sources: [sha256] });
    return { sha256, remove: async () => eraseJob(await jobs.find(caller, job_id)) };
  };
  const isStored = async (sha256: string): Promise<readonly boolean[]> => [
    (await backends.files.read(uploadFile({ account_id: 'acc_1', sha256 }))) !== undefined,
    (await store.uploads.get(`acc_1:${sha256}`)) !== undefined,
  ];
  const note = async (sha256: string, operation: 'parse-job' | 'parse', status: 'running' | 'succeeded'): Promise<void> => {
    const task = buildTask({ sha256, origin: { operation } });
    await store.operations.insert({ ...operationOf(task, task.origin, 3_600_000), status });
  };

  it('goes with the job', async () => {
    const { sha256, remove } = await make();
    await note(sha256, 'parse-job', 'succeeded');
    expect(await isStored(sha256)).toEqual([true, true]);
    await remove();
    expect(await isStored(sha256)).toEqual([false, false]);
  });

  it.each([
    ['is being read once more', 'parse-job', 'running'],
    ['was read as a resume, too', 'parse', 'succeeded'],
  ] as const)('stays for its time when it %s', async (_, operation, status) => {
    const { sha256, remove } = await make();
    await note(sha256, operation, status);
    await remove();
    expect(await isStored(sha256)).toEqual([true, true]);
  });
});
