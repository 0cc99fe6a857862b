import { childOf, childrenOf, type XmlElement } from './parse-xml.ts';

/** True when paragraphs of that list and level have a bullet or number. */
export type Numbering = (id: string, level: number) => boolean;

/** Lookup in the numbering part; an unknown list has bullets. */
export const readNumbering = (root: XmlElement | null): Numbering => {
  const abstracts = new Map(
    childrenOf(root ?? undefined, 'w:abstractNum').map((item) => [item.attributes['w:abstractNumId'] ?? '', item]),
  );
  const lists = new Map(
    childrenOf(root ?? undefined, 'w:num').map((item) => [
      item.attributes['w:numId'] ?? '',
      abstracts.get(childOf(item, 'w:abstractNumId')?.attributes['w:val'] ?? ''),
    ]),
  );
  return (id, level) => {
    const found = childrenOf(lists.get(id), 'w:lvl').find((item) => Number(item.attributes['w:ilvl']) === level);
    return childOf(found, 'w:numFmt')?.attributes['w:val'] !== 'none';
  };
};
