import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFolderFiles } from '../src/index.ts';
import { createFolder } from './support/folder.ts';

async function* from(...chunks: readonly string[]): AsyncIterable<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

const options = { name: (sha256: string): string => `uploads/${sha256.slice(0, 8)}`, maxBytes: 1000 };

describe('a folder of files', () => {
  it('removes what a dead process left half written and keeps what was stored', async () => {
    const folder = await createFolder();
    const first = await openFolderFiles(folder);
    const { name } = await first.put(from('whole'), options);
    await first.close();
    const incoming = join(folder, 'incoming');
    await writeFile(join(incoming, '0b0e7e3e-torn'), 'half of a f');
    await mkdir(join(incoming, 'deep'));
    const second = await openFolderFiles(folder);
    expect(await readdir(incoming)).toEqual([]);
    expect(Buffer.from((await second.read(name)) ?? []).toString()).toBe('whole');
    expect(await second.list('', 10)).toMatchObject([{ name, bytes: 5 }]);
  });

  it('leaves nothing behind when it refuses, the source fails or the name is wrong', async () => {
    const folder = await createFolder();
    const files = await openFolderFiles(folder);
    async function* failing(): AsyncIterable<Uint8Array> {
      yield Buffer.from('x');
      throw new RangeError('gone');
    }
    await expect(files.put(from('x'.repeat(1001)), options)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    await expect(files.put(failing(), options)).rejects.toThrow(RangeError);
    await expect(files.put(from('x'), { ...options, name: () => '../../etc/passwd' })).rejects.toMatchObject({
      code: 'INTERNAL',
    });
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
    expect(await readdir(join(folder, 'stored'))).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(['incoming', 'stored']);
  });

  it('lists only files, not what a link leads to', async () => {
    const folder = await createFolder();
    const files = await openFolderFiles(folder);
    await symlink('/etc', join(folder, 'stored', 'link'));
    expect(await files.list('', 10)).toEqual([]);
  });

  it('says UNAVAILABLE, without a path, when the folder is lost, and works again when it is back', async () => {
    const folder = await createFolder();
    const files = await openFolderFiles(folder);
    await rm(join(folder, 'incoming'), { recursive: true });
    const error: unknown = await files.put(from('x'), options).catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'UNAVAILABLE' });
    expect(String(error)).not.toContain(folder);
    await expect(files.check()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await mkdir(join(folder, 'incoming'));
    await expect(files.check()).resolves.toBeUndefined();
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  });

  it('stores under the name only, whatever the content', async () => {
    const folder = await createFolder();
    const files = await openFolderFiles(folder);
    const { name } = await files.put(from('a', '', 'b'.repeat(600), 'c'), options);
    expect(await readFile(join(folder, 'stored', name), 'utf8')).toBe(`a${'b'.repeat(600)}c`);
  });
});
