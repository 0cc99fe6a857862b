import { type DestinationStream, levels, symbols } from 'pino';
import { writeOut } from './write-out.ts';

/** Lines that follow another within this time are written together. */
const holdMs = 100;
/** As many characters are written at once, whatever the time. */
const maxHeld = 4096;

/** Of every destination of the process. */
const flushes = new Set<() => void>();
const flushAll = (): void => {
  for (const flush of flushes) flush();
};

/**
 * Writes lines to standard output; those of a burst together, because a system call for each would take a good part of the time of a
 * cached response. Warnings and errors are written at once, with all lines before them, and the rest when the process exits: only a
 * process that is killed loses the last moment of its lines, and never its errors.
 */
export const openLogDestination = (write: (text: string) => void = writeOut): DestinationStream => {
  let lines = '';
  let held: NodeJS.Timeout | undefined;
  const flush = (): void => {
    if (lines !== '') write(lines);
    lines = '';
  };
  const release = (): void => {
    held = undefined;
    flush();
  };
  if (flushes.size === 0) process.once('exit', flushAll);
  flushes.add(flush);
  return {
    // Asks pino to set `lastLevel` before each line.
    [symbols.needsMetadataGsym]: true,
    lastLevel: levels.values.info,
    write(this: { lastLevel: number }, line: string): void {
      lines += line;
      if (held === undefined || lines.length >= maxHeld || this.lastLevel >= Number(levels.values.warn)) flush();
      held ??= setTimeout(release, holdMs).unref();
    },
  } as DestinationStream;
};
