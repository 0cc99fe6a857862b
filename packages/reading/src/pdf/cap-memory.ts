const memorySection = 5;
const hasMaximum = 1;

type Varint = { readonly value: number; readonly length: number };

const readVarint = (bytes: Uint8Array, at: number): Varint => {
  let value = 0;
  let length = 0;
  for (;;) {
    const byte = bytes[at + length] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * length);
    length += 1;
    if (byte < 0x80 || length === 5) return { value, length };
  }
};

/** Same width as the number it replaces, so that no other offset moves. */
const writeVarint = (bytes: Uint8Array, at: number, value: number, width: number): void => {
  for (let index = 0; index < width; index += 1) {
    const more = index < width - 1 ? 0x80 : 0;
    bytes[at + index] = ((value >> (7 * index)) & 0x7f) | more;
  }
};

/**
 * A copy of a WebAssembly module whose memory may grow to at most `pages` pages of 64 KiB; throws `RangeError` when the module
 * declares no such limit.
 */
export const capMemory = (wasm: Uint8Array, pages: number): Uint8Array<ArrayBuffer> => {
  const copy = new Uint8Array(wasm);
  let at = 8;
  while (at < copy.length) {
    const id = copy[at];
    const size = readVarint(copy, at + 1);
    const body = at + 1 + size.length;
    if (id !== memorySection) {
      at = body + size.value;
      continue;
    }
    const flags = body + readVarint(copy, body).length;
    const initial = readVarint(copy, flags + 1);
    const maximum = readVarint(copy, flags + 1 + initial.length);
    if (((copy[flags] ?? 0) & hasMaximum) === 0 || pages < initial.value || pages >= 2 ** (7 * maximum.length)) break;
    writeVarint(copy, flags + 1 + initial.length, pages, maximum.length);
    return copy;
  }
  throw new RangeError('The module has no memory limit that could be lowered.');
};
