import type { StoredDocument } from '@winnow/ports';
import { type CollectionName, collectionNames } from './all-documents.ts';
import { entriesOf, refuse } from './archive-entries.ts';
import { archiveEnd, documentsFolder, endName, filesFolder, manifest, manifestName } from './archive-format.ts';

/** What an import did. */
export type Imported = {
  readonly documents: number;
  readonly files: number;
  /** Documents that existed with the same ID or unique value and other content; they stayed as they were. */
  readonly kept: number;
};

/** Where the content of an archive goes. */
export type Sink = {
  /** Returns whether the document is stored now, written by this import or before. */
  readonly storeDocument: (collection: CollectionName, document: StoredDocument) => Promise<boolean>;
  readonly storeFile: (name: string, content: AsyncIterable<Uint8Array>, bytes: number) => Promise<void>;
};

/** A page of documents is far smaller; a larger entry is not of this format. */
const maxEntryBytes = 256 * 1024 * 1024;

const readEntry = async (entry: AsyncIterable<Uint8Array>, size: number): Promise<string> => {
  if (size > maxEntryBytes) throw refuse('The archive has an entry that is too large.');
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse('The archive is damaged: it has an entry that is not JSON.');
  }
};

const parseDocument = (line: string): StoredDocument => {
  const value = parseJson(line);
  if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string')
    return { ...value, id: value.id };
  throw refuse('The archive is damaged: it has a document without an ID.');
};

/**
 * Reads an archive to its end. Throws `INVALID_REQUEST` for bytes that are no complete archive, or when `mayRead` rejects the check
 * of its secret key; what stands before a fault has gone to the sink.
 */
export const readArchive = async (
  archive: AsyncIterable<Uint8Array>,
  { storeDocument, storeFile }: Sink,
  mayRead: (secretKeyCheck: string) => boolean,
): Promise<Imported> => {
  const counts = { documents: 0, files: 0, kept: 0 };
  let begun = false;
  let ended = false;

  const readManifest = (text: string): void => {
    const { data } = manifest.safeParse(parseJson(text));
    if (data === undefined) throw refuse('The archive has a format that this release does not know.');
    if (!mayRead(data.secret_key_check))
      throw refuse('WINNOW_SECRET_KEY is not the one of the installation that the archive was made from: set that one.');
    begun = true;
  };
  const storeDocuments = async (folder: string, text: string): Promise<void> => {
    const name = collectionNames.find((candidate) => candidate === folder);
    if (name === undefined) throw refuse('The archive has a collection that this release does not know.');
    const documents = text
      .split('\n')
      .filter((line) => line !== '')
      .map(parseDocument);
    const stored = await Promise.all(documents.map((document) => storeDocument(name, document)));
    counts.documents += documents.length;
    counts.kept += stored.filter((is) => !is).length;
  };
  const checkEnd = (text: string): void => {
    const { data } = archiveEnd.safeParse(parseJson(text));
    if (data?.documents !== counts.documents || data.files !== counts.files)
      throw refuse('The archive is damaged: parts of it are missing.');
    ended = true;
  };

  for await (const { name, size, content } of entriesOf(archive)) {
    if (!begun && name !== manifestName) throw refuse('The file is not an archive of Winnow.');
    if (name === manifestName) readManifest(await readEntry(content, size));
    else if (name === endName) checkEnd(await readEntry(content, size));
    else if (name.startsWith(documentsFolder)) await storeDocuments(name.split('/')[1] ?? '', await readEntry(content, size));
    else if (name.startsWith(filesFolder)) {
      await storeFile(name.slice(filesFolder.length), content, size);
      counts.files += 1;
    } else throw refuse('The archive has an entry that this release does not know.');
  }
  if (!begun) throw refuse('The file is not an archive of Winnow.');
  if (!ended) throw refuse('The archive is incomplete.');
  return counts;
};
