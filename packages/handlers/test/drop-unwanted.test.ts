import type { BatchRunRecord, Task } from '@winnow/contracts';
import type { Priority } from '@winnow/ports';
import { buildTask, messageOf, recordPublished } from '@winnow/testkit';
import { createPriorityGate } from '@winnow/workers';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDropUnwanted } from '../src/drop-unwanted.ts';

const candidateOf = (batch_id: string): Task => ({
  ...buildTask(),
  origin: { kind: 'candidate', batch_id, candidate_id: 'cand_1', ordinal: 0, kept: true },
});

describe('work that nobody waits for', () => {
  let now: number;
  let reads: number;
  let runs: Map<string, Pick<BatchRunRecord, 'status'>>;
  let dropUnwanted: ReturnType<typeof createDropUnwanted>;
  beforeEach(() => {
    now = 0;
    reads = 0;
    runs = new Map([['batch_1', { status: 'running' }]]);
    const get = async (id: string) => {
      reads += 1;
      return runs.get(id) as BatchRunRecord | undefined;
    };
    dropUnwanted = createDropUnwanted({ get }, () => now);
  });

  /** Handles tasks one after the other; answers whether each was begun. */
  const handle = async (task: Task, deadline?: number): Promise<boolean> => {
    let begun = false;
    const handler = dropUnwanted(async () => {
      begun = true;
    });
    await handler({ ...messageOf(task), ...(deadline === undefined ? {} : { deadline }) }, recordPublished().context);
    return begun;
  };

  it.each(['partial', 'failed', 'completed'] as const)(
    'is a candidate whose batch ended %s, from a second later on',
    async (status) => {
      expect(await handle(candidateOf('batch_1'))).toBe(true);
      runs.set('batch_1', { status });
      now = 1_000;
      expect(await handle(candidateOf('batch_1'))).toBe(false);
    },
  );

  it('is not a candidate whose run cannot be found: a database may lag behind', async () => {
    expect(await handle(candidateOf('batch_unknown'))).toBe(true);
  });

  it('costs one read a second and batch, and none for an operation', async () => {
    for (let count = 0; count < 50; count += 1) await handle(candidateOf('batch_1'));
    expect(reads).toBe(1);
    now = 1_000;
    await handle(candidateOf('batch_1'));
    expect(reads).toBe(2);
    await handle(buildTask());
    expect(reads).toBe(2);
  });

  it('is a call without a key whose time is up', async () => {
    now = 10;
    expect([await handle(buildTask(), 11), await handle(buildTask(), 10)]).toEqual([true, false]);
  });

  it('is dropped when its turn comes, if its batch ended while it waited, and gives its place back', async () => {
    const gate = createPriorityGate(1);
    const holder: Priority = { lane: 'live', account: 'other' };
    await gate.enter(holder);
    const ran: string[] = [];
    const handler = dropUnwanted(async ({ id }, { priority }) => {
      await gate.enter(priority);
      ran.push(id);
      gate.leave(priority);
    });
    const waiting = ['first', 'second'].map((id) =>
      handler({ ...messageOf(candidateOf('batch_1')), id }, recordPublished().context),
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(gate.waiting()).toBe(2);
    runs.set('batch_1', { status: 'partial' });
    now = 1_000;
    gate.leave(holder);
    await Promise.all(waiting);
    expect(ran).toEqual([]);
    await gate.enter(holder);
  });

  it('is not tried again when it failed and its batch has ended meanwhile; else the fault is told', async () => {
    const failing = (ends: boolean) =>
      dropUnwanted(async () => {
        if (ends) runs.set('batch_1', { status: 'partial' });
        now += 1_000;
        throw new Error('no');
      })(messageOf(candidateOf('batch_1')), recordPublished().context);
    await expect(failing(false)).rejects.toThrow('no');
    await expect(failing(true)).resolves.toBeUndefined();
  });
});
