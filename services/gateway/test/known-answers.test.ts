import { jobKey } from '@winnow/contracts';
import type { Revision } from '@winnow/ports';
import { expect, it } from 'vitest';
import { createKnownAnswers } from '../src/operations/known-answers.ts';
import type { LoadedResult, Source } from '../src/operations/load-result.ts';

const resultTtlMs = 3_600_000;
const now = Date.parse('2026-11-01T00:00:00.000Z');
const job = { kind: 'known', job_id: 'job_1', version: 2, digest: 'd' } as const;
const jobId = jobKey('acc_1', 'job_1');

/** Records by ID; each write gives them another version. */
const openRecords = () => {
  const records = new Map<string, { readonly version: string; readonly document: { readonly id: string } }>();
  let versions = 0;
  const collection: Source['collection'] = {
    getIfChanged: async (id, known): Promise<Revision<{ readonly id: string }> | undefined> => {
      const record = records.get(id);
      return record?.version === known ? { version: record.version, document: null } : record;
    },
  };
  const write = (id: string, document: object = {}): string => {
    versions += 1;
    records.set(id, { version: `${versions}`, document: { id, ...document } });
    return `${versions}`;
  };
  return { collection, write, remove: (id: string) => records.delete(id) };
};

/** A response whose result is kept for so long. */
const open = (keptMs = resultTtlMs + 30_000) => {
  const { collection, write, remove } = openRecords();
  let time = now;
  const answers = createKnownAnswers({ jobs: collection as never, now: () => time, resultTtlMs });
  write(jobId, { version: 2, digest: 'd' });
  const source: Source = { collection, id: 'match_1', version: write('match_1') };
  const expires_at = new Date(now + keptMs).toISOString();
  const loaded = { result: { request_id: 'req_1', score: 50, cached: true }, expires_at, source } as unknown as LoadedResult;
  const keep = () => answers.keep('key', { accountId: 'acc_1', job, requestId: 'req_1', loaded });
  const find = async () => {
    const bytes = await answers.find('key', 'req_2');
    return bytes && JSON.parse(new TextDecoder().decode(bytes));
  };
  return { write, remove, keep, find, pass: (ms: number) => (time += ms) };
};

it('gives back a response as it was, with the ID of the new request', async () => {
  const { keep, find } = open();
  expect(await find()).toBeUndefined();
  await keep();
  expect(await find()).toEqual({ request_id: 'req_2', score: 50, cached: true });
});

it.each([
  ['is erased', ({ remove }: ReturnType<typeof open>) => remove('match_1')],
  ['has changed', ({ write }: ReturnType<typeof open>) => write('match_1')],
  ['has lost its job', ({ remove }: ReturnType<typeof open>) => remove(jobId)],
  ['has a corrected job', ({ write }: ReturnType<typeof open>) => write(jobId, { version: 3, digest: 'e' })],
  ['would not outlive an operation', ({ pass }: ReturnType<typeof open>) => pass(30_001)],
])('gives back none whose result %s', async (_, happen) => {
  const opened = open();
  await opened.keep();
  happen(opened);
  expect(await opened.find()).toBeUndefined();
});

it('remembers none whose job was corrected meanwhile', async () => {
  const { write, keep, find } = open();
  write(jobId, { version: 3, digest: 'e' });
  await keep();
  expect(await find()).toBeUndefined();
});

it('forgets within a minute', async () => {
  const { keep, find, pass } = open(2 * resultTtlMs);
  await keep();
  pass(60_001);
  expect(await find()).toBeUndefined();
});
