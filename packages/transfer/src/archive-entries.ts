import { Readable } from 'node:stream';
import { AppError } from '@winnow/kernel';
import { extract } from 'tar-stream';

type ArchiveEntry = { readonly name: string; readonly size: number; readonly content: AsyncIterable<Uint8Array> };

export const refuse = (message: string): AppError => new AppError('INVALID_REQUEST', message);

/** The entries of a tar, each to be read before the next; throws `INVALID_REQUEST` for other bytes, and what its source throws. */
export const entriesOf = async function* (archive: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const source = Readable.from(archive);
  let sourceFailed = false;
  source.once('error', (error) => {
    sourceFailed = true;
    tar.destroy(error);
  });
  source.pipe(tar);
  const guarded = async function* <T>(stream: AsyncIterable<T>): AsyncGenerator<T> {
    try {
      yield* stream;
    } catch (error) {
      throw sourceFailed ? error : refuse('The file is not an archive of Winnow, or it is damaged.');
    }
  };
  for await (const entry of guarded(tar)) {
    // The types of `tar-stream` leave open what its streams carry.
    const content = guarded(entry as AsyncIterable<Uint8Array>);
    yield { name: entry.header.name, size: entry.header.size ?? 0, content };
  }
};
