import { createHash, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Files } from '../files.ts';

export type FilesHarness = {
  /** Files in a new location. The suite closes them; the harness removes the location. */
  readonly open: () => Promise<Files>;
  /** How far apart two files are stored whose order `list` knows, in milliseconds. */
  readonly granularityMs?: number;
};

const megabyte = 1024 * 1024;
const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const named = (sha256: string): string => `uploads/acc_1/${sha256}`;

async function* inChunks(bytes: Uint8Array, size: number): AsyncIterable<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function* failingAfter(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
  throw new RangeError('the sender went away');
}

/** What every backend's `Files` must do, as vitest suites. */
export const filesContract = ({ granularityMs = 20, ...harness }: FilesHarness): void => {
  describe('files', () => {
    const opened: Files[] = [];
    const open = async (): Promise<Files> => {
      const files = await harness.open();
      opened.push(files);
      return files;
    };
    afterEach(async () => {
      for (const files of opened.splice(0)) await files.close();
    });
    const put = (files: Files, bytes: Uint8Array, name: (sha256: string) => string = named, chunk = 65_536) =>
      files.put(inChunks(bytes, chunk), { name, maxBytes: 16 * megabyte });

    it('names a file by its hash, tells its size and gives it back', async () => {
      const files = await open();
      const bytes = randomBytes(100_000);
      const stored = await put(files, bytes, named, 777);
      expect(stored).toEqual({ name: named(sha256Of(bytes)), bytes: 100_000, sha256: sha256Of(bytes) });
      const read = await files.read(stored.name);
      expect(read).toBeInstanceOf(Uint8Array);
      expect(Buffer.from(read ?? []).equals(bytes)).toBe(true);
    });

    it('stores an empty file', async () => {
      const files = await open();
      const stored = await put(files, new Uint8Array(0));
      expect(stored).toMatchObject({ bytes: 0, sha256: sha256Of(new Uint8Array(0)) });
      expect(await files.read(stored.name)).toHaveLength(0);
    });

    it('stores 12 MB that come in small chunks, also when the sender uses one buffer for all of them', async () => {
      const files = await open();
      const bytes = randomBytes(12 * megabyte);
      async function* reusing(): AsyncIterable<Uint8Array> {
        const buffer = new Uint8Array(1000);
        for (let start = 0; start < bytes.length; start += buffer.length) {
          const length = Math.min(buffer.length, bytes.length - start);
          buffer.set(bytes.subarray(start, start + length));
          yield buffer.subarray(0, length);
        }
      }
      const stored = await files.put(reusing(), { name: named, maxBytes: 12 * megabyte });
      expect(stored).toMatchObject({ bytes: 12 * megabyte, sha256: sha256Of(bytes) });
      expect(sha256Of((await files.read(stored.name)) ?? new Uint8Array(0))).toBe(stored.sha256);
    });

    it('takes a file of exactly the limit and refuses one byte more, leaving nothing', async () => {
      const files = await open();
      const bytes = randomBytes(300_001);
      const options = { name: named, maxBytes: 300_000 };
      await expect(files.put(inChunks(bytes, 1000), options)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
      expect(await files.list('', 10)).toEqual([]);
      expect(await files.put(inChunks(bytes.subarray(1), 1000), options)).toMatchObject({ bytes: 300_000 });
    });

    it('stops reading a source that gives too much', async () => {
      const files = await open();
      let given = 0;
      let closed = false;
      async function* endless(): AsyncIterable<Uint8Array> {
        try {
          for (;;) {
            given += 1;
            yield new Uint8Array(1000);
          }
        } finally {
          closed = true;
        }
      }
      await expect(files.put(endless(), { name: named, maxBytes: 10_000 })).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
      expect(given).toBeLessThan(20);
      expect(closed).toBe(true);
    });

    it('passes on the fault of a source and leaves nothing', async () => {
      const files = await open();
      const source = failingAfter(randomBytes(500_000));
      await expect(files.put(source, { name: named, maxBytes: megabyte })).rejects.toThrow(RangeError);
      expect(await files.list('', 10)).toEqual([]);
    });

    it('refuses names that are not allowed and leaves nothing', async () => {
      const files = await open();
      const wrong = ['', '/a', 'a/', 'a//b', '.', '..', '../a', 'a/../b', 'a/./b', 'a\\b', 'C:a', 'a b', 'ä', 'a\u0000', 'a\n'];
      for (const name of wrong) {
        await expect(
          put(files, randomBytes(10), () => name),
          name,
        ).rejects.toMatchObject({ code: 'INTERNAL' });
        await expect(files.read(name), name).rejects.toMatchObject({ code: 'INTERNAL' });
        await expect(files.delete(name), name).rejects.toMatchObject({ code: 'INTERNAL' });
      }
      await expect(files.list('../', 10)).rejects.toMatchObject({ code: 'INTERNAL' });
      expect(await files.list('', 10)).toEqual([]);
    });

    it('takes names that only look strange', async () => {
      const files = await open();
      const names = ['...', '.hidden', 'a/.b/c', '-rf', '__proto__', 'x.part', 'x.tmp', 'incoming', 'A'];
      for (const name of names) await put(files, Buffer.from(name), () => name);
      for (const name of names) expect(Buffer.from((await files.read(name)) ?? []).toString()).toBe(name);
      expect((await files.list('', 100)).map(({ name }) => name).sort()).toEqual(names.toSorted());
    });

    it('keeps one whole file when 20 store the same content at a time', async () => {
      const files = await open();
      const bytes = randomBytes(200_000);
      const stored = await Promise.all(Array.from({ length: 20 }, (_, index) => put(files, bytes, named, 1000 + index)));
      expect(new Set(stored.map(({ name }) => name)).size).toBe(1);
      expect(await files.list('', 100)).toMatchObject([{ name: named(sha256Of(bytes)), bytes: 200_000 }]);
      expect(sha256Of((await files.read(named(sha256Of(bytes)))) ?? new Uint8Array(0))).toBe(sha256Of(bytes));
    });

    it('is whole at every moment while it is stored over', async () => {
      const files = await open();
      // A backend may keep small and large files in different places.
      const contents = [Buffer.alloc(50_000, 1), Buffer.alloc(350_000, 2)];
      const hashes = new Set(contents.map(sha256Of));
      await put(files, contents[0] ?? Buffer.alloc(0), () => 'same');
      let storing = true;
      const stored = (async () => {
        for (let round = 0; round < 10; round += 1) await put(files, contents[round % 2] ?? Buffer.alloc(0), () => 'same');
        storing = false;
      })();
      let reads = 0;
      while (storing) {
        const read = await files.read('same');
        expect(hashes.has(sha256Of(read ?? new Uint8Array(0)))).toBe(true);
        reads += 1;
      }
      await stored;
      expect(reads).toBeGreaterThan(0);
      expect(await files.list('', 10)).toHaveLength(1);
    });

    it('deletes once, and answers nothing for a file that is not there', async () => {
      const files = await open();
      const { name } = await put(files, randomBytes(10));
      expect(await files.delete(name)).toBe(true);
      expect(await files.delete(name)).toBe(false);
      expect(await files.read(name)).toBeUndefined();
      expect(await files.read('no/such/file')).toBeUndefined();
      expect(await files.list('', 10)).toEqual([]);
    });

    it('lists files by the beginning of their names, oldest first, up to the limit', async () => {
      const files = await open();
      const before = Date.now();
      for (const name of ['b/1', 'a/3', 'a/2', 'a/1', 'ab/1']) {
        await put(files, Buffer.from(name), () => name);
        const storedAt = Date.now();
        await vi.waitUntil(() => Date.now() > storedAt + granularityMs, { timeout: 30_000, interval: 5 });
      }
      const all = await files.list('', 10);
      expect(all.map(({ name }) => name)).toEqual(['b/1', 'a/3', 'a/2', 'a/1', 'ab/1']);
      for (const { storedAt } of all) expect(Math.abs(storedAt - before)).toBeLessThan(60_000);
      expect((await files.list('a/', 2)).map(({ name }) => name)).toEqual(['a/3', 'a/2']);
      expect((await files.list('a', 10)).map(({ name }) => name)).toEqual(['a/3', 'a/2', 'a/1', 'ab/1']);
      expect((await files.list('a/1', 10)).map(({ name, bytes }) => [name, bytes])).toEqual([['a/1', 3]]);
      expect(await files.list('c/', 10)).toEqual([]);
    });

    it('says that files can be stored', async () => {
      await expect((await open()).check()).resolves.toBeUndefined();
    });
  });
};
