export type { Band, Block, CellPlace, HiddenReason, LayoutDocument, Line, LineMark, Page, Run } from './layout-document.ts';
export { compilePdfium, type PdfiumModule } from './pdf/compile-pdfium.ts';
export { createPdfReader, type PdfReader } from './pdf/create-pdf-reader.ts';
export type { DrawnPage } from './pdf/draw-pages.ts';
export { type ReadingLimits, type ReadingTools, readDocument } from './read-document.ts';
export type { SecondReaders } from './recover.ts';
export { sniffFormat } from './sniff-format.ts';
export { joinLines } from './text/join-lines.ts';
export type { Inflate } from './zip/read-zip.ts';
