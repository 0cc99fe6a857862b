import type { Ended, OperationRecord } from '@winnow/contracts';
import type { Collection } from '@winnow/ports';
import { buildTask, type EmbeddedBackends, messageOf, openEmbeddedBackends, recordPublished } from '@winnow/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordOutcome } from '../src/handlers/record-outcome.ts';
import { operationOf } from '../src/operations/operation-record.ts';
import { type GatewayStore, openGatewayStore } from '../src/store.ts';

const ttlMs = 3_600_000;
const began = Date.parse('2026-11-01T00:00:00.000Z');

const task = buildTask({ origin: { language: 'de' } });
const done = (outcome: Ended['outcome'], kept = true): Ended => ({ ...task, origin: { ...task.origin, kept }, outcome });
const success = done({ status: 'succeeded' });
const failure = done({ status: 'failed', error: { code: 'INTERNAL', message: 'No.' } });

describe('the end of an operation', () => {
  let now = began;
  let backends: EmbeddedBackends;
  let operations: Collection<OperationRecord>;
  let store: GatewayStore;
  beforeEach(async () => {
    now = began;
    backends = await openEmbeddedBackends(() => now);
    store = await openGatewayStore(backends.store);
    ({ operations } = store);
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  const handle = (payload: Ended) =>
    recordOutcome(store, ttlMs, () => now, { metrics: { operation: () => {} } })(messageOf(payload), recordPublished().context);

  it('closes its record', async () => {
    await operations.insert(operationOf(success, task.origin, ttlMs));
    await handle(success);
    expect(await operations.get('op_1')).toMatchObject({
      status: 'succeeded',
      error: null,
      language: 'de',
      expires_at: '2026-11-01T01:00:00.000Z',
    });
  });

  it('that comes before its record makes it, and the record of the gateway comes too late', async () => {
    await handle(failure);
    expect(await operations.insert(operationOf(failure, task.origin, ttlMs))).toBe(false);
    expect(await operations.get('op_1')).toMatchObject({ status: 'failed', error: { code: 'INTERNAL' } });
  });

  it('does not bring back what was erased while it was worked on, and notes what was sent again since', async () => {
    const { account_id, sha256 } = task;
    const id = `${account_id}:${sha256}`;
    await store.erasures.insert({ id, account_id, sha256, due_at: '2026-11-01T00:05:00.000Z' });
    await handle(success);
    expect(await operations.get('op_1')).toBeUndefined();
    await store.uploads.insert({ id, account_id, sha256, bytes: 1, expires_at: '2026-11-02T00:00:00.000Z' });
    await handle(success);
    expect(await operations.get('op_1')).toMatchObject({ status: 'succeeded' });
  });

  it('does not bring back what was erased or has expired long ago, however often it comes', async () => {
    now += 10 * 60_000;
    await handle(success);
    await handle(failure);
    expect(await operations.get('op_1')).toBeUndefined();
  });

  it('counts once: what comes later changes nothing', async () => {
    await handle(success);
    await handle(failure);
    expect(await operations.get('op_1')).toMatchObject({ status: 'succeeded' });
  });

  it('of a call without a key leaves nothing behind', async () => {
    await handle(done({ status: 'succeeded' }, false));
    expect(await operations.get('op_1')).toBeUndefined();
  });
});
