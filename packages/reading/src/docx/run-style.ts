import { childOf, readFlag, type XmlElement } from './parse-xml.ts';

/** Run properties that are set; undefined ones are inherited. */
export type RunProperties = {
  readonly size?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly colour?: string;
  readonly font?: string;
  readonly vanish?: boolean;
  /** The text has its own background. */
  readonly shaded?: boolean;
};

const halfPoint = 2;

/** Theme fonts by the names that runs use for them. */
export type ThemeFonts = Readonly<Record<string, string>>;

const readColour = (element: XmlElement | undefined): string | undefined => {
  const value = element?.attributes['w:val'];
  if (value === undefined) return undefined;
  return /^[0-9a-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : '#000000';
};

const isShade = (element: XmlElement | undefined): boolean | undefined => {
  const fill = element?.attributes['w:fill'];
  return fill === undefined ? undefined : !/^(?:auto|ffffff)$/i.test(fill);
};

const readFont = (element: XmlElement | undefined, theme: ThemeFonts): string | undefined => {
  const { 'w:ascii': ascii, 'w:asciiTheme': asciiTheme, 'w:hAnsi': hAnsi, 'w:cs': cs } = element?.attributes ?? {};
  return (asciiTheme === undefined ? undefined : theme[asciiTheme]) ?? ascii ?? hAnsi ?? cs;
};

const defined = <T extends object>(values: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

/** The properties of a `w:rPr` element; sizes in points. */
export const readRunProperties = (element: XmlElement | undefined, theme: ThemeFonts): RunProperties => {
  if (element === undefined) return {};
  const size = Number(childOf(element, 'w:sz')?.attributes['w:val'] ?? childOf(element, 'w:szCs')?.attributes['w:val']);
  const highlight = readFlag(childOf(element, 'w:highlight'));
  return defined({
    size: Number.isFinite(size) && size > 0 ? size / halfPoint : undefined,
    bold: readFlag(childOf(element, 'w:b')) ?? readFlag(childOf(element, 'w:bCs')),
    italic: readFlag(childOf(element, 'w:i')) ?? readFlag(childOf(element, 'w:iCs')),
    colour: readColour(childOf(element, 'w:color')),
    font: readFont(childOf(element, 'w:rFonts'), theme),
    vanish: readFlag(childOf(element, 'w:vanish')) ?? readFlag(childOf(element, 'w:specVanish')),
    shaded: highlight === true ? true : isShade(childOf(element, 'w:shd')),
  }) as RunProperties;
};

/** True when a `w:pPr` or `w:tcPr` element gives its text a background other than white. */
export const hasShade = (element: XmlElement | undefined): boolean => isShade(childOf(element, 'w:shd')) === true;
