import type { Scalar } from '@winnow/ports';

const tags = { null: '1', number: '2', string: '3', boolean: '4', end: '5' } as const;
/** Terminates a text; sorts below every character of a text. */
const terminator = '\u0001';

const view = new DataView(new ArrayBuffer(8));

/** Hexadecimal digits that sort like the numbers: IEEE 754 with the sign bit flipped, or all bits for negative numbers. */
const numberKey = (value: number): string => {
  view.setFloat64(0, value + 0);
  const negative = view.getUint32(0) >>> 31 === 1;
  const high = (negative ? ~view.getUint32(0) : view.getUint32(0) ^ 0x8000_0000) >>> 0;
  const low = (negative ? ~view.getUint32(4) : view.getUint32(4)) >>> 0;
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
};

/** The characters up to the escape itself are escaped, in order, which keeps them above the terminator. */
const textKey = (value: string): string =>
  value.replaceAll('\u0002', '\u0002\u0004').replaceAll('\u0001', '\u0002\u0003').replaceAll('\u0000', '\u0002\u0002') +
  terminator;

/** Text for a value (absent as null) whose binary order is that of the port: null, numbers, text by UTF-8, booleans. */
export const keyOf = (value: Scalar | undefined): string => {
  if (value === undefined || value === null) return tags.null;
  if (typeof value === 'number') return tags.number + numberKey(value);
  return typeof value === 'string' ? tags.string + textKey(value) : tags.boolean + (value ? '1' : '0');
};

/** Text that sorts like the list of values. */
export const indexKey = (values: readonly (Scalar | undefined)[]): string => values.map(keyOf).join('');

/** Bounds of all keys that extend a prefix with a value of this type: from inclusive, before exclusive. */
export const typeBounds = (prefix: string, type: 'string' | 'number'): readonly [string, string] =>
  type === 'number' ? [prefix + tags.number, prefix + tags.string] : [prefix + tags.string, prefix + tags.boolean];

/** Bounds of all keys that begin with a prefix. */
export const prefixBounds = (prefix: string): readonly [string, string] => [prefix, prefix + tags.end];

/** Compares keys like SQLite: by code points, which is the order of UTF-8. */
export const compareKeys = (left: string, right: string): number => Buffer.compare(Buffer.from(left), Buffer.from(right));
