import { makeZip } from '../support/make-zip.ts';
import { unpackZip } from '../support/unpack-zip.ts';

/** The parts of a Word document by their names. */
export type WordParts = ReadonlyMap<string, Buffer>;

/** The document with its parts changed. */
export const changeParts = (archive: Uint8Array, change: (parts: WordParts) => WordParts): Uint8Array => {
  const parts = unpackZip(archive);
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
