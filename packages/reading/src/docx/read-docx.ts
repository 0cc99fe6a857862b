import type { ExtractionWarning, Limits } from '@winnow/contracts';
import type { Band, Block, LayoutDocument, Page } from '../layout-document.ts';
import { countCharacters } from '../text/count-characters.ts';
import { isLetterSpaced } from '../text/letter-spaced.ts';
import { type Inflate, readZip } from '../zip/read-zip.ts';
import { childOf, childrenOf, textOf, type XmlElement } from './parse-xml.ts';
import { type BlockContext, readBlocks } from './read-blocks.ts';
import { readNumbering } from './read-numbering.ts';
import { type DocxPackage, readPackage, relatedPart } from './read-package.ts';
import { readStyles, readThemeFonts } from './read-styles.ts';

const twip = 20;

/** A longer address is not a link. */
const maxUrlLength = 2048;

const measure = (element: XmlElement | undefined, name: string): number => {
  const value = Number(element?.attributes[`w:${name}`]);
  return Number.isFinite(value) ? Math.round((value / twip) * 100) / 100 : 0;
};

/** All section properties of the body, the last section's at the end. */
const readSections = (body: XmlElement): readonly XmlElement[] => [
  ...childrenOf(body, 'w:p').flatMap((paragraph) => childrenOf(childOf(paragraph, 'w:pPr'), 'w:sectPr')),
  ...childrenOf(body, 'w:sectPr'),
];

const contextFor = (source: DocxPackage): BlockContext => {
  const theme = readThemeFonts(relatedPart(source, 'theme'));
  const styles = readStyles(relatedPart(source, 'styles'), theme);
  return {
    theme,
    styles,
    numbering: readNumbering(relatedPart(source, 'numbering')),
    characterStyle: styles.character,
    linkTarget: linkTargetsOf(source.relationships),
    found: { links: [], textBoxes: [], images: 0, trackedChanges: false },
    tables: [],
    rows: 0,
  };
};

const linkTargetsOf =
  (relationships: DocxPackage['relationships']) =>
  (id: string): string | null => {
    const found = relationships.get(id);
    return found?.external === true && found.type === 'hyperlink' && found.target.length <= maxUrlLength ? found.target : null;
  };

const plain = { column: 0, shaded: false } as const;

/** Headers or footers of all sections, each text once. */
const readBand = (source: DocxPackage, context: BlockContext, sections: readonly XmlElement[], band: Band): readonly Block[] => {
  const ids = sections.flatMap((section) =>
    childrenOf(section, `w:${band}Reference`).map(({ attributes }) => attributes['r:id'] ?? ''),
  );
  const paths = ids.flatMap((id) => source.relationships.get(id)?.target ?? []);
  const seen = new Set<string>();
  return [...new Set(paths)].flatMap((path) => {
    const root = source.part(path);
    if (root === null) return [];
    const blocks = readBlocks(root, { ...context, linkTarget: linkTargetsOf(source.relationshipsOf(path)) }, { ...plain, band });
    const key = blocks.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
    if (seen.has(key)) return [];
    seen.add(key);
    return blocks;
  });
};

const readFootnotes = (source: DocxPackage, context: BlockContext): readonly Block[] => {
  const root = relatedPart(source, 'footnotes');
  return root === null ? [] : readBlocks(root, context, { ...plain, band: 'body' });
};

/** The program that wrote the file stores the page count in its properties. */
const readPageCount = ({ part }: DocxPackage): number => {
  const count = Number(textOf(childOf(part('docProps/app.xml') ?? undefined, 'app:Pages')));
  return Number.isInteger(count) && count >= 1 && count <= 10_000 ? count : 1;
};

type Found = { readonly trackedChanges: boolean; readonly damaged: boolean };

const warningsOf = (page: Page, { trackedChanges, damaged }: Found): readonly ExtractionWarning[] => {
  const lines = page.blocks.flatMap((block) => block.lines);
  const runs = lines.flatMap((line) => line.runs);
  const found: readonly (readonly [ExtractionWarning['code'], boolean])[] = [
    ['pages_without_text', page.characters === 0],
    ['scanned_page', page.characters === 0 && page.images.length > 0],
    ['two_columns', page.columns > 1],
    ['hidden_text', runs.some(({ hidden }) => hidden !== null && hidden !== 'deleted')],
    ['tracked_changes', trackedChanges],
    // Read without some parts of the package.
    ['fallback_reader', damaged],
    ['letter_spaced', lines.some((line) => isLetterSpaced(line.runs.map(({ text }) => text).join('')))],
    ['text_in_header_or_footer', lines.some(({ band, text }) => band !== 'body' && text !== '')],
    ['tables', page.tables.length > 0],
    ['text_boxes', page.textBoxes > 0],
  ];
  return found.filter(([, applies]) => applies).map(([code]) => ({ code }));
};

const toPage = (blocks: readonly Block[], sections: readonly XmlElement[], context: BlockContext): Page => {
  const last = sections.at(-1);
  const [size, margins] = [childOf(last, 'w:pgSz'), childOf(last, 'w:pgMar')];
  const { characters, unmapped } = countCharacters(blocks.flatMap(({ lines }) => lines.map(({ text }) => text)));
  const columns = sections.map((section) => Number(childOf(section, 'w:cols')?.attributes['w:num'] ?? 1));
  return {
    number: 1,
    width: measure(size, 'w'),
    height: measure(size, 'h'),
    margins:
      margins === undefined
        ? null
        : [measure(margins, 'left'), measure(margins, 'top'), measure(margins, 'right'), measure(margins, 'bottom')],
    columns: Math.max(1, ...columns.filter((count) => count <= 20), ...blocks.map(({ column }) => column + 1)),
    blocks,
    images: Array.from({ length: context.found.images }, () => ({ box: null })),
    tables: context.tables,
    links: context.found.links,
    textBoxes: context.found.textBoxes.length,
    characters,
    unmappedCharacters: unmapped,
    orderInversions: 0,
  };
};

/** Reads a DOCX file in full; throws `UNREADABLE_FILE` (`bomb`, `corrupt`, `encrypted`). */
export const readDocx = (bytes: Uint8Array, inflate: Inflate, limits: Pick<Limits, 'unpackedBytes'>): LayoutDocument => {
  const source = readPackage(readZip(bytes, inflate, limits));
  const body = childOf(source.document, 'w:body');
  const sections = body === undefined ? [] : readSections(body);
  const context = contextFor(source);
  const blocks = [
    ...readBand(source, context, sections, 'header'),
    ...(body === undefined ? [] : readBlocks(body, context, { ...plain, band: 'body' })),
    ...readFootnotes(source, context),
    ...readBand(source, context, sections, 'footer'),
  ];
  const page = toPage(blocks, sections, context);
  const pageCount = readPageCount(source);
  return {
    format: 'docx',
    bytes: bytes.length,
    pageCount,
    pages: [page],
    warnings: warningsOf(page, { trackedChanges: context.found.trackedChanges, damaged: source.isDamaged() }),
  };
};
