import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type IParagraphOptions,
  Packer,
  Paragraph,
  ShadingType,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { wordFont } from '../../reading/render/fonts.ts';
import { settleDates } from '../../reading/render/settle-dates.ts';
import type { Block, Piece, Sheet } from '../layout/sheet.ts';
import { type Look, looks } from './looks.ts';

type Place = { readonly sheet: Sheet; readonly look: Look; readonly width: number };

const pageWidth = 11_906;
const margin = 900;
const line = { style: BorderStyle.SINGLE, size: 4, color: '888888' };
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const allBorders = (side: typeof line | typeof none) => ({
  top: side,
  bottom: side,
  left: side,
  right: side,
  insideHorizontal: side,
  insideVertical: side,
});

type Font = { readonly bold?: boolean; readonly italics?: boolean; readonly size?: number; readonly color?: string };

const run = (
  text: string,
  { sheet, look }: Place,
  { bold = false, italics = false, size = 1, color = '222222' }: Font = {},
): TextRun =>
  new TextRun({
    text,
    bold,
    boldComplexScript: bold,
    italics,
    color,
    size: Math.round(look.points * size * 2),
    rightToLeft: sheet.rightToLeft && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text),
  });

const paragraph = (place: Place, children: readonly (TextRun | Tab)[], extra: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ bidirectional: place.sheet.rightToLeft, spacing: { after: 20 }, ...extra, children: children as TextRun[] });

const isBold = new Set(['title', 'degree']);

const runsOf = (pieces: readonly Piece[], place: Place): readonly TextRun[] =>
  pieces.map(({ role, text }) =>
    run(text, place, { bold: isBold.has(role), italics: role === 'place', ...(role === 'dates' ? { color: '666666' } : {}) }),
  );

const tableOf = (
  place: Place,
  shares: readonly number[],
  rows: readonly (readonly (readonly (Paragraph | Table)[])[])[],
  borders: typeof line | typeof none = none,
): Table => {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => Math.floor((place.width * share) / total));
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: place.width, type: WidthType.DXA },
    columnWidths: widths,
    borders: allBorders(borders),
    visuallyRightToLeft: place.sheet.rightToLeft,
    rows: rows.map(
      (cells) =>
        new TableRow({
          children: cells.map(
            (children, index) =>
              new TableCell({
                width: { size: widths[index] ?? place.width, type: WidthType.DXA },
                children: children.at(-1) instanceof Paragraph ? [...children] : [...children, new Paragraph({})],
              }),
          ),
        }),
    ),
  });
};

const headingOf = (text: string, place: Place): Paragraph => {
  const { heading, accent } = place.look;
  const spacing = { before: 200, after: 60 };
  const label = run(text, place, { bold: true, size: 1.2, color: heading === 'bar' ? 'FFFFFF' : accent });
  if (heading === 'style') return paragraph(place, [label], { spacing, heading: HeadingLevel.HEADING_2 });
  if (heading === 'bar') return paragraph(place, [label], { spacing, shading: { type: ShadingType.CLEAR, fill: accent } });
  if (heading === 'rule') return paragraph(place, [label], { spacing, border: { bottom: line } });
  return paragraph(place, [label], { spacing });
};

const entryOf = (block: Extract<Block, { kind: 'entry' }>, place: Place): readonly (Paragraph | Table)[] => {
  const narrow = { ...place, width: Math.floor(place.width * 0.75) };
  const rows = block.rows.map(({ left, right }, index) => {
    const isTable = place.look.tabs === 'table' && right.length > 0 && block.margin === null;
    if (isTable)
      return tableOf(
        place,
        [70, 30],
        [[[paragraph(place, runsOf(left, place))], [paragraph(place, runsOf(right, place), { alignment: AlignmentType.END })]]],
      );
    const inner = block.margin === null ? place : narrow;
    const far = right.length === 0 ? [] : [new TextRun({ children: [new Tab()] }), ...runsOf(right, inner)];
    return paragraph(inner, [...runsOf(left, inner), ...far], {
      ...(index === 0 && block.margin === null ? { spacing: { before: 90, after: 10 } } : {}),
      ...(right.length === 0 ? {} : { tabStops: [{ type: 'right', position: inner.width - 150 }] }),
    });
  });
  if (block.margin === null) return rows;
  return [tableOf(place, [25, 75], [[[paragraph(place, runsOf(block.margin, place))], rows]])];
};

const writeBlock = (block: Block, place: Place): readonly (Paragraph | Table)[] => {
  switch (block.kind) {
    case 'heading':
      return [headingOf(block.icon === null ? block.text : `${block.icon} ${block.text}`, place)];
    case 'entry':
      return entryOf(block, place);
    case 'bullets':
      return block.items.map((item) =>
        place.look.bullets === 'list'
          ? paragraph(place, [run(item, place)], { bullet: { level: 0 } })
          : paragraph(place, [run(`${block.sign} ${item}`, place)], { indent: { start: 200 } }),
      );
    case 'chips':
      return [paragraph(place, [run(block.items.join('    '), place)])];
    case 'minor':
      return [paragraph(place, [run(block.text, place, { bold: true, italics: true })])];
    case 'labelled':
      if (block.form === 'column')
        return [
          tableOf(
            place,
            [32, 68],
            [[[paragraph(place, [run(block.label, place, { bold: true })])], [paragraph(place, [run(block.text, place)])]]],
          ),
        ];
      return [paragraph(place, [run(`${block.label} `, place, { bold: true }), run(block.text, place)])];
    case 'text':
      return [paragraph(place, [run(block.text, place)])];
  }
};

const writeBlocks = (blocks: readonly Block[], place: Place): readonly (Paragraph | Table)[] =>
  blocks.flatMap((block) => writeBlock(block, place));

const contactOf = (place: Place, alignment: 'center' | 'start'): readonly Paragraph[] => {
  const { sheet, look } = place;
  const data = sheet.contact.map(({ label, text }) => (label === null ? text : `${label} ${text}`));
  const lines = look.contact === 'lines' ? data : [data.join(sheet.separator)];
  return lines.map((text) => paragraph(place, [run(text, place, { size: 0.92 })], { alignment }));
};

const nameOf = (place: Place, alignment: 'center' | 'start'): readonly Paragraph[] => {
  const { sheet, look } = place;
  const beside = sheet.besideName === null ? '' : ` | ${sheet.besideName}`;
  return [
    paragraph(place, [run(`${sheet.name}${beside}`, place, { bold: true, size: 2.1, color: look.accent })], { alignment }),
    ...(sheet.headline === null ? [] : [paragraph(place, [run(sheet.headline, place, { size: 1.1 })], { alignment })]),
  ];
};

const sectionsOf = (blocks: readonly Block[]): readonly (readonly Block[])[] => {
  const starts = blocks.flatMap(({ kind }, index) => (kind === 'heading' ? [index] : []));
  return starts.map((start, index) => blocks.slice(start, starts[index + 1]));
};

/** A frame around each section, as in forms. */
const boxes = (blocks: readonly Block[], place: Place): readonly (Paragraph | Table)[] => {
  const inner = { ...place, width: place.width - 250 };
  return sectionsOf(blocks).flatMap((section) => [
    tableOf(place, [100], [[writeBlocks(section, inner)]], line),
    new Paragraph({ spacing: { after: 40 } }),
  ]);
};

const besideHeadings = (blocks: readonly Block[], place: Place): readonly Table[] => {
  const inner = { ...place, width: Math.floor(place.width * 0.72) - 220 };
  const rows = sectionsOf(blocks).map(([heading, ...rest]) => [
    heading === undefined ? [] : writeBlock(heading, place),
    writeBlocks(rest, inner),
  ]);
  return [tableOf(place, [28, 72], rows)];
};

const mainOf = ({ main }: Sheet, place: Place): readonly (Paragraph | Table)[] => {
  switch (place.look.frame) {
    case 'table':
      return boxes(main, place);
    case 'labels':
      return besideHeadings(main, place);
    default:
      return writeBlocks(main, place);
  }
};

const coreProperties =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>resume</dc:creator></cp:coreProperties>';

/** The sheet as a Word document in the look of a template; the same bytes whenever it is written. */
export const toWord = async (sheet: Sheet, template: string): Promise<Uint8Array> => {
  const look = looks[template];
  if (look === undefined) throw new Error(`There is no template ${template} for Word`);
  const place: Place = { sheet, look, width: pageWidth - 2 * margin };
  const alignment = look.centred ? 'center' : 'start';
  const contact = contactOf(place, alignment);
  const inBody = look.contact === 'line' || look.contact === 'lines';
  const head = [...nameOf(place, alignment), ...(inBody ? contact : [])];
  const narrow = (share: number): Place => ({ ...place, width: Math.floor(place.width * share) - 220 });
  const body =
    look.frame === 'columns'
      ? [tableOf(place, [34, 66], [[[...head, ...writeBlocks(sheet.side, narrow(0.34))], writeBlocks(sheet.main, narrow(0.66))]])]
      : [...head, ...mainOf(sheet, place)];
  const font = wordFont(sheet.language);
  const document = new Document({
    creator: 'resume',
    styles: {
      default: {
        document: { run: { font: { ascii: font, hAnsi: font, cs: font, eastAsia: font }, size: Math.round(look.points * 2) } },
      },
    },
    sections: [
      {
        properties: {
          page: { size: { width: pageWidth, height: 16_838 }, margin: { top: 850, bottom: 850, left: margin, right: margin } },
        },
        ...(look.contact === 'header' ? { headers: { default: new Header({ children: contact }) } } : {}),
        ...(look.contact === 'footer' ? { footers: { default: new Footer({ children: contact }) } } : {}),
        children: body,
      },
    ],
  });
  return settleDates(await Packer.toBuffer(document, undefined, [{ path: 'docProps/core.xml', data: coreProperties }]));
};
