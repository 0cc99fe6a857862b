import { crc32, deflateRawSync } from 'node:zlib';
import type { Upload } from './call.ts';
import { makeSample, renderText } from './make-resume.ts';
import { makeZip } from './make-zip.ts';
import type { ZipFileWriter } from './zip-file.ts';

/** Writes an archive; the writer is closed afterwards. */
export type Fill = (zip: ZipFileWriter) => Promise<unknown>;

const resume = (number: number): Uint8Array => renderText(makeSample(number));
const text = (name: string, number: number): Upload => ({ name, bytes: resume(number) });
const tenMegabytes = 10 * 1024 * 1024;

/** Ten megabytes of nothing in ten kilobytes. */
const packedZeros = () => {
  const zeros = Buffer.alloc(tenMegabytes);
  return { bytes: deflateRawSync(zeros, { level: 9 }), size: zeros.length, crc: crc32(zeros) };
};

/** Archives of some megabytes that would unpack to a hundred gigabytes, or need gigabytes of memory to be listed. */
export const bombs: { readonly [name: string]: Fill } = {
  'ten thousand files of ten megabytes': async (zip) => {
    const packed = packedZeros();
    for (let number = 0; number < 10_000; number += 1) await zip.add(`${number}.txt`, new Uint8Array(), { packed });
    await zip.finish();
  },
  'ten thousand names for one file': async (zip) => {
    const header = await zip.add('0.txt', new Uint8Array(), { packed: packedZeros() });
    for (let number = 1; number < 10_000; number += 1) zip.list(header, { name: Buffer.from(`${number}.txt`) });
    await zip.finish();
  },
  'three hundred different files of ten megabytes': async (zip) => {
    const bytes = Buffer.alloc(tenMegabytes);
    for (let number = 0; number < 300; number += 1) {
      bytes.writeUInt32LE(number, 0);
      await zip.add(`${number}.txt`, bytes, { deflate: true });
    }
    await zip.finish();
  },
  'forty different files of ten megabytes': async (zip) => {
    const bytes = Buffer.alloc(tenMegabytes);
    for (let number = 0; number < 40; number += 1) {
      bytes.writeUInt32LE(number, 0);
      await zip.add(`${number}.txt`, bytes, { deflate: true });
    }
    await zip.finish();
  },
  'files that share the bytes of the last one': async (zip) => {
    const bytes = Buffer.alloc(1024 * 1024);
    for (let at = 0; at < bytes.length; at += 4) bytes.writeUInt32LE(Math.imul(at, 2_654_435_761) >>> 0, at);
    const header = await zip.add('0.txt', bytes);
    for (let number = 1; number < 40; number += 1) zip.list(header, { name: Buffer.from(`${number}.txt`) });
    await zip.finish();
  },
  'three thousand entries with names and comments of 64 kB': async (zip) => {
    const header = await zip.add('0.txt', resume(0));
    for (let number = 1; number < 3_000; number += 1)
      zip.list(header, { name: Buffer.from(String(number).padStart(65_535, 'n')), comment: Buffer.alloc(65_535, 'c') });
    await zip.finish();
  },
  'two thousand entries with sixteen thousand extra fields each': async (zip) => {
    const extra = Buffer.alloc(65_532);
    for (let at = 0; at < extra.length; at += 4) extra.writeUInt16LE(0x9999, at);
    const header = await zip.add('0.txt', resume(0));
    for (let number = 1; number < 2_000; number += 1) zip.list(header, { name: Buffer.from(`${number}.txt`), extra });
    await zip.finish();
  },
};

type Expected =
  | { readonly refused: readonly [number, string] }
  /** File names by what becomes of them. */
  | { readonly scored: readonly string[]; readonly failed?: readonly string[] };

type OddArchive = { readonly fill: Fill; readonly before?: Uint8Array; readonly expected: Expected };

const withOne = (name: string | Buffer, options: Parameters<ZipFileWriter['add']>[2], bytes = resume(1)): Fill => {
  return async (zip) => {
    await zip.add(name, bytes, options);
    await zip.add('b.txt', resume(2));
    await zip.finish();
  };
};

const others = { scored: ['b.txt'], failed: ['a.txt'] } as const;
const damaged = { refused: [422, 'UNREADABLE_ARCHIVE'] } as const;
const almostTenMegabytes = Buffer.alloc(tenMegabytes - 100, 'word ');

/** Archives that say one thing and hold another, or that some programs write and others do not read. */
export const oddArchives: { readonly [name: string]: OddArchive } = {
  'two names for one file': {
    fill: async (zip) => {
      const header = await zip.add('a.txt', resume(1));
      zip.list(header, { name: Buffer.from('b.txt') });
      await zip.finish();
    },
    expected: damaged,
  },
  'a file that is larger than the directory says': {
    fill: withOne('a.txt', { deflate: true, lies: { size: 10 } }, almostTenMegabytes),
    expected: others,
  },
  'a file that is larger than both headers say': {
    fill: withOne('a.txt', { deflate: true, lies: { size: 10 }, lieTwice: true }, almostTenMegabytes),
    expected: others,
  },
  'a stored file of two sizes': { fill: withOne('a.txt', { lies: { size: 10 } }), expected: damaged },
  'a file that is smaller than the directory says': {
    fill: withOne('a.txt', { deflate: true, lies: { size: 1_000_000 } }),
    expected: others,
  },
  'a file that would go beyond the end': {
    fill: withOne('a.txt', { deflate: true, lies: { packedSize: 0xfffffff0 } }),
    expected: others,
  },
  'a file with another checksum': { fill: withOne('a.txt', { lies: { crc: 1 }, lieTwice: true }), expected: others },
  'a file beyond the end': { fill: withOne('a.txt', { lies: { offset: 0xffffff00 } }), expected: others },
  'a file that begins within another': { fill: withOne('a.txt', { lies: { offset: 7 } }), expected: damaged },
  'a method that nobody knows': { fill: withOne('a.txt', { lies: { method: 99 } }), expected: others },
  'a path out of its folder': {
    fill: withOne('../../../a.txt', {}),
    expected: { scored: ['b.txt'], failed: ['../../../a.txt'] },
  },
  'a path out of its folder with backslashes': {
    fill: withOne('..\\..\\a.txt', {}),
    expected: { scored: ['b.txt'], failed: ['../../a.txt'] },
  },
  'an absolute path': { fill: withOne('/tmp/a.txt', {}), expected: { scored: ['b.txt'], failed: ['/tmp/a.txt'] } },
  'a drive': { fill: withOne('C:\\a.txt', {}), expected: { scored: ['b.txt'], failed: ['C:/a.txt'] } },
  'a name of 64 kB': {
    fill: withOne(`${'n'.repeat(65_531)}.txt`, {}),
    expected: { scored: [`${'n'.repeat(251)}.txt`, 'b.txt'] },
  },
  'a NUL, line breaks and a change of direction in a name': {
    fill: withOne('a\0\r\n\u202Ea.txt', {}),
    expected: { scored: ['aa.txt', 'b.txt'] },
  },
  'a name that is not UTF-8': {
    fill: withOne(Buffer.from([0x61, 0xff, 0xfe]), {}),
    expected: { scored: ['a\uFFFD\uFFFD', 'b.txt'] },
  },
  'the same name twice': { fill: withOne('b.txt', {}), expected: { scored: ['b.txt', 'b.txt'] } },
  'a folder, and an empty file': {
    fill: async (zip) => {
      await zip.add('folder/', new Uint8Array());
      await withOne('a.txt', {}, Buffer.alloc(0))(zip);
    },
    expected: others,
  },
  'an archive within the archive': { fill: withOne('a.txt', {}, makeZip([text('inner.txt', 3)])), expected: others },
  'the form for large archives (ZIP64)': {
    fill: async (zip) => {
      await zip.add('a.txt', resume(1));
      await zip.add('b.txt', resume(2));
      await zip.finish({ zip64: true });
    },
    expected: { scored: ['a.txt', 'b.txt'] },
  },
  'a long comment': {
    fill: async (zip) => {
      await zip.add('a.txt', resume(1));
      await zip.finish({ comment: 'A comment. '.repeat(5_900) });
    },
    expected: { scored: ['a.txt'] },
  },
  'a comment that begins like an end': {
    fill: async (zip) => {
      await zip.add('a.txt', resume(1));
      await zip.finish({ comment: 'PK\x05\x06 and more, so that it is long enough for one' });
    },
    expected: damaged,
  },
  'something that is no archive before it': {
    fill: withOne('a.txt', {}),
    before: Buffer.from('MZ, as if it unpacked itself'),
    // Only what begins as an archive is one; this is a program.
    expected: { scored: [], failed: ['all.zip'] },
  },
  'something before it that begins as an archive': {
    fill: withOne('a.txt', {}),
    before: Buffer.from('PK\x03\x04 and nothing of the kind'),
    expected: { scored: ['a.txt', 'b.txt'] },
  },
  'nothing but folders and what systems leave': {
    fill: async (zip) => {
      await zip.add('folder/', new Uint8Array());
      await zip.add('__MACOSX/a.txt', resume(1));
      await zip.finish();
    },
    expected: damaged,
  },
};
