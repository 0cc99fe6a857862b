import { askOnce } from './ask-once.ts';
import { marksOf } from './marks-of.ts';
import type { Pdfium } from './pdfium.ts';

/** The replacement text of a mark (`/ActualText`). */
export type ActualText = {
  readonly mark: number;
  /** In UTF-16 units, or in bytes of another encoding. */
  readonly length: number;
  /** The text of its glyphs together; null where the glyphs have their own. */
  readonly cluster: string | null;
};

/** Bytes of scratch memory that `readActualText` writes to. */
export const actualTextScratch = 64;

/** UTF-16 units; a cluster of any script is shorter. */
const maxClusterLength = 8;

const keyAt = 0;
const valueAt = 16;
const lengthAt = 48;
const valueBytes = 2 + 2 * maxClusterLength;

const key = new TextEncoder().encode('ActualText\0');
const bigEndian = new TextDecoder('utf-16be');

/**
 * PDF producers set it for a cluster of Devanagari or Arabic whose glyphs are not letters on their own, and for a Latin letter
 * with its marks.
 */
const clusterOf = (bytes: Uint8Array): string | null => {
  const text = bigEndian.decode(bytes);
  if (/\p{Script=Latin}/u.test(text)) return /^[^\p{ASCII}]\p{M}*$|^\p{L}\p{M}+$/u.test(text) ? text : null;
  return /^[\p{L}\p{M}\p{Cf}]+$/u.test(text) ? text : null;
};

const readMark = (pdfium: Pdfium, mark: number, scratch: number): ActualText | null => {
  const [name, value, size] = [scratch + keyAt, scratch + valueAt, scratch + lengthAt];
  pdfium.HEAPU8.set(key, name);
  pdfium.HEAPU32[size >> 2] = 0;
  if (pdfium._FPDFPageObjMark_GetParamBlobValue(mark, name, value, valueBytes, size) === 0) return null;
  const bytes = pdfium.HEAPU32[size >> 2] ?? 0;
  const isUtf16 = bytes >= 4 && pdfium.HEAPU8[value] === 0xfe && pdfium.HEAPU8[value + 1] === 0xff;
  if (bytes > valueBytes) return { mark, length: Math.floor(bytes / 2), cluster: null };
  return isUtf16
    ? { mark, length: bytes / 2 - 1, cluster: clusterOf(pdfium.HEAPU8.slice(value, value + bytes)) }
    : { mark, length: bytes, cluster: null };
};

/**
 * Returns a function that reads the replacement text of a text object of an open page, if any; `scratch` points to
 * `actualTextScratch` bytes, aligned to 4.
 */
export const actualTextReader = (pdfium: Pdfium, scratch: number): ((object: number) => ActualText | null) => {
  const textOf = askOnce((mark) => readMark(pdfium, mark, scratch));
  return (object) => {
    const marks = marksOf(pdfium, object);
    for (let index = marks.length - 1; index >= 0; index -= 1) {
      const said = textOf(marks[index] ?? 0);
      if (said !== null) return said;
    }
    return null;
  };
};
