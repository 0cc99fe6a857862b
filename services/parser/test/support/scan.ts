import { PDFDocument } from 'pdf-lib';
import { encodePng } from '../../src/tasks/encode-png.ts';

/** What stands on the scanned page, by line: text with its place in points from the top left corner. */
const scannedLines = [
  { text: 'Nora Lindqvist', left: 72, top: 60, size: 20 },
  { text: 'nora.lindqvist@mail.example | +44 20 7946 0123', left: 72, top: 90, size: 10 },
  { text: 'Experience', left: 72, top: 120, size: 14 },
  { text: 'Operations Lead, Harbour House Ltd, 03/2019 - 06/2024', left: 72, top: 144, size: 10 },
  { text: 'Led a team of seven people and cut delivery times by a fifth.', left: 72, top: 160, size: 10 },
  { text: 'Skills', left: 72, top: 190, size: 14 },
  { text: 'Planning, Negotiation, Excel, SQL', left: 72, top: 212, size: 10 },
] as const;

const [width, height] = [612, 792];

/** A PDF of one page that is nothing but a picture. */
export const scanOf = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const pdf = await PDFDocument.create();
  const picture = await pdf.embedPng(encodePng({ width: 40, height: 50, data: new Uint8Array(40 * 50 * 3).fill(240) }));
  pdf.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height });
  return new Uint8Array(await pdf.save());
};

/** What tesseract writes about a picture of the page: the page, each line, each word. */
export const tsvOf = (pixels = 1700): string => {
  const scale = pixels / width;
  const row = (...cells: readonly (string | number)[]): string =>
    cells.map((cell) => (typeof cell === 'number' ? Math.round(cell) : cell)).join('\t');
  const lines = scannedLines.flatMap(({ text, left, top, size }, index) => {
    const letter = size * 0.5;
    const box = (at: number, letters: number) => [
      (left + at * letter) * scale,
      top * scale,
      letters * letter * scale,
      size * 0.9 * scale,
    ];
    let at = 0;
    const words = text.split(' ').map((word, number) => {
      const cells = row(5, 1, 1, 1, index + 1, number + 1, ...box(at, word.length), 96, word);
      at += word.length + 1;
      return cells;
    });
    return [row(4, 1, 1, 1, index + 1, 0, ...box(0, text.length), -1, ''), ...words];
  });
  const head = 'level page_num block_num par_num line_num word_num left top width height conf text'.split(' ').join('\t');
  return [head, row(1, 1, 0, 0, 0, 0, 0, 0, pixels, (pixels * height) / width, -1, ''), ...lines, ''].join('\n');
};
