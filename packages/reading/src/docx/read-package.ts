import { isAppError } from '@winnow/kernel';
import { unreadable } from '../unreadable.ts';
import type { Zip } from '../zip/read-zip.ts';
import { childOf, childrenOf, parseXml, type XmlElement } from './parse-xml.ts';

type Relationship = { readonly type: string; readonly target: string; readonly external: boolean };

/** The parts of a document package, found by their relationships. */
export type DocxPackage = {
  readonly document: XmlElement;
  /** Relationships of the main part by ID. */
  readonly relationships: ReadonlyMap<string, Relationship>;
  /** A part by its path, or null, also for a damaged one: the rest can be read without it. */
  readonly part: (path: string) => XmlElement | null;
  /** Whether a requested part is damaged. */
  readonly isDamaged: () => boolean;
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

const isCorrupt = (error: unknown): boolean => isAppError(error) && error.details.reason === 'corrupt';

/** Location of the main part in almost all packages. */
const usualMain = 'word/document.xml';

/** Opens the package at the main part that its relationships name; throws `UNREADABLE_FILE` (`corrupt`, `bomb`). */
export const readPackage = (zip: Zip): DocxPackage => {
  let damaged = false;
  /** The result of `read`, or of `otherwise` for a damaged part. */
  const orElse = <T>(read: () => T, otherwise: () => T): T => {
    try {
      return read();
    } catch (error) {
      if (!isCorrupt(error)) throw error;
      damaged = true;
      return otherwise();
    }
  };
  const parsed = (path: string, forgiving: boolean): XmlElement | null => {
    const bytes = zip.read(path);
    return bytes === null ? null : parseXml(bytes, forgiving);
  };
  const part = (path: string): XmlElement | null =>
    orElse(
      () => parsed(path, false),
      () => null,
    );
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
  const named = [...relationshipsOf('').values()].find(({ type, external }) => type === 'officeDocument' && !external);
  const main = named?.target ?? (damaged ? usualMain : '');
  const document = orElse(
    () => parsed(main, false),
    () => parsed(main, true),
  );
  if (document === null || (damaged && childOf(document, 'w:body') === undefined)) throw unreadable('corrupt');
  return { document, relationships: relationshipsOf(main), part, relationshipsOf, isDamaged: () => damaged };
};

/** The first part with that relationship to the main part, or null. */
export const relatedPart = ({ relationships, part }: DocxPackage, type: string): XmlElement | null => {
  const found = [...relationships.values()].find((relationship) => relationship.type === type && !relationship.external);
  return found === undefined ? null : part(found.target);
};
