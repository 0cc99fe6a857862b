import type { DocumentFormat, Limits } from '@winnow/contracts';
import { type Inflate, readZip } from './read-zip.ts';

const contentTypes = '[Content_Types].xml';

const odfKinds: readonly (readonly [RegExp, string])[] = [
  [/opendocument\.text/, 'an OpenDocument text (.odt)'],
  [/opendocument\.spreadsheet/, 'an OpenDocument spreadsheet (.ods)'],
  [/opendocument\.presentation/, 'an OpenDocument presentation (.odp)'],
  [/opendocument/, 'an OpenDocument file'],
  [/epub/, 'an EPUB book'],
];

const officeKinds: readonly (readonly [RegExp, string | null])[] = [
  [/ms-word\.(?:document|template)\.macroEnabled/i, 'a Word document with macros (.docm)'],
  [/wordprocessingml\.(?:document|template)\.main\+xml/i, null],
  [/spreadsheetml|ms-excel/i, 'an Excel workbook (.xlsx)'],
  [/presentationml|ms-powerpoint/i, 'a PowerPoint presentation (.pptx)'],
  [/ms-visio|drawingml\.diagram/i, 'an Office drawing'],
];

const archiveOf = (names: readonly string[]): string => {
  if (names.some((name) => name === 'AndroidManifest.xml')) return 'an Android package';
  if (names.some((name) => name === 'META-INF/MANIFEST.MF')) return 'a Java archive';
  if (names.some((name) => name.startsWith('Index/') && name.endsWith('.iwa'))) return 'an Apple iWork document';
  return 'a ZIP archive';
};

/**
 * `docx` for an archive that declares a Word document without macros; throws the result of `unsupported` for any other, and the
 * errors of `readZip`.
 */
export const sniffZip = (
  bytes: Uint8Array,
  inflate: Inflate,
  limits: Pick<Limits, 'unpackedBytes'>,
  unsupported: (found: string) => Error,
): DocumentFormat => {
  const zip = readZip(bytes, inflate, limits);
  const text = (name: string): string => new TextDecoder().decode(zip.read(name) ?? new Uint8Array());
  if (zip.names.includes('mimetype')) {
    const kind = odfKinds.find(([pattern]) => pattern.test(text('mimetype')));
    if (kind !== undefined) throw unsupported(kind[1]);
  }
  if (!zip.names.includes(contentTypes)) throw unsupported(archiveOf(zip.names));
  const declared = text(contentTypes);
  const kind = officeKinds.find(([pattern]) => pattern.test(declared));
  if (kind === undefined) throw unsupported('an Office file of no known kind');
  if (kind[1] !== null) throw unsupported(kind[1]);
  if (zip.names.some((name) => /vbaProject\.bin$/i.test(name))) throw unsupported('a Word document with macros (.docm)');
  return 'docx';
};
