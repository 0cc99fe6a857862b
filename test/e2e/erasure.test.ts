import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { post } from '../support/call.ts';
import { type Deployment, deployStandalone } from '../support/deployment.ts';
import { makeSample, renderText } from '../support/make-resume.ts';
import { createCleanup, createFolder, removeFolder } from '../support/namespaces.ts';

type Kept = { readonly anonymous: readonly string[]; readonly keyed: readonly string[] };

const isAnonymous = (text: string): boolean => text.includes('anon_');

const split = (all: readonly string[]): Kept => ({
  anonymous: all.filter(isAnonymous),
  keyed: all.filter((each) => !isAnonymous(each)),
});

/** Every stored file and every upload that still comes in; rejects when the process keeps its files elsewhere. */
const filesIn = async (folder: string): Promise<Kept> => {
  const list = async (part: string): Promise<readonly string[]> => {
    const entries = await readdir(join(folder, 'files', part), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  };
  const [stored, incoming] = await Promise.all([list('stored'), list('incoming')]);
  return { anonymous: [...split(stored).anonymous, ...incoming], keyed: split(stored).keyed };
};

/** Every document of every collection, and the name of every file that is a row, after the process has ended. */
const documentsIn = (folder: string): Kept => {
  const database = new DatabaseSync(join(folder, 'winnow.sqlite'), { readOnly: true });
  try {
    const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'doc:%'").all();
    const documents = tables.flatMap(({ name }) =>
      database
        .prepare(`SELECT id || json AS text FROM "${name}"`)
        .all()
        .map(({ text }) => `${name} ${text}`),
    );
    const files = database.prepare('SELECT name FROM files').all();
    return split([...documents, ...files.map(({ name }) => `file ${name}`)]);
  } finally {
    database.close();
  }
};

describe('standalone', () => {
  const cleanup = createCleanup();
  const sample = { name: 'a.txt', bytes: renderText(makeSample(7)) };

  const start = async (): Promise<{ readonly deployment: Deployment; readonly folder: string; readonly url: string }> => {
    const folder = await createFolder();
    cleanup(() => removeFolder(folder));
    const deployment = await deployStandalone({ WINNOW_DATA_DIR: folder });
    cleanup(() => deployment.stop());
    return { deployment, folder, url: `${deployment.addresses()[0]}/v1/score-ats` };
  };

  /** What a call with a key leaves shows that the look goes to the right place; what one without leaves must go. */
  const expectOnlyKeyedIsKept = async ({ deployment, folder, url }: Awaited<ReturnType<typeof start>>): Promise<void> => {
    expect((await post(url, { file: sample })).status).toBe(200);
    await vi.waitFor(async () => expect((await filesIn(folder)).anonymous).toEqual([]), { timeout: 60_000, interval: 50 });
    for (const process of deployment.processes()) expect(await process.end('SIGTERM')).toBe(0);
    expect((await filesIn(folder)).anonymous).toEqual([]);
    const documents = documentsIn(folder);
    expect(documents.anonymous).toEqual([]);
    for (const collection of ['uploads', 'resumes', 'scores'])
      expect(documents.keyed).toContainEqual(expect.stringContaining(`doc:${collection} `));
    expect(documents.keyed).toContainEqual(expect.stringContaining('file uploads/'));
  };

  it('erases what came without a key once the answer is out, and keeps what came with one', async () => {
    const running = await start();
    expect((await post(running.url, { file: sample, key: null })).status).toBe(200);
    await expectOnlyKeyedIsKept(running);
  });

  it('erases what came without a key and with a language that does not exist', async () => {
    const running = await start();
    expect((await post(running.url, { file: sample, key: null, fields: { language: 'xx' } })).status).toBe(400);
    await expectOnlyKeyedIsKept(running);
  });

  it('erases what came without a key in a form with a file too many', async () => {
    const running = await start();
    const form = new FormData();
    form.append('file', new Blob([sample.bytes]), 'a.txt');
    form.append('file', new Blob(['b']), 'b.txt');
    expect((await fetch(running.url, { method: 'POST', body: form })).status).toBe(400);
    await expectOnlyKeyedIsKept(running);
  });
});
