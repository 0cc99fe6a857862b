import { AppError } from '@winnow/kernel';

/** Passes a source on; rejects with `FILE_TOO_LARGE` past `maxBytes`. */
export async function* limitSource(source: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const piece of source) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new AppError('FILE_TOO_LARGE', 'The file is larger than allowed.');
    yield piece;
  }
}

/** The bytes of a source in chunks of `chunkBytes`, of which only the last one may be shorter. None shares memory with the source. */
export async function* cutSource(source: AsyncIterable<Uint8Array>, chunkBytes: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
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
