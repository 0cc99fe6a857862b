import { createHash } from 'node:crypto';
import { cutSource, limitSource } from '@winnow/ports';
import { Binary, type Collection, ObjectId } from 'mongodb';
import type { Reach } from './mongo-fault.ts';

/** A piece of a file in the format of GridFS. */
export type Chunk = { readonly _id: ObjectId; readonly files_id: ObjectId; readonly n: number; readonly data: Binary };

/** Chunks written per round trip: 1 MB. */
const batchSize = 4;

/**
 * Streams bytes into chunks of a file; returns their number and lower-case hex SHA-256. Rejects with `FILE_TOO_LARGE` past
 * `maxBytes`.
 */
export const writeChunks = async (
  { chunks, reach }: { readonly chunks: Collection<Chunk>; readonly reach: Reach },
  file: ObjectId,
  source: AsyncIterable<Uint8Array>,
  { chunkBytes, maxBytes }: { readonly chunkBytes: number; readonly maxBytes: number },
): Promise<{ readonly bytes: number; readonly sha256: string }> => {
  const hash = createHash('sha256');
  let bytes = 0;
  let number = 0;
  let batch: Chunk[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await reach(() => chunks.insertMany(batch));
    batch = [];
  };
  for await (const data of cutSource(limitSource(source, maxBytes), chunkBytes)) {
    hash.update(data);
    bytes += data.length;
    batch.push({ _id: new ObjectId(), files_id: file, n: number, data: new Binary(data) });
    number += 1;
    if (batch.length === batchSize) await flush();
  }
  await flush();
  return { bytes, sha256: hash.digest('hex') };
};
