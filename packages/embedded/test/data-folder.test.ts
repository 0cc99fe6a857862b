import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openEmbeddedStore, openSqlite } from '../src/index.ts';
import { createFolder } from './support/folder.ts';
import { createListener, openLog } from './support/log-fixture.ts';

const start = (script: string, ...args: readonly string[]): ChildProcess => {
  const path = fileURLToPath(new URL(`./support/${script}`, import.meta.url));
  const child = spawn(execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
};

const kill = async (child: ChildProcess): Promise<void> => {
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
};

it('refuses a data folder that another process uses, until that process is killed', async () => {
  const folder = await createFolder();
  const holder = start('hold-folder.ts', folder);
  if (holder.stdout === null) throw new Error('no output');
  const [said] = (await once(holder.stdout, 'data')) as [Buffer];
  expect(said.toString()).toContain('holding');
  const refused = { code: 'UNAVAILABLE', message: 'The data folder is in use by another process.' };
  await expect(openSqlite(folder)).rejects.toMatchObject(refused);
  await kill(holder);
  const client = await openSqlite(folder);
  await expect(client.call('checkWritable')).resolves.toBeUndefined();
  await client.close();
});

it('refuses a data folder that this process has open, until it is closed', async () => {
  const folder = await createFolder();
  const first = await openSqlite(folder);
  await expect(openSqlite(folder)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(first.call('checkWritable')).resolves.toBeUndefined();
  await first.close();
  const second = await openSqlite(folder);
  await second.close();
});

it('refuses a data folder that cannot be one', async () => {
  const folder = await createFolder();
  const error: unknown = await openSqlite(join(folder, '\0')).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: 'UNAVAILABLE' });
  expect(String(error)).not.toContain(folder);
});

it.runIf(process.platform === 'linux')('refuses a data folder below one that takes no others', async () => {
  const refused = { code: 'UNAVAILABLE', message: 'The data folder cannot be created or written (ENOENT).' };
  await expect(openSqlite('/proc/winnow/data')).rejects.toMatchObject(refused);
});

it('creates a data folder with its parents', async () => {
  const folder = join(await createFolder(), 'a/b/');
  await (await openSqlite(folder)).close();
  await (await openSqlite(folder)).close();
});

it('keeps everything acknowledged when the process is killed in the middle of its work', { timeout: 60_000 }, async () => {
  const folder = await createFolder();
  const notes = join(folder, 'notes');
  const keysOf = async (word: string): Promise<readonly string[]> =>
    (await readFile(notes, 'utf8').catch(() => ''))
      .split('\n')
      .filter((line) => line.startsWith(`${word} `))
      .map((line) => line.slice(word.length + 1));
  const writer = start('write-until-killed.ts', join(folder, 'data'), notes);
  await vi.waitUntil(async () => (await keysOf('acknowledged')).length > 1000, { timeout: 30_000 });
  await kill(writer);

  const acknowledged = await keysOf('acknowledged');
  const inFlight = (await keysOf('asked')).length - acknowledged.length;
  console.log(`killed after ${acknowledged.length} acknowledged writes with ${inFlight} in flight`);
  expect(inFlight).toBeGreaterThan(0);

  const client = await openSqlite(join(folder, 'data'));
  const store = openEmbeddedStore(client, { now: Date.now });
  const collection = await store.collection<{ readonly id: string }>({ name: 'written', indexes: {} });
  const documents = await Promise.all(acknowledged.map((id) => collection.get(id)));
  expect(documents.filter((document) => document === undefined)).toEqual([]);
  await store.close();
  await client.close();

  const { log } = await openLog(join(folder, 'data'));
  const { listener, records } = createListener();
  const lag = await log.lag('readers', 'written');
  await log.join('readers', 'written', listener);
  await vi.waitUntil(() => records.length === lag);
  const found = new Set(records.map(({ key }) => key));
  expect(acknowledged.filter((key) => !found.has(key))).toEqual([]);
  for (const partition of [0, 1, 2, 3]) {
    const offsets = records.filter((record) => record.partition === partition).map(({ offset }) => offset);
    expect(offsets).toEqual(offsets.map((_, index) => index));
  }
});
