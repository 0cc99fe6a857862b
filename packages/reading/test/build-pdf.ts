import { degrees, PDFDocument, type PDFPage, rgb, StandardFonts } from 'pdf-lib';

export type Text = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly grey?: number;
  readonly opacity?: number;
  readonly turn?: number;
};

/** A page of A4 drawn by hand; y counts from the top. */
export const drawTexts = async (document: PDFDocument, page: PDFPage, texts: readonly Text[]): Promise<void> => {
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  for (const { text, x, y, size = 10, bold: isBold = false, grey = 0, opacity = 1, turn = 0 } of texts) {
    const font = isBold ? bold : plain;
    page.drawText(text, { x, y: page.getHeight() - y, size, font, color: rgb(grey, grey, grey), opacity, rotate: degrees(turn) });
  }
};

/** A PDF with one page for each list of texts. */
export const pdfOf = async (...pages: readonly (readonly Text[])[]): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  for (const texts of pages) await drawTexts(document, document.addPage([595, 842]), texts);
  return document.save();
};

/** Lines set one under the other. */
export const column = (lines: readonly string[], { x = 50, y = 60, step = 14, size = 10 } = {}): readonly Text[] =>
  lines.map((text, index) => ({ text, x, y: y + index * step, size }));

/** A PDF file of numbered objects as they are written here, with a cross-reference table. */
export const rawPdf = (objects: readonly (string | Uint8Array)[], trailer = ''): Uint8Array => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, index) => {
    offsets.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  });
  const start = length();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`),
    Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
};

/** A stream object. */
export const stream = (data: Uint8Array | string, entries = ''): Uint8Array =>
  Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${entries} >>\nstream\n`),
    Buffer.from(data),
    Buffer.from('\nendstream'),
  ]);

/** The five objects of a one-page file that shows the given content stream. */
export const pageObjects = (content: Uint8Array | string, entries = ''): readonly (string | Uint8Array)[] => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X0 6 0 R >> >> >>',
  stream(content, entries),
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
];
