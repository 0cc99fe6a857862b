import { closeSync, fdatasyncSync, openSync, readSync, writeSync } from 'node:fs';
import type { Statements } from './statements.ts';

/**
 * SQLite's `secure_delete` overwrites cells and pages that are freed, but not what a cell leaves behind in the unused middle of
 * its page when the page is rebuilt and the cell moves to another one: a later delete overwrites the cell at its new place. So
 * that middle is zeroed in the file itself once the log is empty. These bytes are never read, so neither SQLite's cache nor a
 * torn write can be affected. Layouts: sqlite.org/fileformat2.html, "B-tree Pages" and "The Write-Ahead Log".
 */

const walHeaderBytes = 32;
const frameHeaderBytes = 24;
/** Of the first page, where the file header precedes that of the b-tree. */
const fileHeaderBytes = 100;
/** Header size by b-tree page type. */
const headerBytes: { readonly [type: number]: number } = { 2: 12, 5: 12, 10: 8, 13: 8 };
/** Other pages begin with a page number: from here on, its first byte could be mistaken for a type. */
const maxPages = 0x02000000;
const zeros = Buffer.alloc(65_536);
/** Pages read at a time. */
const stretch = 64;
/** Number of pages older than the process that are processed at a time (32 MB). */
const oldAtATime = 8192;

/** Zeroes the unused middle of a b-tree page in place; false when there is nothing to zero. `start` is the offset of its header. */
const zeroMiddle = (page: Buffer, start: number): boolean => {
  const header = headerBytes[page[start] ?? 0];
  if (header === undefined) return false;
  const from = start + header + 2 * page.readUInt16BE(start + 3);
  const to = page.readUInt16BE(start + 5) || 65_536;
  if (from >= to || to > page.length) return false;
  const middle = page.subarray(from, to);
  if (middle.equals(zeros.subarray(0, middle.length))) return false;
  middle.fill(0);
  return true;
};

/** Numbers of the pages in a write-ahead log, including those of leftover frames from an earlier pass of the log. */
const pagesInLog = (path: string): readonly number[] => {
  const log = openSync(path, 'r');
  try {
    const header = Buffer.alloc(walHeaderBytes);
    if (readSync(log, header, 0, walHeaderBytes, 0) < walHeaderBytes) return [];
    const frameBytes = frameHeaderBytes + header.readUInt32BE(8);
    const pages: number[] = [];
    for (let at = walHeaderBytes; readSync(log, header, 0, 4, at) === 4; at += frameBytes) pages.push(header.readUInt32BE(0));
    return pages;
  } finally {
    closeSync(log);
  }
};

export type DeadBytes = {
  /** Records the pages in the log, before the log may restart. */
  readonly note: () => void;
  /**
   * Zeroes the dead bytes of recorded pages, and of some that are older than the process; true when all are done. The log must be
   * empty.
   */
  readonly zero: () => boolean;
  readonly close: () => void;
};

const pragma = ({ row }: Pick<Statements, 'row'>, name: string): number => Number(Object.values(row(`PRAGMA ${name}`) ?? {})[0]);

/**
 * The dead bytes of a database that this process has open and locked. Close it only after the database: closing any descriptor of
 * the file releases the locks of the process (sqlite.org/howtocorrupt.html).
 */
export const openDeadBytes = (path: string, statements: Pick<Statements, 'row'>): DeadBytes => {
  const pageBytes = pragma(statements, 'page_size');
  const lastOld = Math.min(pragma(statements, 'page_count'), maxPages - 1);
  const file = openSync(path, 'r+');
  const noted = new Set<number>();
  /** An earlier process may have died before it processed a page: each is processed once. */
  let nextOld = 1;
  const block = Buffer.alloc(stretch * pageBytes);

  /** Returns whether anything was written. */
  const zeroStretch = (first: number, count: number): boolean => {
    const read = readSync(file, block, 0, count * pageBytes, (first - 1) * pageBytes);
    let written = false;
    for (let at = 0; at + pageBytes <= read; at += pageBytes) {
      const page = block.subarray(at, at + pageBytes);
      const number = first + at / pageBytes;
      if (!zeroMiddle(page, number === 1 ? fileHeaderBytes : 0)) continue;
      writeSync(file, page, 0, pageBytes, (number - 1) * pageBytes);
      written = true;
    }
    return written;
  };
  return {
    note: () => {
      for (const page of pagesInLog(`${path}-wal`)) noted.add(page);
    },
    zero: () => {
      let written = false;
      for (const page of noted) if (page > 0 && page < maxPages) written = zeroStretch(page, 1) || written;
      const end = Math.min(lastOld, nextOld + oldAtATime - 1);
      for (; nextOld <= end; nextOld += stretch) written = zeroStretch(nextOld, Math.min(stretch, end - nextOld + 1)) || written;
      if (written) fdatasyncSync(file);
      noted.clear();
      return nextOld > lastOld;
    },
    close: () => closeSync(file),
  };
};
