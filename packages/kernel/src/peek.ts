/**
 * Reads a source until it has given `length` bytes or has ended: what has come by then, and a source of all of it, from its beginning.
 * Nothing more is read of it than somebody asks for.
 */
export const peek = async (
  source: AsyncIterable<Uint8Array>,
  length: number,
): Promise<{ readonly head: Uint8Array<ArrayBuffer>; readonly whole: AsyncIterable<Uint8Array> }> => {
  const chunks = source[Symbol.asyncIterator]();
  const first: Uint8Array[] = [];
  let bytes = 0;
  let done = false;
  while (bytes < length && !done) {
    const next = await chunks.next();
    done = next.done === true;
    if (next.done === true) break;
    first.push(next.value);
    bytes += next.value.length;
  }
  // A buffer of its own: a chunk may be a view of one that others use, too.
  const head = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of first) {
    head.set(chunk, at);
    at += chunk.length;
  }
  const whole = async function* (): AsyncGenerator<Uint8Array> {
    yield head;
    while (!done) {
      const next = await chunks.next();
      if (next.done === true) return;
      yield next.value;
    }
  };
  return { head, whole: whole() };
};
