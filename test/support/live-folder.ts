import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const database = 'winnow.sqlite';

/** Every encoding in which a text may stand in a file: UTF-8 and UTF-16, and base64 of it at each of the three alignments. */
const encodingsOf = (text: string): readonly Buffer[] => [
  Buffer.from(text),
  Buffer.from(text, 'utf16le'),
  // Without the first and last digits, which depend on what stands beside the text.
  ...[0, 1, 2].map((shift) => {
    const digits = Buffer.from('\0'.repeat(shift) + text).toString('base64');
    return Buffer.from(digits.slice(shift === 0 ? 0 : shift + 1, digits.replace(/=+$/, '').length - 1));
  }),
];

/** Which of some texts stand, in any encoding, in any byte of the files below a folder, with the files. A running process may use the folder. */
export const findInFolder = async (folder: string, texts: readonly string[]): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found: string[] = [];
  for (const path of paths) {
    // A file may go while the folder is read: then nothing stands in it any more.
    const bytes = await readFile(path).catch(() => Buffer.alloc(0));
    for (const text of texts)
      if (path.includes(text) || encodingsOf(text).some((encoded) => bytes.includes(encoded)))
        found.push(`${text.slice(0, 40)} in ${path.slice(folder.length + 1)}`);
  }
  return found;
};

/** Parts of everything that is packed in the documents about a file, as a running process has stored them: what cannot be sought by its words. */
export const packedParts = async (folder: string, sha256: string, copy: string): Promise<readonly string[]> => {
  await mkdir(copy, { recursive: true });
  for (const name of [database, `${database}-wal`]) await cp(join(folder, name), join(copy, name));
  const opened = new DatabaseSync(join(copy, database));
  try {
    const documents = opened.prepare('SELECT json FROM "doc:resumes" WHERE id LIKE ?').all(`%${sha256}%`);
    const packed = documents.flatMap(({ json }) => String(json).match(/[A-Za-z0-9+/]{200,}/g) ?? []);
    return packed.flatMap((blob) => [0, Math.floor(blob.length / 2), blob.length - 60].map((at) => blob.slice(at, at + 60)));
  } finally {
    opened.close();
    await rm(copy, { recursive: true });
  }
};
