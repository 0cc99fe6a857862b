import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';

/** The file at a path, read from disk as it is sent. */
export const openFile = async (path: string): Promise<{ readonly name: string; readonly data: Blob }> => ({
  name: basename(path),
  data: await openAsBlob(path),
});
