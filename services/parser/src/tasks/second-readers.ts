import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { SecondReaders } from '@winnow/reading';

/** Without its tables of characters, pdf.js drops Chinese, Japanese and Korean text. */
const characterMaps = (): string => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('pdf-parse'));
  return join(dirname(resolve('pdfjs-dist/package.json')), 'cmaps/');
};

/**
 * pdf-parse and mammoth, for damaged files that our own readers refuse. Loaded only then: few files need them, and pdf.js alone is
 * larger than everything else in the thread.
 */
export const secondReaders: SecondReaders = {
  pdf: async (bytes, { pages }) => {
    const { PDFParse } = await import('pdf-parse');
    // A copy, as pdf.js takes the buffer away.
    const parser = new PDFParse({ data: Uint8Array.from(bytes), verbosity: 0, cMapUrl: characterMaps(), cMapPacked: true });
    try {
      const { pages: found } = await parser.getText({ first: pages });
      return found.map(({ text }) => text);
    } catch {
      // Whatever it makes of a damaged file, the file is no more readable than before.
      return [];
    } finally {
      await parser.destroy();
    }
  },
  docx: async (parts) => {
    const [{ default: mammoth }, { default: Zip }] = await Promise.all([import('mammoth'), import('jszip')]);
    // Packed again without compression: mammoth unpacks without a limit.
    const zip = new Zip();
    for (const [name, part] of parts) zip.file(name, part);
    try {
      const { value } = await mammoth.extractRawText({ buffer: await zip.generateAsync({ type: 'nodebuffer' }) });
      return value;
    } catch {
      return '';
    }
  },
};
