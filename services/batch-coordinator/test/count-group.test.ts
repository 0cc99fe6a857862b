import type { CandidateRecord } from '@winnow/contracts';
import type { Collection } from '@winnow/ports';
import { afterEach, expect, it } from 'vitest';
import { type Fixture, openFixture } from './fixture.ts';

let batch: Fixture;
afterEach(() => batch[Symbol.asyncDispose]());

const ordinalsFrom = (first: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => first + index);
const bySequence = async (): Promise<readonly CandidateRecord[]> =>
  (await batch.store.candidates.find({ index: 'by_sequence', where: { batch_id: 'batch_1' }, limit: 1_000 })).items;

/** Counts the calls of all collections of the handlers. */
const countCalls = (deps: object): (() => number) => {
  let calls = 0;
  for (const [name, part] of Object.entries(deps)) {
    if (typeof part !== 'object' || !('get' in part || 'getMany' in part)) continue;
    const counted = Object.fromEntries(
      Object.entries(part as Record<string, (...args: readonly unknown[]) => unknown>).map(([method, call]) => [
        method,
        (...args: readonly unknown[]) => {
          calls += 1;
          return call(...args);
        },
      ]),
    );
    Object.assign(deps, { [name]: counted });
  }
  return () => calls;
};

it('counts 150 candidates that come together with no more calls to the store than one', async () => {
  batch = await openFixture(151);
  await batch.start();
  const calls = countCalls(batch.deps);
  await batch.fail(150);
  const alone = calls();
  await Promise.all(ordinalsFrom(0, 150).map((ordinal) => batch.fail(ordinal)));
  // The last group also announces the end.
  expect(calls() - alone).toBeLessThanOrEqual(alone + 1);
  expect(await batch.run()).toMatchObject({ status: 'partial', failed: 151, success: 0 });
});

it('dispatches as many candidates as it counts, and each of them once', async () => {
  batch = await openFixture(40, 10);
  await batch.start();
  await Promise.all(ordinalsFrom(0, 10).map((ordinal) => batch.score(ordinal, 50)));
  await Promise.all(ordinalsFrom(10, 10).map((ordinal) => batch.score(ordinal, 50)));
  const sent = batch.sent.map(({ payload }) => (payload as { origin: { ordinal: number } }).origin.ordinal);
  expect(sent).toEqual(ordinalsFrom(0, 30));
});

it('counts a result once that comes twice in one group, and with results that were counted before', async () => {
  batch = await openFixture(4);
  await batch.start();
  await batch.score(0, 80);
  await Promise.all([0, 1, 1, 2, 2, 0].map((ordinal) => batch.score(ordinal, 70)));
  expect(await batch.run()).toMatchObject({ status: 'running', success: 3, failed: 0 });
  expect((await bySequence()).map(({ ordinal, sequence }) => [ordinal, sequence]).toSorted()).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
});

it('goes on after a crash while a group is stored: each is counted once, as it was stored, in an order without gaps', async () => {
  batch = await openFixture(6);
  await batch.start();
  const { candidates } = batch.deps;
  const half: Pick<Collection<CandidateRecord>, 'insertMany'> = {
    insertMany: async (records) => {
      await candidates.insertMany(records.slice(0, 2));
      throw new Error('The process died.');
    },
  };
  Object.assign(batch.deps, { candidates: { ...candidates, ...half } });
  await expect(Promise.all([1, 2, 3].map((ordinal) => batch.score(ordinal, 60)))).rejects.toThrow('died');
  Object.assign(batch.deps, { candidates });
  await batch.score(0, 90);
  // What is stored was scored: that it failed when it was delivered again changes nothing.
  await Promise.all([batch.score(3, 60), batch.fail(1), batch.score(2, 60), batch.score(4, 60), batch.score(5, 60)]);
  expect(await batch.run()).toMatchObject({ status: 'completed', success: 6, failed: 0 });
  const stored = await bySequence();
  expect(stored.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(stored.every(({ match_id }) => match_id !== null)).toBe(true);
});

it('lists none of a group whose files were erased, and counts them', async () => {
  batch = await openFixture(3);
  await batch.start();
  await batch.store.entries.delete('cand_1001');
  await Promise.all([0, 1, 2].map((ordinal) => batch.score(ordinal, 50)));
  expect(await batch.run()).toMatchObject({ status: 'partial', success: 2, failed: 1 });
});

it('waits for no others while so few are in flight that workers would have nothing to do', async () => {
  batch = await openFixture(300, 4);
  const never = new Promise<void>(() => {});
  Object.assign(batch.deps, { timers: { sleep: () => never } });
  await batch.start();
  for (const ordinal of ordinalsFrom(0, 3)) await batch.fail(ordinal);
  expect((await batch.run())?.failed).toBe(3);
});

it('lets the next ones gather while many others are in flight', async () => {
  batch = await openFixture(300);
  const gathered = Promise.withResolvers<void>();
  Object.assign(batch.deps, { timers: { sleep: () => gathered.promise } });
  await batch.start();
  await batch.fail(0);
  const later = ordinalsFrom(1, 3).map((ordinal) => batch.fail(ordinal));
  expect((await batch.run())?.failed).toBe(1);
  gathered.resolve();
  await Promise.all(later);
  expect((await batch.run())?.failed).toBe(4);
});
