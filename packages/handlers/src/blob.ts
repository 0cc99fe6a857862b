import type { Blob } from '@winnow/contracts';
import type { Files } from '@winnow/ports';

/** A document holds up to 1 MB, and base64 adds a third: two blobs of this size leave room for the rest of it. */
const maxInlineBytes = 256 * 1024;

const once = async function* (bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
};

/** Stores bytes for a record to refer to: in the record itself when small, otherwise in a file with that name. */
export const putBlob = async (files: Pick<Files, 'put'>, name: string, bytes: Uint8Array): Promise<Blob> => {
  if (bytes.length <= maxInlineBytes) return { inline: Buffer.from(bytes).toString('base64') };
  await files.put(once(bytes), { name: () => name, maxBytes: bytes.length });
  return { file: name };
};

/** The bytes of a blob; `undefined` when its file has been deleted. */
export const readBlob = async (files: Pick<Files, 'read'>, blob: Blob): Promise<Uint8Array | undefined> =>
  'inline' in blob ? Buffer.from(blob.inline, 'base64') : files.read(blob.file);

/** Deletes the file of a blob, if any; bytes in the record are deleted with it. */
export const deleteBlob = async (files: Pick<Files, 'delete'>, blob: Blob): Promise<void> => {
  if ('file' in blob) await files.delete(blob.file);
};
