import type { DocumentFormat, Limits } from '@winnow/contracts';
import { AppError } from '@winnow/kernel';
import { decodeText } from './txt/decode-text.ts';
import { unreadable } from './unreadable.ts';
import type { Inflate } from './zip/read-zip.ts';
import { sniffZip } from './zip/sniff-zip.ts';

/** A PDF may have this many other bytes before its header. */
const headerWithin = 1024;

const latin = (bytes: Uint8Array, length: number): string => new TextDecoder('latin1').decode(bytes.subarray(0, length));

const startsWith = (bytes: Uint8Array, signature: readonly number[], at = 0): boolean =>
  signature.every((byte, index) => bytes[at + index] === byte);

const ascii = (text: string): readonly number[] => [...text].map((character) => character.charCodeAt(0));

const refused: readonly (readonly [string, readonly number[], number?])[] = [
  ['an RTF document', ascii('{\\rtf')],
  ['a PNG image', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG image', [0xff, 0xd8, 0xff]],
  ['a GIF image', ascii('GIF8')],
  ['a TIFF image', [0x49, 0x49, 0x2a, 0]],
  ['a TIFF image', [0x4d, 0x4d, 0, 0x2a]],
  ['a WebP image', ascii('WEBP'), 8],
  ['a HEIC image', ascii('ftyphei'), 4],
  ['a HEIC image', ascii('ftypmif1'), 4],
  ['an AVIF image', ascii('ftypavif'), 4],
  ['a media file', ascii('ftyp'), 4],
  ['a Photoshop image', ascii('8BPS')],
  ['a PostScript file', ascii('%!PS')],
  ['a Windows program', [0x4d, 0x5a]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
  ['a program', [0xcf, 0xfa, 0xed, 0xfe]],
  ['a program', [0xca, 0xfe, 0xba, 0xbe]],
  ['a WebAssembly module', [0, 0x61, 0x73, 0x6d]],
  ['a RAR archive', ascii('Rar!')],
  ['a 7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['a gzip archive', [0x1f, 0x8b]],
  ['a bzip2 archive', ascii('BZh')],
  ['an xz archive', [0xfd, 0x37, 0x7a, 0x58, 0x5a]],
  ['a WordPerfect document', [0xff, 0x57, 0x50, 0x43]],
  ['an SQLite database', ascii('SQLite format 3')],
  ['a WMF image', [0xd7, 0xcd, 0xc6, 0x9a]],
  ['a JPEG XL image', [0xff, 0x0a]],
];

const oleSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

const unsupported = (found: string): AppError =>
  new AppError('UNSUPPORTED_FORMAT', `The file is ${found}; supported formats are PDF, DOCX and plain text.`);

const includesUtf16 = (bytes: Uint8Array, text: string): boolean => {
  const wanted = ascii(text).flatMap((code) => [code, 0]);
  for (let at = bytes.indexOf(wanted[0] ?? 0); at >= 0; at = bytes.indexOf(wanted[0] ?? 0, at + 1)) {
    if (startsWith(bytes, wanted, at)) return true;
  }
  return false;
};

/** The stream names reveal the type of an OLE file. */
const refuseOle = (bytes: Uint8Array): Error => {
  if (includesUtf16(bytes, 'EncryptedPackage')) return unreadable('encrypted');
  if (includesUtf16(bytes, 'WordDocument')) return unsupported('a Word document of the old kind (.doc)');
  if (includesUtf16(bytes, 'Workbook')) return unsupported('an Excel workbook of the old kind (.xls)');
  if (includesUtf16(bytes, 'PowerPoint Document')) return unsupported('a PowerPoint presentation of the old kind (.ppt)');
  return unsupported('an OLE file of the old Office formats');
};

/** A UTF-16 or UTF-8 text may begin with a byte order mark. */
const markup = (text: string): string | null => {
  const start = text.trimStart().slice(0, 1000).toLowerCase();
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/.test(start)) return 'an SVG image';
  if (/^<!doctype html|^<html[\s>]|^(?:<\?xml[^>]*>\s*)?(?:<!doctype html[^>]*>\s*)?<html[\s>]|^<(?:head|body)[\s>]/.test(start))
    return 'an HTML page';
  if (start.startsWith('<?xml')) return 'an XML file';
  if (start.startsWith('{\\rtf')) return 'an RTF document';
  return null;
};

/**
 * Detects the format of a file from its content; throws `UNSUPPORTED_FORMAT` naming the actual format, or `UNREADABLE_FILE`
 * (`encrypted`, `corrupt`, `bomb`).
 */
export const sniffFormat = (bytes: Uint8Array, inflate: Inflate, limits: Pick<Limits, 'unpackedBytes'>): DocumentFormat => {
  if (bytes.length === 0) throw unreadable('corrupt');
  if (startsWith(bytes, ascii('%PDF-'))) return 'pdf';
  if (startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0x50, 0x4b, 5, 6]))
    return sniffZip(bytes, inflate, limits, unsupported);
  if (startsWith(bytes, oleSignature)) throw refuseOle(bytes);
  const known = refused.find(([, signature, at]) => startsWith(bytes, signature, at));
  if (known !== undefined && !isPlainText(bytes, known[1])) throw unsupported(known[0]);
  if (/%PDF-\d\.\d/.test(latin(bytes, headerWithin))) return 'pdf';
  const text = decodeText(bytes);
  if (text === null) throw unsupported('of no known kind');
  const found = markup(text);
  if (found !== null) throw unsupported(found);
  return 'txt';
};

/** Plain texts may also begin with two letters such as `MZ` or `BZh`. */
const isPlainText = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.length <= 4 &&
  signature.every((byte) => byte >= 0x20 && byte < 0x7f) &&
  /^[\t\n\r\x20-\x7e\x80-\xff]*$/.test(latin(bytes, 512)) &&
  !startsWith(bytes, ascii('%!PS'));
