type JsonSize = {
  /** Nesting depth of objects and arrays. */
  readonly depth: number;
  /** Values and names, at most one too many per object and array. */
  readonly items: number;
};

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const opening: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const closing: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Depth and size of a JSON text, measured on its bytes before it is parsed. For invalid JSON, it returns something harmless. */
export const measureJson = (bytes: Uint8Array): JsonSize => {
  let [open, depth, items, inText] = [0, 0, 1, false];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === quote) inText = !inText;
    else if (inText) at += byte === backslash ? 1 : 0;
    else if (opening.has(byte)) {
      open += 1;
      items += 1;
      depth = Math.max(depth, open);
    } else if (closing.has(byte)) open -= 1;
    else if (byte === comma || byte === colon) items += 1;
  }
  return { depth, items };
};
