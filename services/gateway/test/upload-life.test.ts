import { uploadFile } from '@winnow/contracts';
import { isoTime } from '@winnow/kernel';
import type { Files } from '@winnow/ports';
import { createLogger, sweepOnce } from '@winnow/runtime';
import { type EmbeddedBackends, openEmbeddedBackends } from '@winnow/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openBatches } from '../src/batches/batches.ts';
import { takeIntake } from '../src/batches/take-intake.ts';
import { openUploads } from '../src/operations/uploads.ts';
import { type GatewayStore, openGatewayStore } from '../src/store.ts';

const hour = 3_600_000;
const [fileTtlMs, resultTtlMs] = [24 * hour, 720 * hour];
const start = Date.parse('2026-11-01T00:00:00.000Z');

let clock = start;
let backends: EmbeddedBackends;
let store: GatewayStore;
beforeEach(async () => {
  clock = start;
  backends = await openEmbeddedBackends(() => clock);
  store = await openGatewayStore(backends.store);
});
afterEach(() => backends[Symbol.asyncDispose]());

const open = (ttlMs = fileTtlMs) => {
  const now = (): number => clock;
  const uploads = openUploads(store, backends.files, now, ttlMs);
  const bus = { publish: async () => {} };
  const batches = openBatches({ store, uploads, bus, now, maxCandidates: 10, fileTtlMs: ttlMs, resultTtlMs });
  const makeBatch = async () => {
    const { sha256 } = await uploads.take({ accountId: 'acc_1', kept: true }, bytes(), 1_000);
    const job = { job_id: 'job_1', version: 1, digest: 'd' };
    const batch = await batches.create({
      id: 'batch_1',
      accountId: 'acc_1',
      job,
      name: null,
      language: 'en',
      timeoutSeconds: 3_600,
    });
    return batches.join(batch, await takeIntake(store.entries, batch, 'int_1', [{ name: 'a.txt', sha256 }]));
  };
  return { batches, makeBatch };
};

const bytes = async function* (): AsyncGenerator<Uint8Array> {
  yield Buffer.from('a resume');
};

/** Whether the upload outlives a sweep at a time after the start. */
const isThereAfter = async (ms: number): Promise<boolean> => {
  clock = start + ms;
  const logger = createLogger({ level: 'error', service: 'test' });
  await sweepOnce({ collection: store.uploads, now: () => clock, logger, remove: async () => {} });
  const { items } = await store.uploads.find({ index: 'by_expiry', where: {}, limit: 10 });
  return items.length > 0;
};

it('an upload of a batch is kept as long as any other', async () => {
  const { batches, makeBatch } = open();
  await batches.start(await makeBatch());
  expect(await isThereAfter(fileTtlMs)).toBe(true);
  expect(await isThereAfter(fileTtlMs + 1)).toBe(false);
});

it('an upload of a batch that starts late is kept until the batch has ended at the latest', async () => {
  const { batches, makeBatch } = open();
  const batch = await makeBatch();
  clock = start + 23 * hour;
  await batches.start(batch);
  expect(await isThereAfter(24 * hour)).toBe(true);
  expect(await isThereAfter(24.5 * hour)).toBe(false);
});

it('an upload of a batch that may take longer than uploads are kept is there until its time-out', async () => {
  const { batches, makeBatch } = open(hour / 2);
  await batches.start(await makeBatch());
  expect(await isThereAfter(hour)).toBe(true);
  expect((await store.uploads.find({ index: 'by_expiry', where: {}, limit: 1 })).items[0]?.expires_at).toBe(
    isoTime(start + hour + 300_000),
  );
});

it('a file that could not be stored is stored when it comes again, although its record exists', async () => {
  let fails = true;
  const files: Files = {
    ...backends.files,
    put: (source, options) =>
      backends.files.put(source, {
        ...options,
        isStored: async (sha256, size) => {
          const known = await options.isStored?.(sha256, size);
          if (fails) throw new Error('The disk is full.');
          return known === true;
        },
      }),
  };
  const uploads = openUploads(store, files, () => clock, fileTtlMs);
  const take = () => uploads.take({ accountId: 'acc_1', kept: true }, bytes(), 1_000);
  await expect(take()).rejects.toThrow('The disk is full.');
  fails = false;
  const { sha256 } = await take();
  expect(await backends.files.read(uploadFile({ account_id: 'acc_1', sha256 }))).toBeDefined();
});
