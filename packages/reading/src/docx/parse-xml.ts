import { SaxesParser } from 'saxes';
import { unreadable } from '../unreadable.ts';

export type XmlElement = {
  /** Prefix by namespace (`w`, `a`, `r`, `mc`, `wps`, `v` …), regardless of the prefix in the file. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
};

/** Our own choice; the number of elements is limited because the tree is kept. */
const deepest = 256;
const maxElements = 500_000;

const prefixes: readonly (readonly [RegExp, string])[] = [
  [/wordprocessingml(?:\/2006)?\/main$/, 'w'],
  [/officeDocument(?:\/2006)?\/relationships$/, 'r'],
  [/package\/2006\/relationships$/, 'rel'],
  [/drawingml(?:\/2006)?\/main$/, 'a'],
  [/drawingml(?:\/2006)?\/picture$/, 'pic'],
  [/markup-compatibility\/2006$/, 'mc'],
  [/wordprocessingShape$/, 'wps'],
  [/urn:schemas-microsoft-com:vml$/, 'v'],
  [/(?:extended-properties|extendedProperties)$/, 'app'],
  [/officeDocument(?:\/2006)?\/math$/, 'm'],
];

const prefixOf = (uri: string): string =>
  uri === '' ? 'none' : (prefixes.find(([pattern]) => pattern.test(uri))?.[1] ?? 'other');

/** The current namespaces, by the prefixes of the file, with a cache of looked-up names. */
type Scope = { readonly prefixes: ReadonlyMap<string, string>; readonly names: Map<string, string> };

/**
 * The scope inside an element: its parent's, unless it declares namespaces. Few do, so this is faster than the parser's own
 * method.
 */
const scopeWithin = (parent: Scope, attributes: Readonly<Record<string, string>>): Scope => {
  let declared: Map<string, string> | undefined;
  for (const name in attributes) {
    if (!name.startsWith('xmlns')) continue;
    declared ??= new Map(parent.prefixes);
    declared.set(name.slice(6), prefixOf(attributes[name] ?? ''));
  }
  return declared === undefined ? parent : { prefixes: declared, names: new Map() };
};

/** A name with our prefix for its namespace. */
const nameIn = ({ prefixes: known, names }: Scope, name: string): string => {
  let found = names.get(name);
  if (found === undefined) {
    const colon = name.indexOf(':');
    found = `${known.get(name.slice(0, Math.max(0, colon))) ?? 'other'}:${name.slice(colon + 1)}`;
    names.set(name, found);
  }
  return found;
};

type OpenElement = {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (XmlElement | string)[];
  readonly scope: Scope;
};

/** Maximum faults of a damaged part; with more, it is not a document. */
const maxFaults = 100;

/** An ampersand that begins no reference, as written by programs that do not escape text: "R&D". */
const bareAmpersand = /&(?!(?:\w{1,30}|#\d{1,8}|#x[\da-f]{1,8});)/giu;

/**
 * The tree of an XML part; with `forgiving`, as much of a damaged one as makes sense. Throws `UNREADABLE_FILE` (`corrupt` for
 * broken XML and for a document type, `bomb` above 256 levels or 500,000 elements).
 */
export const parseXml = (bytes: Uint8Array, forgiving = false): XmlElement => {
  const charset = bytes[0] === 0xff || bytes[0] === 0xfe ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  const parser = new SaxesParser();
  const outermost: Scope = { prefixes: new Map([['', 'none']]), names: new Map() };
  const root: OpenElement = { name: '', attributes: {}, children: [], scope: outermost };
  const open: OpenElement[] = [root];
  let count = 0;
  parser.on('doctype', () => {
    throw unreadable('corrupt');
  });
  let faults = 0;
  parser.on('error', (cause) => {
    faults += 1;
    if (!forgiving || faults > maxFaults) throw unreadable('corrupt', cause);
  });
  parser.on('opentag', ({ name, attributes }) => {
    count += 1;
    if (open.length > deepest || count > maxElements) throw unreadable('bomb');
    const parent = open.at(-1) ?? root;
    const scope = scopeWithin(parent.scope, attributes);
    const element: OpenElement = { name: nameIn(scope, name), attributes: Object.create(null), children: [], scope };
    for (const key in attributes) element.attributes[key.includes(':') ? nameIn(scope, key) : key] = attributes[key] ?? '';
    parent.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (text: string): void => {
    open.at(-1)?.children.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  const text = new TextDecoder(charset).decode(bytes);
  parser.write(forgiving ? text.replace(bareAmpersand, '&amp;') : text).close();
  const document = root.children.find((child) => typeof child !== 'string');
  if (document === undefined) throw unreadable('corrupt');
  return document;
};

/** The child elements of that name. */
export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  (element?.children ?? []).filter((child): child is XmlElement => typeof child !== 'string' && child.name === name);

/** The first child element of that name. */
export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined => childrenOf(element, name)[0];

/** The text of an element without that of its child elements. */
export const textOf = (element: XmlElement | undefined): string =>
  (element?.children ?? []).filter((child) => typeof child === 'string').join('');

/** True for an element that is on: `<w:b/>` and `<w:b w:val="1"/>`, not `<w:b w:val="0"/>`; undefined when it is absent. */
export const readFlag = (element: XmlElement | undefined): boolean | undefined =>
  element === undefined ? undefined : !['0', 'false', 'off', 'none'].includes(element.attributes['w:val'] ?? 'true');
