import { inflateRawSync } from 'node:zlib';
import { makeZip } from '../support/make-zip.ts';

/** The parts of a Word document by their names. */
export type WordParts = ReadonlyMap<string, Buffer>;

const endOfDirectory = 0x0605_4b50;

const unpack = (archive: Uint8Array): WordParts => {
  const zip = Buffer.from(archive);
  let end = zip.length - 22;
  while (zip.readUInt32LE(end) !== endOfDirectory) end -= 1;
  let at = zip.readUInt32LE(end + 16);
  const parts = new Map<string, Buffer>();
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const header = zip.readUInt32LE(at + 42);
    const from = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    const bytes = zip.subarray(from, from + size);
    parts.set(name, zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts;
};

/** The document with its parts changed. */
export const changeParts = (archive: Uint8Array, change: (parts: WordParts) => WordParts): Uint8Array => {
  const parts = unpack(archive);
  const changed = change(parts);
  return changed === parts ? archive : makeZip([...changed].map(([name, bytes]) => ({ name, bytes })));
};

/** The parts with the text of one of them changed. */
export const changePart = (parts: WordParts, name: string, change: (text: string) => string): WordParts => {
  const text = parts.get(name)?.toString('utf8');
  if (text === undefined) throw new Error(`There is no ${name}.`);
  return new Map(parts).set(name, Buffer.from(change(text)));
};

/** The parts with the body of the document changed. */
export const changeBody = (parts: WordParts, change: (xml: string) => string): WordParts =>
  changePart(parts, 'word/document.xml', change);
