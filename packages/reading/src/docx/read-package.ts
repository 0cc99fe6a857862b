import { unreadable } from '../unreadable.ts';
import type { Zip } from '../zip/read-zip.ts';
import { childrenOf, parseXml, type XmlElement } from './parse-xml.ts';

type Relationship = { readonly type: string; readonly target: string; readonly external: boolean };

/** The parts of a document package by the relationships between them. */
export type DocxPackage = {
  readonly document: XmlElement;
  /** Relationships of the main part by id. */
  readonly relationships: ReadonlyMap<string, Relationship>;
  /** A part by its path, or null. */
  readonly part: (path: string) => XmlElement | null;
  /** The relationships of another part. */
  readonly relationshipsOf: (path: string) => ReadonlyMap<string, Relationship>;
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

const resolve = (base: string, target: string): string => {
  const parts: string[] = [];
  for (const part of (target.startsWith('/') ? target : base + target).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
};

const relationshipsPath = (path: string): string => `${folderOf(path)}_rels/${path.slice(folderOf(path).length)}.rels`;

/** Opens the package at the main part that its own relationships name; throws `UNREADABLE_FILE` (`corrupt`, `bomb`). */
export const readPackage = (zip: Zip): DocxPackage => {
  const part = (path: string): XmlElement | null => {
    const bytes = zip.read(path);
    return bytes === null ? null : parseXml(bytes);
  };
  const relationshipsOf = (path: string): ReadonlyMap<string, Relationship> => {
    const root = part(relationshipsPath(path));
    return new Map(
      childrenOf(root ?? undefined, 'rel:Relationship').map(({ attributes }) => {
        const external = attributes.TargetMode === 'External';
        const target = attributes.Target ?? '';
        return [
          attributes.Id ?? '',
          {
            type: (attributes.Type ?? '').split('/').at(-1) ?? '',
            target: external ? target : resolve(folderOf(path), target),
            external,
          },
        ] as const;
      }),
    );
  };
  const main = [...relationshipsOf('').values()].find(({ type, external }) => type === 'officeDocument' && !external);
  const document = main === undefined ? null : part(main.target);
  if (main === undefined || document === null) throw unreadable('corrupt');
  return { document, relationships: relationshipsOf(main.target), part, relationshipsOf };
};

/** The first part that the main part relates to in that way, or null. */
export const relatedPart = ({ relationships, part }: DocxPackage, type: string): XmlElement | null => {
  const found = [...relationships.values()].find((relationship) => relationship.type === type && !relationship.external);
  return found === undefined ? null : part(found.target);
};
