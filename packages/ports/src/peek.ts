export type Peeked = {
  readonly head: Uint8Array<ArrayBuffer>;
  /** The whole source, from its beginning. */
  readonly whole: AsyncIterable<Uint8Array>;
  /** Closes the source when it is not read to the end. */
  readonly close: () => Promise<void>;
};

/** Reads a source until it has returned `length` bytes or has ended. The rest is read only on demand. */
export const peek = async (source: AsyncIterable<Uint8Array>, length: number): Promise<Peeked> => {
  const chunks = source[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let bytes = 0;
  let done = false;
  while (bytes < length && !done) {
    const next = await chunks.next();
    done = next.done === true;
    if (next.done === true) break;
    // A sender may reuse one buffer for all of its chunks.
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
  return { head, whole: { [Symbol.asyncIterator]: whole }, close };
};
