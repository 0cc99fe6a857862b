import type { Piece } from './paragraph.ts';
import { childOf, textOf, type XmlElement } from './parse-xml.ts';
import { type RunProperties, readRunProperties, type ThemeFonts } from './run-style.ts';

/** What the traversal of a paragraph needs to know, and what it finds besides text. */
export type PieceContext = {
  readonly theme: ThemeFonts;
  readonly characterStyle: (id: string) => RunProperties;
  /** The external target of a relationship. */
  readonly linkTarget: (id: string) => string | null;
  readonly found: {
    readonly links: { readonly box: null; readonly url: string }[];
    readonly textBoxes: XmlElement[];
    images: number;
    trackedChanges: boolean;
  };
};

const containers = new Set([
  'w:hyperlink',
  'w:ins',
  'w:del',
  'w:moveFrom',
  'w:moveTo',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:fldSimple',
  'w:customXml',
  'w:dir',
  'w:bdo',
  'w:ruby',
  'w:rubyBase',
]);
const tracked = new Set(['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo']);
const images = new Set(['pic:pic', 'v:imagedata']);

const fieldLink = /^\s*HYPERLINK\s+"([^"]{1,2048})"/;

/** Drawings contain pictures and text boxes; of two versions of one drawing, the first is read. */
const walkDrawing = (element: XmlElement, context: PieceContext): void => {
  if (element.name === 'w:txbxContent') {
    context.found.textBoxes.push(element);
    return;
  }
  if (images.has(element.name)) context.found.images += 1;
  for (const child of chosen(element)) if (typeof child !== 'string') walkDrawing(child, context);
};

/** The children of an element; of an `mc:AlternateContent`, those of its choice, or of its fallback if there is none. */
const chosen = (element: XmlElement): XmlElement['children'] =>
  element.name === 'mc:AlternateContent'
    ? ((childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback'))?.children ?? [])
    : element.children;

const symbolOf = ({ attributes }: XmlElement): string => {
  const code = Number.parseInt(attributes['w:char'] ?? '', 16);
  return Number.isFinite(code) && code > 0x1f && code <= 0xffff ? String.fromCharCode(code) : '';
};

const characterOf = (element: XmlElement): string => {
  switch (element.name) {
    case 'w:t':
    case 'w:delText':
      return textOf(element).replace(/[\r\n]/g, ' ');
    case 'w:tab':
    case 'w:ptab':
      return '\t';
    case 'w:br':
    case 'w:cr':
      return '\n';
    case 'w:noBreakHyphen':
      return '-';
    case 'w:sym':
      return symbolOf(element);
    default:
      return '';
  }
};

const readRun = (run: XmlElement, inherited: RunProperties, deleted: boolean, context: PieceContext): readonly Piece[] => {
  const properties = childOf(run, 'w:rPr');
  const styleId = childOf(properties, 'w:rStyle')?.attributes['w:val'];
  const style = {
    ...inherited,
    ...(styleId === undefined ? {} : context.characterStyle(styleId)),
    ...readRunProperties(properties, context.theme),
  };
  const parts = chosen(run).flatMap((child): readonly string[] => {
    if (typeof child === 'string') return [];
    if (child.name === 'w:instrText') {
      const url = fieldLink.exec(textOf(child))?.[1];
      if (url !== undefined) context.found.links.push({ box: null, url });
    } else if (
      child.name === 'mc:AlternateContent' ||
      child.name === 'w:drawing' ||
      child.name === 'w:pict' ||
      child.name === 'w:object'
    ) {
      walkDrawing(child, context);
    }
    return [characterOf(child)];
  });
  const text = parts.join('');
  return text === '' ? [] : [{ text, style, deleted }];
};

/** The text of a paragraph or of its content, in order, with tracked deletions marked. */
export const readPieces = (
  element: XmlElement,
  inherited: RunProperties,
  context: PieceContext,
  deleted = false,
): readonly Piece[] =>
  chosen(element).flatMap((child): readonly Piece[] => {
    if (typeof child === 'string') return [];
    if (child.name === 'w:r') return readRun(child, inherited, deleted, context);
    if (child.name !== 'mc:AlternateContent' && !containers.has(child.name)) return [];
    if (tracked.has(child.name)) context.found.trackedChanges = true;
    const url = child.name === 'w:hyperlink' ? context.linkTarget(child.attributes['r:id'] ?? '') : null;
    if (url !== null) context.found.links.push({ box: null, url });
    return readPieces(child, inherited, context, deleted || child.name === 'w:del' || child.name === 'w:moveFrom');
  });
