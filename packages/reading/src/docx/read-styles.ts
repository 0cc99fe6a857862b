import { childOf, childrenOf, type XmlElement } from './parse-xml.ts';
import { hasShade, type RunProperties, readRunProperties, type ThemeFonts } from './run-style.ts';

/** The sides of a paragraph along which a line is drawn. */
export type Borders = { readonly above: boolean; readonly below: boolean };

const isDrawn = (border: XmlElement | undefined): boolean | undefined =>
  border === undefined ? undefined : !['nil', 'none'].includes(border.attributes['w:val'] ?? 'none');

/** The borders that a `w:pPr` element gives its paragraph, or else those of `inherited`. */
export const readBorders = (properties: XmlElement | undefined, inherited: Borders): Borders => {
  const borders = childOf(properties, 'w:pBdr');
  return {
    above: isDrawn(childOf(borders, 'w:top')) ?? inherited.above,
    below: isDrawn(childOf(borders, 'w:bottom')) ?? inherited.below,
  };
};

/** A style with everything it inherits. */
export type Style = {
  readonly run: RunProperties;
  /** Number list of its paragraphs; null without one. */
  readonly list: { readonly id: string; readonly level: number } | null;
  readonly isHeading: boolean;
  readonly shaded: boolean;
  readonly borders: Borders;
};

export type Styles = {
  /** The style with that ID, the paragraph default for null, plain for an unknown one. */
  readonly paragraph: (id: string | null) => Style;
  /** Properties added by a character style. */
  readonly character: (id: string) => RunProperties;
};

/** Maximum inheritance depth, in case styles form a cycle. */
const deepest = 20;

/** Word's default size. */
const defaultSize = 10;

/** The list that a `w:pPr` element assigns its paragraph to; ID 0 removes it from the style's. */
export const readList = (properties: XmlElement | undefined): Style['list'] | undefined => {
  const numbering = childOf(properties, 'w:numPr');
  if (numbering === undefined) return undefined;
  const id = childOf(numbering, 'w:numId')?.attributes['w:val'];
  if (id === undefined) return undefined;
  return id === '0' ? null : { id, level: Number(childOf(numbering, 'w:ilvl')?.attributes['w:val'] ?? 0) };
};

const themeFont = (fonts: XmlElement | undefined, kind: string): string =>
  childOf(childOf(fonts, kind), 'a:latin')?.attributes.typeface ?? '';

/** The fonts that a theme part names. */
export const readThemeFonts = (theme: XmlElement | null): ThemeFonts => {
  const fonts = childOf(childOf(theme ?? undefined, 'a:themeElements'), 'a:fontScheme');
  const [minor, major] = [themeFont(fonts, 'a:minorFont'), themeFont(fonts, 'a:majorFont')];
  return { minorHAnsi: minor, minorAscii: minor, majorHAnsi: major, majorAscii: major };
};

/** The styles part resolved: document defaults, `basedOn`, run and list properties. */
export const readStyles = (root: XmlElement | null, theme: ThemeFonts): Styles => {
  const elements = childrenOf(root ?? undefined, 'w:style');
  const byId = new Map(elements.map((element) => [element.attributes['w:styleId'] ?? '', element]));
  const defaults = childOf(childOf(childOf(root ?? undefined, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
  const base: RunProperties = { size: defaultSize, ...readRunProperties(defaults, theme) };
  const standard = elements.find(({ attributes }) => attributes['w:type'] === 'paragraph' && attributes['w:default'] === '1');

  const chainOf = (element: XmlElement | undefined): readonly XmlElement[] => {
    const chain: XmlElement[] = [];
    for (let next = element; next !== undefined && chain.length < deepest; ) {
      chain.unshift(next);
      next = byId.get(childOf(next, 'w:basedOn')?.attributes['w:val'] ?? '');
    }
    return chain;
  };
  const runOf = (chain: readonly XmlElement[]): RunProperties =>
    Object.assign({}, ...chain.map((element) => readRunProperties(childOf(element, 'w:rPr'), theme)));

  const resolve = (element: XmlElement | undefined): Style => {
    const chain = chainOf(element);
    const lists = chain.map((item) => readList(childOf(item, 'w:pPr'))).filter((list) => list !== undefined);
    const names = chain.map((item) => childOf(item, 'w:name')?.attributes['w:val'] ?? '');
    return {
      run: { ...base, ...runOf(chain) },
      list: lists.at(-1) ?? null,
      isHeading:
        names.some((name) => /^(?:heading|title)\b/i.test(name)) ||
        chain.some((item) => childOf(childOf(item, 'w:pPr'), 'w:outlineLvl') !== undefined),
      shaded: chain.some((item) => hasShade(childOf(item, 'w:pPr'))),
      borders: chain.reduce<Borders>((borders, item) => readBorders(childOf(item, 'w:pPr'), borders), {
        above: false,
        below: false,
      }),
    };
  };
  const paragraphs = new Map<string | null, Style>();
  return {
    paragraph: (id) => {
      const found = paragraphs.get(id) ?? resolve(id === null ? standard : (byId.get(id) ?? standard));
      paragraphs.set(id, found);
      return found;
    },
    character: (id) => runOf(chainOf(byId.get(id))),
  };
};
