import type { Limits } from '@winnow/contracts';
import { type AppError, isAppError } from '@winnow/kernel';
import { readDocx } from './docx/read-docx.ts';
import type { LayoutDocument } from './layout-document.ts';
import type { PdfReader } from './pdf/create-pdf-reader.ts';
import { unpacksWithin } from './pdf/unpacks-within.ts';
import { isDamaged, recoveredDocument, type SecondReaders, soundParts } from './recover.ts';
import { sniffFormat } from './sniff-format.ts';
import { truncateLayout } from './truncate-layout.ts';
import { readTxt } from './txt/read-txt.ts';
import { type Inflate, readZip } from './zip/read-zip.ts';

export type ReadingTools = {
  readonly pdf: PdfReader;
  readonly inflate: Inflate;
  /** Without them, a damaged file is refused. */
  readonly second?: SecondReaders;
};

export type ReadingLimits = Pick<Limits, 'pages' | 'textCharacters' | 'unpackedBytes'>;

const isEmpty = ({ pages }: LayoutDocument): boolean => pages.every(({ characters }) => characters === 0);

/** The result of a read, or its error when the file is damaged. */
const orDamage = async <T>(read: () => T | Promise<T>): Promise<T | AppError> => {
  try {
    return await read();
  } catch (error) {
    if (isDamaged(error)) return error;
    throw error;
  }
};

/** Reads with the first reader; a file that it refuses as damaged, or finds no text in, may be recovered by the second one. */
const readWith = async (
  first: () => LayoutDocument | Promise<LayoutDocument>,
  second: () => Promise<LayoutDocument | undefined>,
): Promise<LayoutDocument> => {
  const found = await orDamage(first);
  if (!isAppError(found) && !isEmpty(found)) return found;
  const recovered = await orDamage(second);
  if (recovered !== undefined && !isAppError(recovered)) return recovered;
  if (isAppError(found)) throw found;
  return found;
};

const readPdf = (
  bytes: Uint8Array,
  { pdf, inflate, second }: ReadingTools,
  limits: ReadingLimits,
  recognized: readonly string[] | undefined,
): Promise<LayoutDocument> =>
  readWith(
    () => pdf.read(bytes, limits, recognized),
    async () =>
      second === undefined || !unpacksWithin(bytes, inflate, limits.unpackedBytes)
        ? undefined
        : recoveredDocument('pdf', bytes.length, await second.pdf(bytes, limits), limits),
  );

const readWord = (bytes: Uint8Array, { inflate, second }: ReadingTools, limits: ReadingLimits): Promise<LayoutDocument> =>
  readWith(
    () => readDocx(bytes, inflate, limits),
    async () =>
      second === undefined
        ? undefined
        : recoveredDocument('docx', bytes.length, [await second.docx(soundParts(readZip(bytes, inflate, limits)))], limits),
  );

/**
 * Reads a file of any accepted format, detected from its content; throws `UNSUPPORTED_FORMAT` or `UNREADABLE_FILE` (`encrypted`,
 * `corrupt`, `too_many_pages`, `bomb`). With `recognized`, pages of a PDF without text have what OCR read on them, in the TSV of
 * tesseract.
 */
export const readDocument = async (
  bytes: Uint8Array,
  tools: ReadingTools,
  limits: ReadingLimits,
  recognized?: readonly string[],
): Promise<LayoutDocument> => {
  const format = sniffFormat(bytes, tools.inflate, limits);
  const document =
    format === 'pdf'
      ? await readPdf(bytes, tools, limits, recognized)
      : format === 'docx'
        ? await readWord(bytes, tools, limits)
        : readTxt(bytes, limits);
  return truncateLayout(document, limits.textCharacters);
};
