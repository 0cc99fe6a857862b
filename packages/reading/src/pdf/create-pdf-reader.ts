import type { Limits } from '@winnow/contracts';
import { isAppError } from '@winnow/kernel';
import type { LayoutDocument } from '../layout-document.ts';
import { unreadable } from '../unreadable.ts';
import { addRecognized } from './add-recognized.ts';
import type { PdfiumModule } from './compile-pdfium.ts';
import { type DrawnPage, type DrawOptions, drawPages } from './draw-pages.ts';
import { layOutPages } from './layout-pages.ts';
import { isPdfiumCollapse, openPdfium, type Pdfium } from './pdfium.ts';
import { readRawPages } from './read-raw-pages.ts';

/** Memory never shrinks, so an instance that grew beyond this is not reused. */
const keptBytes = 64 * 1024 * 1024;

export type PdfReader = {
  /** With what OCR read on each page, in the TSV of tesseract: this is the text of pages that have none. */
  readonly read: (bytes: Uint8Array, limits: Pick<Limits, 'pages'>, recognized?: readonly string[]) => Promise<LayoutDocument>;
  /** Images of the first pages. Throws like `read`. */
  readonly draw: (bytes: Uint8Array, options: DrawOptions) => Promise<readonly DrawnPage[]>;
  /** The last read left the PDFium instance in an unknown state; the next one starts a new instance. */
  readonly broken: boolean;
};

/**
 * A reader of PDF files, one at a time, on its own PDFium instance; `read` throws `UNREADABLE_FILE` (`encrypted`, `corrupt`,
 * `too_many_pages`, `bomb`).
 */
export const createPdfReader = (module: PdfiumModule): PdfReader => {
  let pdfium: Pdfium | null = null;
  let broken = false;

  const withInstance = async <T>(use: (pdfium: Pdfium) => T): Promise<T> => {
    pdfium ??= await openPdfium(module);
    broken = false;
    const instance = pdfium;
    try {
      return use(instance);
    } catch (error) {
      if (isAppError(error)) throw error;
      broken = true;
      // A bug of ours is not a property of the file, but leaves the instance in an unknown state.
      throw isPdfiumCollapse(error) ? unreadable('bomb', error) : error;
    } finally {
      if (broken || instance.HEAPU8.length > keptBytes) pdfium = null;
    }
  };

  return {
    read: async (bytes, limits, recognized = []) =>
      layOutPages(
        addRecognized(await withInstance((instance) => readRawPages(instance, bytes, limits)), recognized),
        bytes.length,
      ),
    draw: (bytes, options) => withInstance((instance) => drawPages(instance, bytes, options)),
    get broken() {
      return broken;
    },
  };
};
