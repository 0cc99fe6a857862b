import type { Box } from '@winnow/contracts';
import type { LayoutDocument, Line, Page } from '@winnow/reading';

type Options = { readonly links?: readonly string[]; readonly footer?: string };

const width = 595;

const styleOf = (source: string) => {
  if (source.startsWith('= ')) return { text: source.slice(2), size: 22, bold: true, bullet: false };
  if (source.startsWith('# ')) return { text: source.slice(2), size: 14, bold: true, bullet: false };
  if (source.startsWith('* ')) return { text: source.slice(2), size: 10, bold: true, bullet: false };
  if (source.startsWith('- ')) return { text: source.slice(2), size: 10, bold: false, bullet: true };
  return { text: source, size: 10, bold: false, bullet: false };
};

const lineOf = (source: string, row: number, band: Line['band'] = 'body'): Line => {
  const { text, size, bold, bullet } = styleOf(source);
  const top = 40 + row * 16;
  const box: Box = [50, top, Math.min(width - 50, 50 + text.length * size * 0.5), top + size];
  const run = { text, box, font: 'Sans', size, bold, italic: false, colour: '#000000', hidden: null };
  return { text: text.replace(/\s+/gu, ' '), box, runs: [run], band, bullet };
};

/**
 * Builds a one-page layout from a text: `= ` marks the largest line, `# ` a heading, `* ` a bold line, `- ` a bullet; an empty
 * line ends a block.
 */
export const layoutOf = (source: string, { links = [], footer }: Options = {}): LayoutDocument => {
  const blocks: Line[][] = [[]];
  for (const [row, line] of source.trim().split('\n').entries()) {
    if (line.trim() === '') blocks.push([]);
    else blocks.at(-1)?.push(lineOf(line.trim(), row));
  }
  if (footer !== undefined) blocks.push([lineOf(footer, 47, 'footer')]);
  const page: Page = {
    number: 1,
    width,
    height: 842,
    margins: [50, 40, 50, 40],
    columns: 1,
    blocks: blocks.filter((lines) => lines.length > 0).map((lines) => ({ lines, column: 0 })),
    images: [],
    tables: [],
    links: links.map((url) => ({ box: null, url })),
    textBoxes: 0,
    characters: source.length,
    unmappedCharacters: 0,
    orderInversions: 0,
  };
  return { format: 'pdf', bytes: 1_000, pageCount: 1, pages: [page], warnings: [] };
};
