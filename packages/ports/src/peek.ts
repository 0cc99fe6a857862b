export type Peeked = {
  readonly head: Uint8Array<ArrayBuffer>;
  /** All of the source, from its beginning. */
  readonly whole: AsyncIterable<Uint8Array>;
  /** Closes the source, for whoever does not read the whole. */
  readonly close: () => Promise<void>;
};

/** Reads a source until it has given `length` bytes or has ended. Nothing more is read of it than somebody asks for. */
export const peek = async (source: AsyncIterable<Uint8Array>, length: number): Promise<Peeked> => {
  const chunks = source[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let bytes = 0;
  let done = false;
  while (bytes < length && !done) {
    const next = await chunks.next();
    done = next.done === true;
    if (next.done === true) break;
    // A sender may use one buffer for all of its chunks.
    first.push(next.value.slice());
    bytes += next.value.length;
  }
  const head = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of first) {
    head.set(chunk, at);
    at += chunk.length;
  }
  const close = async (): Promise<void> => {
    if (!done) await chunks.return?.();
  };
  const whole = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield head;
      while (!done) {
        const next = await chunks.next();
        done = next.done === true;
        if (next.done !== true) yield next.value;
      }
    } finally {
      await close();
    }
  };
  return { head, whole: whole(), close };
};
