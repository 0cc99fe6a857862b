import { chmod, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openEmbeddedFiles, openEmbeddedLog, openEmbeddedStore, openSqlite } from '../src/index.ts';
import { createFolder } from './support/folder.ts';
import { record } from './support/log-fixture.ts';

type Document = { readonly id: string; readonly name: string; readonly text: string };

const open = async (folder: string) => {
  const client = await openSqlite(folder, { emptyAfterMs: 200 });
  const store = openEmbeddedStore(client, { now: Date.now });
  const log = await openEmbeddedLog(client, { now: Date.now });
  const files = await openEmbeddedFiles(client, { folder: join(folder, 'files'), now: Date.now });
  const collection = await store.collection<Document>({ name: 'documents', indexes: { by_name: { fields: ['name'] } } });
  await log.declare([{ name: 't', partitions: 4, retentionMs: 3_600_000 }]);
  onTestFinished(async () => {
    await log.close();
    await store.close();
    await client.close();
  });
  return { client, collection, log, files };
};

const filesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** Files below a folder that hold a text. */
const holding = async (folder: string, text: string): Promise<readonly string[]> => {
  const paths = await filesIn(folder);
  const contents = await Promise.all(paths.map((path) => readFile(path).catch(() => Buffer.alloc(0))));
  return paths.filter((path, index) => path.includes(text) || contents[index]?.includes(text));
};

/** Keeps a process at work: documents, records and positions are written and read until it is stopped. */
const keepBusy = ({ collection, log, client }: Awaited<ReturnType<typeof open>>) => {
  let stopped = false;
  const work = async (number: number): Promise<void> => {
    for (let turn = 0; !stopped; turn += 1) {
      const id = `busy-${number}-${turn % 7}`;
      await collection.delete(id);
      await collection.insert({ id, name: id, text: 'x'.repeat((turn * 997) % 9_000) });
      await log.append('t', [record(id, number)]);
      await client.call('commitPosition', 'g', 't', number, { offset: turn, metadata: '' });
      await client.call('fetchRecords', 't', number, 0, 10);
    }
  };
  const working = Promise.all([0, 1, 2, 3].map(work));
  return async (): Promise<void> => {
    stopped = true;
    await working;
  };
};

it('leaves no byte of what was deleted on the disk while the process goes on working', async () => {
  const folder = await createFolder();
  const opened = await open(folder);
  const { collection, files } = opened;
  const stop = keepBusy(opened);
  const canary = 'canary-4711-canary';
  const once = async function* (size: number): AsyncGenerator<Uint8Array> {
    yield Buffer.from(canary.repeat(Math.ceil(size / canary.length)));
  };
  const ids = Array.from({ length: 300 }, (_, index) => `p${index}`);
  // Within pages, over several pages, and rows that have moved because they grew.
  await Promise.all(
    ids.map((id, index) => collection.insert({ id, name: `${canary} ${id}`, text: canary.repeat((index * 37) % 700) })),
  );
  await Promise.all(
    ids.map((id) => collection.update(id, (current) => ({ ...current, text: `${current.text}${canary.repeat(40)}` }))),
  );
  for (const size of [100, 10_000, 90_000, 400_000])
    await files.put(once(size), { name: () => `uploads/a/${size}`, maxBytes: 1_000_000 });
  expect(await holding(folder, canary)).not.toEqual([]);

  for (const size of [100, 10_000, 90_000, 400_000]) await files.delete(`uploads/a/${size}`);
  await Promise.all(ids.map((id) => collection.delete(id)));
  await vi.waitFor(async () => expect(await holding(folder, canary)).toEqual([]), { timeout: 30_000, interval: 50 });
  await stop();
});

it('is emptied of what was deleted by a process that only looks', async () => {
  const folder = await createFolder();
  const { client, collection } = await open(folder);
  const canary = 'canary-4712-canary';
  await collection.insert({ id: 'a', name: canary, text: '' });
  await collection.delete('a');
  const until = async (): Promise<boolean> => {
    await client.call('groupLag', 'g', 't');
    return (await holding(folder, canary)).length === 0;
  };
  await vi.waitUntil(until, { timeout: 30_000, interval: 1 });
  expect((await stat(join(folder, 'winnow.sqlite-wal'))).size).toBe(0);
});

it.skipIf(process.platform === 'win32')('keeps its files from everybody else, also those that were open to others', async () => {
  const folder = await createFolder();
  const first = await open(join(folder, 'data'));
  await first.client.close();
  await chmod(join(folder, 'data', 'winnow.sqlite'), 0o644);
  const { collection, files } = await open(join(folder, 'data'));
  await collection.insert({ id: 'a', name: 'a', text: '' });
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    yield Buffer.alloc(200_000);
  };
  await files.put(bytes(), { name: () => 'uploads/a/b', maxBytes: 1_000_000 });
  const found = await filesIn(folder);
  expect(found).toHaveLength(3);
  const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);
  for (const path of found) expect([path, await modeOf(path)]).toEqual([path, '600']);
  expect(await modeOf(join(folder, 'data'))).toBe('700');
  expect(await modeOf(join(folder, 'data', 'files'))).toBe('700');
});
