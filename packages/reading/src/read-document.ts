import type { Limits } from '@winnow/contracts';
import { readDocx } from './docx/read-docx.ts';
import type { LayoutDocument } from './layout-document.ts';
import type { PdfReader } from './pdf/create-pdf-reader.ts';
import { sniffFormat } from './sniff-format.ts';
import { truncateLayout } from './truncate-layout.ts';
import { readTxt } from './txt/read-txt.ts';
import type { Inflate } from './zip/read-zip.ts';

export type ReadingTools = { readonly pdf: PdfReader; readonly inflate: Inflate };

export type ReadingLimits = Pick<Limits, 'pages' | 'textCharacters' | 'unpackedBytes'>;

/**
 * Reads a file of any accepted format, detected from its content; throws `UNSUPPORTED_FORMAT` or `UNREADABLE_FILE` (`encrypted`,
 * `corrupt`, `too_many_pages`, `bomb`).
 */
export const readDocument = async (
  bytes: Uint8Array,
  { pdf, inflate }: ReadingTools,
  limits: ReadingLimits,
): Promise<LayoutDocument> => {
  const format = sniffFormat(bytes, inflate, limits);
  const document =
    format === 'pdf'
      ? await pdf.read(bytes, limits)
      : format === 'docx'
        ? readDocx(bytes, inflate, limits)
        : readTxt(bytes, limits);
  return truncateLayout(document, limits.textCharacters);
};
