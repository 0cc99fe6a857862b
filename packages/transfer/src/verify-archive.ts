import { type Imported, readArchive, type Sink } from './read-archive.ts';

const discard: Sink = {
  storeDocument: async () => true,
  storeFile: async (_name, content) => {
    for await (const _ of content);
  },
};

/** Reads an archive to its end and stores nothing; throws `INVALID_REQUEST` as an import does. */
export const verifyArchive = (archive: AsyncIterable<Uint8Array>): Promise<Imported> => readArchive(archive, discard, () => true);
