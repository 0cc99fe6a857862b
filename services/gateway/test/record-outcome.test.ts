import { engineVersion, type OperationDone, type OperationRecord } from '@winnow/contracts';
import type { Collection } from '@winnow/ports';
import { type EmbeddedBackends, messageOf, notePublished, openEmbeddedBackends } from '@winnow/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordOutcome } from '../src/handlers/record-outcome.ts';
import { operationOf } from '../src/operations/operation-record.ts';
import { openGatewayStore } from '../src/store.ts';

const ttlMs = 3_600_000;

const done = (outcome: OperationDone['outcome'], kept = true): OperationDone => ({
  account_id: 'acc_1',
  sha256: 'a'.repeat(64),
  engine_version: engineVersion,
  origin: {
    kind: 'operation',
    operation_id: 'op_1',
    request_id: 'req_1',
    operation: 'parse',
    language: 'de',
    created_at: '2026-11-01T00:00:00.000Z',
    kept,
  },
  outcome,
});
const success = done({ status: 'succeeded' });
const failure = done({ status: 'failed', error: { code: 'INTERNAL', message: 'No.' } });

describe('the end of an operation', () => {
  let backends: EmbeddedBackends;
  let operations: Collection<OperationRecord>;
  beforeEach(async () => {
    backends = await openEmbeddedBackends(() => Date.parse('2026-11-01T00:00:00.000Z'));
    ({ operations } = await openGatewayStore(backends.store));
  });
  afterEach(() => backends[Symbol.asyncDispose]());

  const handle = (payload: OperationDone) => recordOutcome(operations, ttlMs)(messageOf(payload), notePublished().context);

  it('closes its record', async () => {
    await operations.insert(operationOf(success, ttlMs));
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
    expect(await operations.insert(operationOf(failure, ttlMs))).toBe(false);
    expect(await operations.get('op_1')).toMatchObject({ status: 'failed', error: { code: 'INTERNAL' } });
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
