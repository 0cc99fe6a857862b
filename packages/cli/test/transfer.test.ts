import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collections } from '@winnow/contracts';
import { openInstallation } from '@winnow/runtime/installation';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from './support/run-cli.ts';

const nowhere = 'http://127.0.0.1:9';
const key = { WINNOW_SECRET_KEY: 'ab'.repeat(32) };
const stopping = new AbortController().signal;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'winnow-transfer-'));
});
afterEach(() => rm(folder, { recursive: true }));

const inFolder = (name: string) => ({ ...key, WINNOW_DATA_DIR: join(folder, name) });

/** Runs a command in the environment of an installation. */
const winnow = (name: string, ...argv: readonly string[]) => runCli(argv, nowhere, { env: inFolder(name) });

const open = (name: string) => openInstallation(inFolder(name), { stopping, mustExist: false });

type Operation = { readonly id: string; readonly account_id: string; readonly sha256: string; readonly expires_at: string };

const write = async (name: string, status = 'succeeded'): Promise<void> => {
  const { store, close } = await open(name);
  const operations = await store.collection<Operation>(collections.operations);
  const operation = { id: 'op_1', account_id: 'acc_1', sha256: 'ab', expires_at: '9999-01-01T00:00:00.000Z' };
  await operations.insert({ ...operation, ...{ status } });
  await close();
};

const read = async (name: string) => {
  const { store, close } = await open(name);
  const found = await (await store.collection<Operation>(collections.operations)).get('op_1');
  await close();
  return found;
};

describe('winnow-cli export and import', () => {
  it('move an installation to another', async () => {
    await write('old');
    const archive = join(folder, 'winnow.tar');
    expect(await winnow('old', 'export', archive)).toMatchObject({ exitCode: 0 });
    expect(await winnow('new', 'import', archive)).toMatchObject({
      exitCode: 0,
      stderr: `Imported 1 document and 0 files into ${join(folder, 'new')}.\n`,
    });
    expect(await read('new')).toEqual(await read('old'));
  });

  it('refuse an installation that is running', async () => {
    await write('old');
    const running = await open('old');
    const { exitCode, stderr } = await winnow('old', 'export', join(folder, 'winnow.tar'));
    await running.close();
    expect(exitCode).toBe(2);
    expect(stderr).toContain('The data folder is in use by another process.');
  });

  it('refuse while something is still to be done, and say what', async () => {
    await write('old', 'running');
    const { exitCode, stderr } = await winnow('old', 'export', join(folder, 'winnow.tar'));
    expect(exitCode).toBe(1);
    expect(stderr).toContain('1 operation and 0 batches are still running.');
    expect(await readdir(folder)).toEqual(['old']);
  });

  it('make no installation out of a misspelled folder', async () => {
    const { exitCode, stderr } = await winnow('none', 'export', join(folder, 'winnow.tar'));
    expect(exitCode).toBe(2);
    expect(stderr).toContain('which does not exist');
    expect(await readdir(folder)).toEqual([]);
  });

  it('store nothing of an archive that is damaged, or has another secret key', async () => {
    await write('old');
    const archive = join(folder, 'winnow.tar');
    await winnow('old', 'export', archive);
    const other = await runCli(['import', archive], nowhere, {
      env: { WINNOW_SECRET_KEY: 'cd'.repeat(32), WINNOW_DATA_DIR: join(folder, 'new') },
    });
    expect(other).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('WINNOW_SECRET_KEY') });
    expect(await read('new')).toBeUndefined();
    await truncate(archive, 2048);
    expect(await winnow('newer', 'import', archive)).toMatchObject({ exitCode: 1 });
    await writeFile(archive, 'not an archive');
    expect(await winnow('newer', 'import', archive)).toMatchObject({ exitCode: 1 });
    expect(await readdir(folder)).not.toContain('newer');
  });
});

describe('winnow-cli backup and restore', () => {
  it('bring an installation back', async () => {
    await write('old');
    const { exitCode, stderr } = await winnow('old', 'backup', join(folder, 'backups'));
    expect(exitCode).toBe(0);
    expect(stderr).toContain('was read again and holds 1 document and 0 files.');
    const [name = ''] = await readdir(join(folder, 'backups'));
    expect(name).toMatch(/^winnow-[\dT-]+Z\.tar$/);
    expect(await winnow('new', 'restore', join(folder, 'backups', name))).toMatchObject({ exitCode: 0 });
    expect(await read('new')).toEqual(await read('old'));
  });

  it('leave alone what is in use', async () => {
    await write('old');
    await winnow('old', 'backup', join(folder, 'backups'));
    const [name = ''] = await readdir(join(folder, 'backups'));
    expect(await winnow('old', 'restore', join(folder, 'backups', name))).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('is in use already'),
    });
  });
});
