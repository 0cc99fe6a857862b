import { randomUUID } from 'node:crypto';
import type { Upload } from '../support/call.ts';

/** Bytes of the ending that makes a file one of its own. */
export const endingBytes = 16;

const run = randomUUID().slice(0, 4);

/** An ending that no file had before, in this run or another one; a PDF takes it for a comment. */
export const endingOf = (number: number): Buffer =>
  Buffer.from(`\n%${run}${number.toString(36).padStart(endingBytes - 7, '0')}\n`);

/** The file of a number: one of the prepared ones in turn, with bytes that were never seen. */
export const freshFile = (files: readonly Upload[], number: number): Upload => {
  const file = files[number % files.length];
  if (file === undefined) throw new Error('There are no files to work on.');
  return { name: `${number}-${file.name}`, bytes: new Uint8Array(Buffer.concat([file.bytes, endingOf(number)])) };
};
