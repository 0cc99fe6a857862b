import type { Ended, Failure } from '@winnow/contracts';
import { AppError, isAppError } from '@winnow/kernel';
import { buildTask, type EmbeddedBackends, openEmbeddedBackends } from '@winnow/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimKey } from '../src/operations/claim-key.ts';
import { operationOf } from '../src/operations/operation-record.ts';
import { type OperationDeps, runOperation } from '../src/operations/run-operation.ts';
import { type GatewayStore, openGatewayStore } from '../src/store.ts';

const start = Date.parse('2026-11-01T00:00:00.000Z');
const code = (expected: string) => expect.toSatisfy((error: unknown) => isAppError(error) && error.code === expected);

describe('claiming an Idempotency-Key', () => {
  let now = start;
  let backends: EmbeddedBackends;
  let store: GatewayStore;
  beforeEach(async () => {
    now = start;
    backends = await openEmbeddedBackends(() => now);
    store = await openGatewayStore(backends.store);
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  const claim = (operationId: string, request: readonly string[] = ['parse', 'hash', 'en'], accountId = 'acc_1') =>
    claimKey(store, () => now, { accountId, key: 'k', request, operationId });
  const operation = (id: string) => {
    const task = buildTask({ origin: { operation_id: id } });
    return operationOf(task, task.origin, 100_000_000);
  };

  /** Runs an operation whose reply is this failure, before the end is recorded. */
  const run = (operationId: string, error: Failure) => {
    const ended: Ended = { ...buildTask({ origin: { operation_id: operationId } }), outcome: { status: 'failed', error } };
    const deps: OperationDeps = {
      bus: { publish: async () => {} } as Partial<OperationDeps['bus']> as OperationDeps['bus'],
      timers: { now: () => now, sleep: () => new Promise(() => {}) },
      store,
      replies: {
        address: 'here',
        expected: () => 0,
        expect: () => ({ done: Promise.resolve(ended), [Symbol.dispose]: () => {} }),
      } as Partial<OperationDeps['replies']> as OperationDeps['replies'],
      pending: { begin: () => {}, end: () => {} },
      loadResult: async () => undefined,
      config: { answerMs: 1_000, waiting: 10, resultTtlMs: 100_000_000 },
    };
    const asked = { operation: 'parse', language: 'en', sha256: 'hash', job: null, questions: null } as const;
    const preference = { respondAsync: false, waitMs: 0 };
    const caller = { requestId: 'req_1', accountId: 'acc_1', kept: true, preference, idempotencyKey: 'k' };
    return runOperation(deps, { ...asked, ...caller, operationId });
  };

  it('lets the first request go on, alone among many', async () => {
    const claims = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => claim(`op_${index}`)));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of claims) if (result.status === 'rejected') expect(result.reason).toEqual(code('IDEMPOTENCY_IN_PROGRESS'));
  });

  it('refuses another request under the same key', async () => {
    await claim('op_1');
    await expect(claim('op_2', ['parse', 'other', 'en'])).rejects.toThrow(code('IDEMPOTENCY_MISMATCH'));
  });

  it('finds the operation once it has ended, and not before', async () => {
    await claim('op_1');
    await store.operations.insert(operation('op_1'));
    await expect(claim('op_2')).rejects.toThrow(code('IDEMPOTENCY_IN_PROGRESS'));
    await store.operations.update('op_1', (current) => ({ ...current, status: 'succeeded' }));
    expect(await claim('op_2')).toMatchObject({ kind: 'again', operation: { id: 'op_1' } });
  });

  describe.each([
    ['a fault of ours', { code: 'INTERNAL', message: 'A fault.' }],
    ['a limit of time', { code: 'UNREADABLE_FILE', reason: 'timeout', message: 'Too long.' }],
    ['a limit of memory', { code: 'UNREADABLE_FILE', reason: 'bomb', message: 'Too much.' }],
  ] as const)('after %s, which another try may improve', (_, error) => {
    it('begins the operation anew, once, although it has ended', async () => {
      await claim('op_1');
      await store.operations.insert({ ...operation('op_1'), status: 'failed', error });
      const claims = await Promise.allSettled(['op_2', 'op_3', 'op_4'].map((id) => claim(id)));
      expect(claims.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))).toMatchObject([{ kind: 'first' }]);
    });

    it('frees the key at once when the request was still waiting', async () => {
      expect(await run('op_1', error)).toMatchObject({ kind: 'failure', replayed: false });
      expect(await claim('op_2')).toMatchObject({ kind: 'first', operationId: 'op_2' });
    });
  });

  it('tells a refusal that the file earned again', async () => {
    const error = { code: 'UNREADABLE_FILE', reason: 'encrypted', message: 'Encrypted.' } as const;
    await run('op_1', error);
    expect(await run('op_2', error)).toMatchObject({ kind: 'failure', error, replayed: true });
  });

  it.each([
    ['before anything was stored', false],
    ['between its record and its command', true],
  ] as const)('is taken over, once and under the same operation, from a process that died %s', async (_, stored) => {
    await claim('op_1');
    if (stored) await store.operations.insert(operation('op_1'));
    now += 14_999;
    await expect(claim('op_2')).rejects.toThrow(code('IDEMPOTENCY_IN_PROGRESS'));
    now += 1;
    const claims = await Promise.allSettled(['op_2', 'op_3', 'op_4'].map((id) => claim(id)));
    expect(claims.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))).toMatchObject([
      { kind: 'first', operationId: 'op_1' },
    ]);
  });

  it.each(['UNAVAILABLE', 'OVERLOADED', 'RATE_LIMITED', 'INTERNAL'] as const)(
    'goes on under the same operation at once after %s',
    async (fault) => {
      const first = await claim('op_1');
      await store.operations.insert(operation('op_1'));
      if (first.kind === 'first') await first.abandon(new AppError(fault, 'Not now.'));
      expect(await claim('op_2')).toMatchObject({ kind: 'first', operationId: 'op_1' });
      await expect(claim('op_3')).rejects.toThrow(code('IDEMPOTENCY_IN_PROGRESS'));
    },
  );

  it('is free after a refusal', async () => {
    const first = await claim('op_1');
    if (first.kind === 'first') await first.abandon(new AppError('MISSING_FILE', 'No file.'));
    expect(await claim('op_2', ['parse', 'other', 'en'])).toMatchObject({ kind: 'first', operationId: 'op_2' });
  });

  it('can be undone when nothing came of the request', async () => {
    const first = await claim('op_1');
    if (first.kind === 'first') await first.release();
    expect(await claim('op_2')).toMatchObject({ kind: 'first', operationId: 'op_2' });
  });

  it('is forgotten after a day, and is the business of one account only', async () => {
    await claim('op_1');
    expect(await claim('op_9', ['parse', 'other', 'en'], 'acc_2')).toMatchObject({ kind: 'first' });
    now += 24 * 60 * 60 * 1000;
    expect(await claim('op_2')).toMatchObject({ kind: 'first', operationId: 'op_2' });
  });
});
