import type { DocumentFormat, Limits } from '@winnow/contracts';
import { type AppError, isAppError } from '@winnow/kernel';
import type { LayoutDocument } from './layout-document.ts';
import { readTxt } from './txt/read-txt.ts';
import { unreadable } from './unreadable.ts';
import type { Zip } from './zip/read-zip.ts';

/**
 * Another reader of a format: the text of each page, without positions. Gets only files whose content is known to unpack within
 * the limits.
 */
export type SecondReaders = {
  readonly pdf: (bytes: Uint8Array, limits: Pick<Limits, 'pages'>) => Promise<readonly string[]>;
  readonly docx: (parts: ReadonlyMap<string, Uint8Array>) => Promise<string>;
};

/** The time that mammoth spends on damaged markup grows with its square; at this size, it stays below a fifth of a second. */
const maxMarkupBytes = 256 * 1024;

/** Parts that hold text or say what it means; not pictures. */
const markup = /\.(?:xml|rels)$/i;

/** The parts of a package with markup that unpack within the limits. */
export const soundParts = ({ names, readLoosely }: Zip): ReadonlyMap<string, Uint8Array> => {
  let left = maxMarkupBytes;
  return new Map(
    names
      .filter((name) => markup.test(name))
      .flatMap((name) => {
        const part = readLoosely(name);
        if (part === null || part.length > left) return [];
        left -= part.length;
        return [[name, part] as const];
      }),
  );
};

/** True when a file is damaged, but neither protected nor hostile. */
export const isDamaged = (error: unknown): error is AppError =>
  isAppError(error) && error.code === 'UNREADABLE_FILE' && error.details.reason === 'corrupt';

/** A document made of the texts of pages, marked as recovered; throws `UNREADABLE_FILE` (`corrupt`) when there is no text. */
export const recoveredDocument = (
  format: DocumentFormat,
  bytes: number,
  texts: readonly string[],
  limits: Pick<Limits, 'textCharacters'>,
): LayoutDocument => {
  const read = texts.map((text) => readTxt(new TextEncoder().encode(text), limits));
  const pages = read.flatMap((document) => document.pages).map((page, index) => ({ ...page, number: index + 1 }));
  if (pages.every(({ characters }) => characters === 0)) throw unreadable('corrupt');
  return { format, bytes, pageCount: pages.length, pages, warnings: [{ code: 'fallback_reader' }], recovered: true };
};
