import { candidateId, type Erasure } from '@winnow/contracts';
import { messageOf, recordPublished } from '@winnow/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eraseCandidates } from '../src/handlers/erase-candidates.ts';
import { type Fixture, openFixture } from './fixture.ts';

let batch: Fixture;
beforeEach(async () => {
  batch = await openFixture(3);
  await batch.start();
  for (const ordinal of [0, 1, 2]) await batch.score(ordinal, 80);
});
afterEach(() => batch[Symbol.asyncDispose]());

const [first, second, third] = [0, 1, 2].map((ordinal) => candidateId('int_1', ordinal)) as [string, string, string];
const candidates = async (): Promise<readonly string[]> => {
  const { items } = await batch.store.candidates.find({ index: 'by_rank', where: { batch_id: 'batch_1' }, limit: 10 });
  return items.map(({ id }) => id).toSorted();
};
const erase = (erased: Erasure): Promise<void> => eraseCandidates(batch.deps)(messageOf(erased), recordPublished().context);
const eraseFile = async (id: string): Promise<void> => {
  const sha256 = (await batch.store.candidates.get(id))?.sha256 ?? '';
  await erase({ of: 'file', account_id: 'acc_1', sha256, kept: true });
};

it('deletes the candidate of a file whose entry is gone, and no other', async () => {
  await batch.store.entries.delete(second);
  await eraseFile(second);
  expect(await candidates()).toEqual([first, third]);
});

it('leaves a candidate whose entry is there: the file was handed in again', async () => {
  await eraseFile(second);
  expect(await candidates()).toEqual([first, second, third]);
});

it('deletes run and candidates of a batch that is erased, also when it comes again after the batch is gone', async () => {
  const erased: Erasure = { of: 'batch', account_id: 'acc_1', batch_id: 'batch_1' };
  await batch.setState('erasing');
  await erase(erased);
  expect([await candidates(), await batch.run()]).toEqual([[], undefined]);
  await batch.store.batches.delete('batch_1');
  await erase(erased);
  expect([await candidates(), await batch.run()]).toEqual([[], undefined]);
});

it('leaves a batch that is not being erased, and knows nothing of jobs', async () => {
  await erase({ of: 'batch', account_id: 'acc_1', batch_id: 'batch_1' });
  await erase({ of: 'job', account_id: 'acc_1', job_id: 'job_1', created_at: '2026-11-01T00:00:00.000Z' });
  expect([await candidates(), (await batch.run())?.status]).toEqual([[first, second, third], 'completed']);
});
