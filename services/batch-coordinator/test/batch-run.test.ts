import { never, unpackMarks } from '@winnow/batches';
import type { Collection } from '@winnow/ports';
import { messageOf, recordPublished } from '@winnow/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { cancelBatch } from '../src/handlers/cancel-batch.ts';
import { announceEnd } from '../src/runs/announce-end.ts';
import { createBatchWindow } from '../src/runs/batch-window.ts';
import { endOverdue } from '../src/runs/end-overdue.ts';
import { began, type Fixture, openFixture } from './fixture.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.[Symbol.asyncDispose]());
const open = async (total: number, window?: number): Promise<Fixture> => {
  fixture = await openFixture(total, window);
  return fixture;
};

const ordinals = ({ sent }: Fixture): readonly number[] =>
  sent.flatMap(({ type, payload }) =>
    type === 'resume.read' ? [(payload as { origin: { ordinal: number } }).origin.ordinal] : [],
  );

describe('a batch', () => {
  it('is sent out in a window, the next candidate for each one that comes back', async () => {
    const batch = await open(5, 2);
    await batch.start();
    expect(ordinals(batch)).toEqual([0, 1]);
    await batch.score(1, 80);
    await batch.fail(0);
    expect(ordinals(batch)).toEqual([0, 1, 2, 3]);
    await batch.score(2, 70);
    await batch.score(3, 70);
    await batch.score(4, 70);
    expect(ordinals(batch)).toEqual([0, 1, 2, 3, 4]);
  });

  it('goes on although its window shrank and its last two under way are counted at the same moment', async () => {
    const batch = await open(3, 2);
    await batch.start();
    batch.setShare(createBatchWindow({ min: 1, max: 1 }, () => began).share);
    await Promise.all([batch.fail(0), batch.fail(1)]);
    expect(ordinals(batch)).toContain(2);
  });

  it('keeps of each candidate that was scored what its score was computed from', async () => {
    const batch = await open(3);
    await batch.start();
    await batch.score(0, 80);
    await batch.score(1, null);
    await batch.fail(2);
    const { items } = await batch.store.candidates.find({ index: 'by_sequence', where: { batch_id: 'batch_1' }, limit: 3 });
    const marks = items.map((candidate) => candidate.marks && unpackMarks(candidate.marks).credits);
    expect(marks).toEqual([[80], [null], undefined]);
  });

  it('ends with its last candidate, and says so once', async () => {
    const batch = await open(2);
    await batch.start();
    await batch.score(0, 80);
    await batch.score(1, 90);
    expect(await batch.run()).toMatchObject({ status: 'completed', success: 2, failed: 0 });
    expect(batch.sent.filter(({ type }) => type === 'batch.completed')).toEqual([
      {
        type: 'batch.completed',
        payload: {
          account_id: 'acc_1',
          batch_id: 'batch_1',
          job_id: 'job_1',
          status: 'completed',
          total_candidates: 2,
          success: 2,
          failed: 0,
          finished_at: '2026-11-01T00:00:00.000Z',
        },
      },
    ]);
  });

  it('counts each candidate once, however often its result comes, before and after the end', async () => {
    const batch = await open(2);
    await batch.start();
    for (let turn = 0; turn < 3; turn += 1) await batch.score(0, 80);
    expect(await batch.run()).toMatchObject({ status: 'running', success: 1, failed: 0 });
    await batch.fail(1);
    for (let turn = 0; turn < 3; turn += 1) await batch.score(1, 80);
    expect(await batch.run()).toMatchObject({ status: 'partial', success: 1, failed: 1 });
    expect(batch.sentTypes().filter((type) => type === 'batch.completed')).toHaveLength(1);
  });

  it('goes on after a crash before the count: the result comes again', async () => {
    const batch = await open(2, 1);
    await batch.start();
    const { runs } = batch.deps;
    const broken: Pick<Collection<never>, 'update'> = {
      update: async () => {
        throw new Error('The process died.');
      },
    };
    Object.assign(batch.deps, { runs: { ...runs, ...broken } });
    await expect(batch.score(0, 80)).rejects.toThrow('died');
    Object.assign(batch.deps, { runs });
    await batch.score(0, 80);
    await batch.score(1, 60);
    expect(await batch.run()).toMatchObject({ status: 'completed', success: 2 });
    const ranked = await batch.store.candidates.find({ index: 'by_rank', where: { batch_id: 'batch_1' }, limit: 10 });
    expect(ranked.items.map(({ score, sequence }) => [score, sequence])).toEqual([
      [80, 1],
      [60, 2],
    ]);
  });

  it('announces its end after a crash between the count and the announcement', async () => {
    const batch = await open(1);
    await batch.start();
    const { bus } = batch.deps;
    Object.assign(batch.deps, {
      bus: {
        publish: async () => {
          throw new Error('The process died.');
        },
      },
    });
    await expect(batch.score(0, 80)).rejects.toThrow('died');
    Object.assign(batch.deps, { bus });
    batch.setTime(began + 6_000);
    await endOverdue(batch.deps);
    expect(batch.sentTypes()).toEqual(['resume.read', 'batch.completed']);
    batch.setTime(began + 60_000);
    await endOverdue(batch.deps);
    expect(batch.sentTypes().filter((type) => type === 'batch.completed')).toHaveLength(1);
  });

  it('fails when its time is up before anything came back, and is partial later', async () => {
    const early = await open(3);
    await early.start();
    early.setTime(began + 60_000);
    await endOverdue(early.deps);
    expect(await early.run()).toMatchObject({ status: 'running' });
    early.setTime(began + 60_001);
    await endOverdue(early.deps);
    expect(await early.run()).toMatchObject({ status: 'failed', success: 0, failed: 3, ended_by: 'timeout' });
    await early[Symbol.asyncDispose]();

    const late = await open(3);
    await late.start();
    await late.score(1, 50);
    late.setTime(began + 60_001);
    await endOverdue(late.deps);
    await late.score(2, 99);
    expect(await late.run()).toMatchObject({ status: 'partial', success: 1, failed: 2, ended_by: 'timeout' });
    expect(late.sentTypes().filter((type) => type === 'batch.completed')).toHaveLength(1);
  });

  it('ends when its time is up although one before it cannot', async () => {
    const batch = await open(1);
    await batch.start();
    batch.setTime(began + 60_001);
    const { runs } = batch.deps;
    const find: typeof runs.find = async (query) => {
      const page = await runs.find(query);
      return { ...page, items: [...page.items.map((run) => ({ ...run, id: 'batch_0' })), ...page.items] };
    };
    const update: typeof runs.update = async (id, decide) => {
      if (id === 'batch_0') throw new Error('The record is broken.');
      return runs.update(id, decide);
    };
    await endOverdue({ ...batch.deps, runs: { ...runs, find, update } });
    expect(await batch.run()).toMatchObject({ status: 'failed', ended_by: 'timeout' });
  });

  it('announces its end again, less and less often, until it has its delivery', async () => {
    const batch = await open(1);
    await batch.setWebhook();
    await batch.start();
    await batch.score(0, 80);
    const announced: number[] = [];
    for (let second = 1; second <= 100; second += 1) {
      batch.setTime(began + second * 1_000 + 1);
      const before = batch.sent.length;
      await endOverdue(batch.deps);
      if (batch.sent.length > before) announced.push(second);
    }
    expect(announced).toEqual([10, 21, 43, 87]);
    await batch.deliver();
    batch.setTime(began + 200_000);
    await endOverdue(batch.deps);
    expect(batch.sent).toHaveLength(2 + announced.length);
    expect((await batch.run())?.due_at).toBe(never);
  });

  it('is not announced again to a webhook that was set later', async () => {
    const batch = await open(1);
    await batch.start();
    await batch.score(0, 80);
    batch.setTime(began + 20_000);
    await batch.setWebhook();
    await endOverdue(batch.deps);
    expect(batch.sentTypes()).toEqual(['resume.read', 'batch.completed']);
    expect((await batch.run())?.due_at).toBe(never);
  });

  it('begins without its command, which is lost, and has the time that is left of its acceptance', async () => {
    const batch = await open(2);
    await batch.setState('starting');
    batch.setTime(began + 15_000);
    await batch.beginUnannounced();
    expect(await batch.run()).toBeUndefined();
    batch.setTime(began + 15_001);
    await batch.beginUnannounced();
    await batch.beginUnannounced();
    expect(ordinals(batch)).toEqual([0, 1]);
    expect(await batch.run()).toMatchObject({ status: 'running', timeout_at: '2026-11-01T00:01:00.000Z' });
  });

  it('that nobody could begin fails when its time is up, with its event', async () => {
    const batch = await open(2);
    await batch.setState('starting');
    const { bus } = batch.deps;
    const publish = async (): Promise<void> => {
      throw new Error('Nothing can be sent out.');
    };
    Object.assign(batch.deps, { bus: { publish } });
    batch.setTime(began + 30_000);
    await batch.beginUnannounced();
    Object.assign(batch.deps, { bus });
    batch.setTime(began + 60_001);
    await endOverdue(batch.deps);
    expect(await batch.run()).toMatchObject({ status: 'failed', success: 0, failed: 2, ended_by: 'timeout' });
    expect(batch.sent).toMatchObject([{ type: 'batch.completed', payload: { status: 'failed', total_candidates: 2 } }]);
  });

  it('is partial when it is cancelled, even before its start came', async () => {
    const batch = await open(2);
    const cancel = () => cancelBatch(batch.deps)(messageOf(batch.ref), recordPublished().context);
    await cancel();
    await batch.start();
    await cancel();
    expect(await batch.run()).toMatchObject({ status: 'partial', success: 0, failed: 2, ended_by: 'cancel' });
    expect(batch.sentTypes()).toEqual(['batch.completed']);
  });

  it('counts a file that was not stored or was erased as failed, without sending it out', async () => {
    const batch = await open(2);
    await batch.store.entries.delete('cand_1000');
    await batch.store.entries.update('cand_1001', (entry) => ({
      ...entry,
      error: { code: 'FILE_TOO_LARGE', message: 'Too large.' },
    }));
    await batch.start();
    expect(batch.sent).toMatchObject([
      { type: 'candidate.done', payload: { origin: { ordinal: 0 }, outcome: { error: { code: 'NOT_FOUND' } } } },
      { type: 'candidate.done', payload: { origin: { ordinal: 1 }, outcome: { error: { code: 'FILE_TOO_LARGE' } } } },
    ]);
  });

  it('that is being erased goes no further and announces nothing', async () => {
    const batch = await open(1);
    await batch.start();
    await batch.store.batches.update('batch_1', (current) => ({ ...current, state: 'erasing' }));
    await batch.score(0, 80);
    expect(await batch.run()).toMatchObject({ status: 'running', success: 0 });
    expect(batch.sentTypes()).toEqual(['resume.read']);
  });

  it('is not announced while it runs', async () => {
    const batch = await open(1);
    await batch.start();
    const run = await batch.run();
    if (run !== undefined) await announceEnd(batch.deps, run);
    expect(batch.sentTypes()).toEqual(['resume.read']);
  });
});
