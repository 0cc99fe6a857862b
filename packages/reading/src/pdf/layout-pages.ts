import type { ExtractionWarning } from '@winnow/contracts';
import type { LayoutDocument, Page } from '../layout-document.ts';
import { countInversions } from './count-inversions.ts';
import { groupBlocks } from './group-blocks.ts';
import { joinHyphens } from './join-hyphens.ts';
import { type LaidOutPage, layOutPage } from './layout-page.ts';
import { markBands } from './mark-bands.ts';
import type { PageLine } from './page-line.ts';
import type { RawPage } from './raw-page.ts';
import { recoverLigatures } from './recover-ligatures.ts';

/** Minimum share of letters without a Unicode value for a page to be reported; our own choice, shared with the ATS rubric. */
const unmappedShare = 0.005;

const marginsOf = (lines: readonly PageLine[], { width, height }: RawPage): Page['margins'] => {
  const boxes = lines.flatMap(({ line: { band, box } }) => (band === 'body' && box !== null ? [box] : []));
  if (boxes.length === 0) return null;
  const round = (value: number): number => Math.max(0, Math.round(value * 10) / 10);
  return [
    round(Math.min(...boxes.map(([left]) => left))),
    round(Math.min(...boxes.map(([, top]) => top))),
    round(width - Math.max(...boxes.map(([, , right]) => right))),
    round(height - Math.max(...boxes.map(([, , , bottom]) => bottom))),
  ];
};

const toPage = (raw: RawPage, page: LaidOutPage, lines: readonly PageLine[]): Page => ({
  number: raw.number,
  width: raw.width,
  height: raw.height,
  margins: marginsOf(lines, raw),
  columns: page.columns,
  blocks: [
    ...groupBlocks(joinHyphens(lines)),
    ...(page.hidden.length > 0 ? [{ column: 0, lines: page.hidden.map(({ line }) => line) }] : []),
  ],
  images: raw.images,
  tables: page.tables.map(({ box, rows, columns }) => ({ box, rows: rows.length - 1, columns: columns.length - 1 })),
  links: raw.links,
  textBoxes: 0,
  characters: page.characters,
  unmappedCharacters: page.unmapped,
  orderInversions: countInversions(lines),
  ...(raw.scanned === undefined ? {} : { scanned: raw.scanned }),
});

const warningsOf = (
  { number: page, columns, blocks, images, tables, characters, unmappedCharacters, scanned }: Page,
  laidOut: LaidOutPage,
): readonly ExtractionWarning[] => {
  const lines = blocks.flatMap((block) => block.lines);
  const found: readonly (readonly [ExtractionWarning['code'], boolean])[] = [
    ['pages_without_text', characters === 0 || scanned === true],
    ['scanned_page', scanned === true || (characters === 0 && images.length > 0)],
    ['two_columns', columns > 1],
    ['unmapped_characters', unmappedCharacters > unmappedShare * characters],
    ['hidden_text', lines.some(({ runs }) => runs.some(({ hidden }) => hidden !== null))],
    ['letter_spaced', laidOut.lines.some(({ letterSpaced }) => letterSpaced)],
    ['text_in_header_or_footer', lines.some(({ band, text }) => band !== 'body' && text !== '')],
    ['tables', tables.length > 0],
  ];
  return found.filter(([, applies]) => applies).map(([code]) => ({ code, page }));
};

/** Builds the layout document from PDFium's output. */
export const layOutPages = (rawPages: readonly RawPage[], bytes: number): LayoutDocument => {
  const pages = recoverLigatures(rawPages);
  const laidOut = pages.map(layOutPage);
  const banded = markBands(laidOut.map(({ lines }, index) => ({ height: pages[index]?.height ?? 0, lines })));
  const finished = pages.map((raw, index) => toPage(raw, laidOut[index] as LaidOutPage, banded[index] ?? []));
  return {
    format: 'pdf',
    bytes,
    pageCount: pages.length,
    pages: finished,
    warnings: finished.flatMap((page, index) => warningsOf(page, laidOut[index] as LaidOutPage)),
  };
};
