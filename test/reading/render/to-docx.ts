import {
  BorderStyle,
  Column,
  ColumnBreak,
  Document,
  Header,
  HeadingLevel,
  type IParagraphOptions,
  type ISectionOptions,
  Packer,
  Paragraph,
  SectionType,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { isRightToLeft, wordFont } from './fonts.ts';
import { settleDates } from './settle-dates.ts';
import { type Block, type Columns, isLine, type Line, type Sheet, type Table as SheetTable } from './sheet.ts';

/** What the place of a paragraph tells of it. */
type Place = { readonly sheet: Sheet /** In twentieths of a point. */; readonly width: number; readonly onDark?: boolean };

const pageWidth = 11_906;
const margin = 850;
const gap = 450;

const sizes: { readonly [role in Line['role']]?: number } = { name: 2, headline: 1.15, heading: 1.2 };

const rightToLeftLetters = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

const runOf = (text: string, role: Line['role'], { sheet, onDark = false }: Place): TextRun => {
  const { points, accent, spacedHeadings } = sheet;
  const coloured = role === 'name' || role === 'heading';
  const bold = coloured || role === 'title';
  return new TextRun({
    text,
    bold,
    boldComplexScript: bold,
    size: Math.round(points * (sizes[role] ?? 1) * 2),
    color: onDark ? 'FFFFFF' : coloured ? accent.slice(1) : role === 'dates' ? '555555' : '222222',
    rightToLeft: rightToLeftLetters.test(text),
    ...(role === 'heading' && spacedHeadings ? { characterSpacing: Math.round(points * 0.22 * 20) } : {}),
  });
};

const paragraphOf = ({ role, text, aside, opens = false }: Line, place: Place, extra: IParagraphOptions = {}): Paragraph => {
  const { sheet, width } = place;
  const literal = role === 'bullet' && !sheet.wordStyles;
  const runs = [runOf(literal ? `${sheet.bullet} ${text}` : text, role, place)];
  return new Paragraph({
    bidirectional: isRightToLeft(sheet.language),
    spacing: { before: role === 'heading' ? 200 : opens ? (role === 'text' ? 40 : 90) : 0, after: 20 },
    ...(role === 'bullet' && !literal ? { bullet: { level: 0 } } : {}),
    ...(role === 'heading' && sheet.wordStyles ? { heading: HeadingLevel.HEADING_1 } : {}),
    ...(aside === undefined ? {} : { tabStops: [{ type: 'right', position: width - 100 }] }),
    ...extra,
    children: [
      ...(extra.children ?? []),
      ...runs,
      ...(aside === undefined ? [] : [new TextRun({ text: '\t' }), runOf(aside, 'dates', place)]),
    ],
  });
};

const line = { style: BorderStyle.SINGLE, size: 4, color: '777777' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const bordersOf = (side: typeof line | typeof none) => ({
  top: side,
  bottom: side,
  left: side,
  right: side,
  insideHorizontal: side,
  insideVertical: side,
});

type CellContent = { readonly blocks: readonly Block[]; readonly fill: string | null; readonly onDark?: boolean };

const tableOf = (
  rows: readonly (readonly CellContent[])[],
  shares: readonly number[],
  ruled: boolean,
  { sheet, width }: Place,
): Table => {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => Math.floor((width * share) / total));
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    borders: bordersOf(ruled ? line : none),
    visuallyRightToLeft: isRightToLeft(sheet.language),
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(({ blocks, fill, onDark = false }, index) => {
            const size = cells.length === 1 ? width : (widths[index] ?? 0);
            const children = writeBlocks(blocks, { sheet, width: size - 200, onDark });
            return new TableCell({
              width: { size, type: WidthType.DXA },
              columnSpan: cells.length === 1 ? shares.length : 1,
              ...(fill === null ? {} : { shading: { type: ShadingType.CLEAR, fill } }),
              // Word wants a paragraph at the end of each cell.
              children: children.at(-1) instanceof Paragraph ? children : [...children, new Paragraph({})],
            });
          }),
        }),
    ),
  });
};

const plainTable = ({ rows, shares, look }: SheetTable, place: Place): Table =>
  tableOf(
    rows.map((cells) => cells.map((blocks) => ({ blocks, fill: null }))),
    shares,
    look === 'ruled',
    place,
  );

/** A sidebar is a table of two cells, as in most templates for Word. */
const sideBySide = ({ parts, shares, shaded }: Columns, place: Place): Table =>
  tableOf([parts.map((blocks, index) => ({ blocks, fill: index === shaded ? 'E8EEF4' : null }))], shares, false, place);

function writeBlocks(blocks: readonly Block[], place: Place): readonly (Paragraph | Table)[] {
  return blocks.map((block) => {
    if (isLine(block)) return paragraphOf(block, place);
    return block.kind === 'table' ? plainTable(block, place) : sideBySide(block, place);
  });
}

const isNewspaper = (block: Block): block is Columns => !isLine(block) && block.kind === 'columns' && block.flow === 'newspaper';

/** Two real columns of a section, the second after a break. */
const newspaperSection = ({ parts }: Columns, place: Place): ISectionOptions => {
  const width = Math.floor((place.width - gap) / 2);
  const narrow = { ...place, width };
  const [first, ...others] = parts[1];
  const broken =
    first !== undefined && isLine(first)
      ? [paragraphOf(first, narrow, { children: [new ColumnBreak()] }), ...writeBlocks(others, narrow)]
      : writeBlocks(parts[1], narrow);
  return {
    properties: {
      type: SectionType.CONTINUOUS,
      column: { count: 2, space: gap, equalWidth: true, children: [new Column({ width, space: gap }), new Column({ width })] },
    },
    children: [...writeBlocks(parts[0], narrow), ...broken],
  };
};

const page = { size: { width: pageWidth, height: 16_838 }, margin: { top: 800, bottom: 800, left: margin, right: margin } };

/** The resume as a Word document; the same bytes whenever it is written. */
export const toDocx = async (sheet: Sheet): Promise<Uint8Array> => {
  const place: Place = { sheet, width: pageWidth - 2 * margin };
  const { head } = sheet;
  const band =
    head?.place === 'band'
      ? [
          tableOf(
            [[{ blocks: head.lines, fill: sheet.accent === '#000000' ? '333333' : sheet.accent.slice(1), onDark: true }]],
            [100],
            false,
            place,
          ),
        ]
      : [];
  const newspaper = sheet.body.find(isNewspaper);
  const others = writeBlocks(
    sheet.body.filter((block) => block !== newspaper),
    place,
  );
  const font = wordFont(sheet.language);
  const document = new Document({
    creator: 'resume',
    styles: {
      default: {
        document: { run: { font: { ascii: font, hAnsi: font, cs: font, eastAsia: font }, size: Math.round(sheet.points * 2) } },
      },
    },
    sections: [
      {
        properties: { page },
        ...(head?.place === 'header'
          ? { headers: { default: new Header({ children: [...writeBlocks(head.lines, place)] }) } }
          : {}),
        children: [...band, ...others],
      },
      ...(newspaper === undefined ? [] : [newspaperSection(newspaper, place)]),
    ],
  });
  return settleDates(await Packer.toBuffer(document, undefined, [{ path: 'docProps/core.xml', data: coreProperties }]));
};

const coreProperties =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>resume</dc:creator></cp:coreProperties>';
