import type { Band, Block, LineMark, Page } from '../layout-document.ts';
import { toLines } from './paragraph.ts';
import { childOf, childrenOf, type XmlElement } from './parse-xml.ts';
import type { Numbering } from './read-numbering.ts';
import { type PieceContext, readPieces } from './read-pieces.ts';
import { type Borders, readBorders, readList, type Styles } from './read-styles.ts';
import { hasShade } from './run-style.ts';

export type BlockContext = PieceContext & {
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly tables: Page['tables'][number][];
  /** Rows of all tables so far. */
  rows: number;
};

type Place = { readonly band: Band; readonly column: number; readonly shaded: boolean };

/** Adjacent cells with at least this many lines each are columns of a page laid out as a table. */
const columnLines = 4;

const isList = (block: Block | undefined): boolean => block?.lines.every(({ bullet }) => bullet) ?? false;

const marksOf = ({ above, below }: Borders, isHeading: boolean, shaded: boolean): readonly LineMark[] => {
  const marks: LineMark[] = [];
  if (below) marks.push('ruled-below');
  if (above) marks.push('ruled-above');
  if (shaded) marks.push('bar');
  if (isHeading) marks.push('heading-style');
  return marks;
};

const readParagraph = (paragraph: XmlElement, context: BlockContext, place: Place): readonly Block[] => {
  const properties = childOf(paragraph, 'w:pPr');
  const style = context.styles.paragraph(childOf(properties, 'w:pStyle')?.attributes['w:val'] ?? null);
  const own = readList(properties);
  const list = own === undefined ? style.list : own;
  const before = context.found.textBoxes.length;
  const pieces = readPieces(paragraph, style.run, context);
  const shaded = style.shaded || hasShade(properties);
  const lines = toLines(pieces, {
    marks: marksOf(readBorders(properties, style.borders), style.isHeading, shaded),
    band: place.band,
    listed: list !== null && !style.isHeading && context.numbering(list.id, list.level),
    shaded: place.shaded || shaded,
  });
  const boxes = context.found.textBoxes.slice(before).flatMap((box) => readBlocks(box, context, { ...place, shaded: true }));
  return lines.length === 0 ? boxes : [{ lines, column: place.column }, ...boxes];
};

const readTable = (table: XmlElement, context: BlockContext, place: Place): readonly Block[] => {
  const rows = childrenOf(table, 'w:tr');
  const widths = rows.map((row) => childrenOf(row, 'w:tc').length);
  context.tables.push({ box: null, rows: rows.length, columns: Math.max(0, ...widths) });
  const styled = childOf(childOf(table, 'w:tblPr'), 'w:tblStyle') !== undefined;
  return rows.flatMap((each) => {
    context.rows += 1;
    const row = context.rows;
    const cells = childrenOf(each, 'w:tc').map((cell) =>
      readBlocks(cell, context, { ...place, shaded: place.shaded || styled || hasShade(childOf(cell, 'w:tcPr')) }),
    );
    const long = cells.filter((blocks) => blocks.reduce((sum, { lines }) => sum + lines.length, 0) >= columnLines);
    const step = long.length < 2 ? 0 : 1;
    // Content of a nested table has its place there.
    return cells.flatMap((blocks, column) =>
      blocks.map((block) => ({ cell: { row, column }, ...block, column: block.column + column * step })),
    );
  });
};

/**
 * The blocks of a body, cell, text box, header or footer in reading order: tables row by row and cell by cell, text boxes after
 * the paragraph that contains them, list items together.
 */
export const readBlocks = (element: XmlElement, context: BlockContext, place: Place): readonly Block[] => {
  const blocks: Block[] = [];
  const add = (block: Block) => {
    const last = blocks.at(-1);
    if (last !== undefined && isList(last) && isList(block) && last.column === block.column && last.cell === block.cell) {
      blocks[blocks.length - 1] = { ...last, lines: [...last.lines, ...block.lines] };
    } else blocks.push(block);
  };
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    if (child.name === 'w:p') readParagraph(child, context, place).forEach(add);
    else if (child.name === 'w:tbl') readTable(child, context, place).forEach(add);
    else if (child.name === 'mc:AlternateContent') {
      readBlocks(childOf(child, 'mc:Choice') ?? childOf(child, 'mc:Fallback') ?? child, context, place).forEach(add);
    } else if (['w:sdt', 'w:sdtContent', 'w:customXml', 'w:ins', 'w:footnote'].includes(child.name)) {
      readBlocks(child, context, place).forEach(add);
    }
  }
  return blocks;
};
