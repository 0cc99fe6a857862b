import { createHash } from 'node:crypto';
import { AppError } from '@winnow/kernel';
import { Binary, type Collection, ObjectId } from 'mongodb';
import type { Reach } from './mongo-fault.ts';

/** A piece of a file in the format of GridFS. */
export type Chunk = { readonly _id: ObjectId; readonly files_id: ObjectId; readonly n: number; readonly data: Binary };

/** Chunks written per round trip: 1 MB. */
const batchSize = 4;

async function* cut(source: AsyncIterable<Uint8Array>, chunkBytes: number): AsyncIterable<Uint8Array> {
  let chunk = new Uint8Array(chunkBytes);
  let filled = 0;
  for await (const piece of source) {
    for (let taken = 0; taken < piece.length; ) {
      const part = piece.subarray(taken, taken + chunkBytes - filled);
      chunk.set(part, filled);
      filled += part.length;
      taken += part.length;
      if (filled < chunkBytes) continue;
      yield chunk;
      chunk = new Uint8Array(chunkBytes);
      filled = 0;
    }
  }
  if (filled > 0) yield chunk.subarray(0, filled);
}

async function* measured(source: AsyncIterable<Uint8Array>, maxBytes: number): AsyncIterable<Uint8Array> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new AppError('FILE_TOO_LARGE', 'The file is larger than allowed.');
    yield piece;
  }
}

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
  for await (const data of cut(measured(source, maxBytes), chunkBytes)) {
    hash.update(data);
    bytes += data.length;
    batch.push({ _id: new ObjectId(), files_id: file, n: number, data: new Binary(data) });
    number += 1;
    if (batch.length === batchSize) await flush();
  }
  await flush();
  return { bytes, sha256: hash.digest('hex') };
};
