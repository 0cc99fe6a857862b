import { usageError } from '../cli-error.ts';
import type { Io } from '../io.ts';

/** Stands for stdin where a file is expected, and for stdout where one is written. */
export const standard = '-';

const taken = new WeakSet<Io>();

/** All of stdin. Throws a usage error when another argument has taken it, or nothing is there. */
export const readStdin = async (io: Io): Promise<Uint8Array> => {
  if (taken.has(io)) throw usageError(`Only one argument can be ${standard}: there is one stdin.`);
  taken.add(io);
  const chunks: Uint8Array[] = [];
  for await (const chunk of io.stdin) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (bytes.length === 0) throw usageError('There is nothing on stdin.');
  return bytes;
};
