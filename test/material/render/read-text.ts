import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';

const wasm = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
const pdfium = await init({ wasmBinary: Uint8Array.from(wasm).buffer });
pdfium.PDFiumExt_Init();
const { wasmExports, HEAPU8 } = pdfium.pdfium as unknown as {
  readonly wasmExports: { readonly malloc: (size: number) => number; readonly free: (at: number) => void };
  readonly HEAPU8: Uint8Array;
};
const memory = (): Uint8Array => (pdfium.pdfium as unknown as { readonly HEAPU8: Uint8Array }).HEAPU8 ?? HEAPU8;

const readPage = (document: number, index: number): string => {
  const page = pdfium.FPDF_LoadPage(document, index);
  const text = pdfium.FPDFText_LoadPage(page);
  const count = pdfium.FPDFText_CountChars(text);
  const at = wasmExports.malloc(2 * count + 2);
  const written = pdfium.FPDFText_GetText(text, 0, count, at);
  const read = Buffer.from(memory().slice(at, at + 2 * Math.max(0, written - 1))).toString('utf16le');
  wasmExports.free(at);
  pdfium.FPDFText_ClosePage(text);
  pdfium.FPDF_ClosePage(page);
  return read;
};

/** The text of a PDF in the order of its contents, and how many pages it has. */
export const readPdfText = (bytes: Uint8Array): { readonly text: string; readonly pages: number } => {
  const at = wasmExports.malloc(bytes.length);
  memory().set(bytes, at);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '');
  const pages = pdfium.FPDF_GetPageCount(document);
  const text = Array.from({ length: pages }, (_, index) => readPage(document, index)).join('\n');
  pdfium.FPDF_CloseDocument(document);
  wasmExports.free(at);
  return { text, pages };
};
