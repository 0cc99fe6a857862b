import { collections, type OperationRecord, resumeFile, uploadFile } from '@winnow/contracts';
import type { CollectionDefinition, Store, StoredDocument } from '@winnow/ports';
import { openEmbeddedBackends } from '@winnow/testkit';
import { describe, expect, it, onTestFinished } from 'vitest';
import { countPending, exportInstallation, importInstallation } from '../src/index.ts';

const now = () => Date.parse('2026-01-01T00:00:00Z');
const later = '2026-02-01T00:00:00.000Z';
const facts = { createdAt: '2026-01-01T00:00:00.000Z', secretKeyCheck: 'check' };
const anyKey = () => true;

const open = async () => {
  const backends = await openEmbeddedBackends(now);
  onTestFinished(() => backends[Symbol.asyncDispose]());
  return backends;
};

const write = async (store: Store, name: keyof typeof collections, documents: readonly StoredDocument[]): Promise<void> => {
  const collection = await store.collection(collections[name] as CollectionDefinition<StoredDocument>);
  for (const document of documents) await collection.insert(document);
};

const read = async (store: Store, name: keyof typeof collections): Promise<readonly StoredDocument[]> =>
  (await store.collection(collections[name] as CollectionDefinition<StoredDocument>)).scan(null, 1000);

const once = async function* (...chunks: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* chunks;
};

const collect = async (bytes: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const ref = { account_id: 'acc_1', sha256: 'ab'.repeat(32) };
const upload = { id: 'acc_1:ab', ...ref, bytes: 3, expires_at: later };
const content = resumeFile({ ...ref, engine_version: '1' }, 'content');
const resume = {
  id: 'acc_1:ab:1',
  ...ref,
  engine_version: '1',
  expires_at: later,
  outcome: { status: 'read', content: { file: content }, layout: { inline: 'eA==' } },
};

const filled = async () => {
  const backends = await open();
  const { store, files } = backends;
  await write(store, 'uploads', [upload]);
  await write(store, 'resumes', [resume]);
  await write(
    store,
    'audit',
    Array.from({ length: 250 }, (_, at) => ({ id: `a${at}`, account_id: 'acc_1', at: String(at), expires_at: later })),
  );
  await files.put(once(Buffer.from('abc')), { name: () => uploadFile(ref), maxBytes: 3 });
  await files.put(once(Buffer.from('content')), { name: () => content, maxBytes: 7 });
  return backends;
};

describe('an installation', () => {
  it('is the same after an export and an import, with its files', async () => {
    const source = await filled();
    const target = await open();
    const done = await importInstallation(exportInstallation(source, facts), target, anyKey);
    expect(done).toEqual({ documents: 252, files: 2, kept: 0 });
    for (const name of ['uploads', 'resumes', 'audit'] as const)
      expect(await read(target.store, name)).toEqual(await read(source.store, name));
    for (const name of [uploadFile(ref), content]) expect(await target.files.read(name)).toEqual(await source.files.read(name));
  });

  it('may be imported again, which changes nothing, and keeps what the target has', async () => {
    const source = await filled();
    const target = await open();
    await write(target.store, 'audit', [{ id: 'a7', ...{ account_id: 'other', at: '0', expires_at: later } }]);
    const archive = await collect(exportInstallation(source, facts));
    expect(await importInstallation(once(archive), target, anyKey)).toMatchObject({ documents: 252, kept: 1 });
    expect(await importInstallation(once(archive), target, anyKey)).toMatchObject({ documents: 252, kept: 1 });
    expect(await read(target.store, 'audit')).toContainEqual({ id: 'a7', account_id: 'other', at: '0', expires_at: later });
  });

  it('is exported without what was computed for calls without a key', async () => {
    const source = await open();
    await write(source.store, 'uploads', [{ ...upload, id: 'x', account_id: 'anon_op_1' } as StoredDocument]);
    const done = await importInstallation(exportInstallation(source, facts), await open(), anyKey);
    expect(done).toEqual({ documents: 0, files: 0, kept: 0 });
  });

  it('is pending while operations or batches run', async () => {
    const { store } = await open();
    expect(await countPending(store)).toEqual({ operations: 0, batches: 0 });
    const operation = { account_id: 'acc_1', sha256: '', expires_at: later };
    const statuses: readonly OperationRecord['status'][] = ['running', 'succeeded', 'failed', 'running'];
    await write(
      store,
      'operations',
      statuses.map((status, index) => ({ id: `op${index}`, ...operation, status })),
    );
    await write(store, 'runs', [{ id: 'b', ...{ status: 'running', due_at: later, expires_at: later } }]);
    expect(await countPending(store)).toEqual({ operations: 2, batches: 1 });
  });
});

describe('an archive', () => {
  it('is refused whole when its secret key is another', async () => {
    const target = await open();
    const refused = importInstallation(exportInstallation(await filled(), facts), target, (check) => check !== 'check');
    await expect(refused).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
      message: expect.stringContaining('WINNOW_SECRET_KEY'),
    });
    expect(await read(target.store, 'uploads')).toEqual([]);
  });

  it('is never taken for complete when its end is missing, wherever it was cut', async () => {
    const archive = await collect(exportInstallation(await filled(), facts));
    for (const share of [0, 0.1, 0.4, 0.7, 0.95]) {
      const part = archive.subarray(0, Math.floor(archive.length * share));
      await expect(importInstallation(once(part), await open(), anyKey)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
    }
  });

  it.each([
    ['text', Buffer.from('hello'.repeat(500))],
    ['nothing', Buffer.alloc(0)],
    ['an empty tar', Buffer.alloc(1024)],
  ])('is no %s', async (_, bytes) => {
    await expect(importInstallation(once(bytes), await open(), anyKey)).rejects.toMatchObject({ code: 'INVALID_REQUEST' });
  });

  it('ends with the error of its source', async () => {
    const failing = (async function* (): AsyncGenerator<Uint8Array> {
      yield Buffer.alloc(512);
      throw new Error('unplugged');
    })();
    await expect(importInstallation(failing, await open(), anyKey)).rejects.toThrow('unplugged');
  });
});
