import { type DestinationStream, levels, pino, symbols } from 'pino';

/** Lines that follow another within this time are written together. */
const holdMs = 100;
/** As many characters are written at once, whatever the time. */
const minLength = 4096;

/** Of every destination of the process. */
const flushes = new Set<() => void>();
const flushAll = (): void => {
  for (const flush of flushes) flush();
};

type Destination = Pick<ReturnType<typeof pino.destination>, 'write' | 'flushSync'>;

/**
 * Writes lines to standard output; those of a burst together, because a system call for each would take a good part of the time of a
 * cached response. Warnings and errors are written at once, with all lines before them, and the rest when the process exits: only a
 * process that is killed loses the last moment of its lines, and never its errors.
 */
export const openLogDestination = (destination: Destination = pino.destination({ sync: true, minLength })): DestinationStream => {
  let held: NodeJS.Timeout | undefined;
  const flush = (): void => {
    held = undefined;
    destination.flushSync();
  };
  if (flushes.size === 0) process.once('exit', flushAll);
  flushes.add(flush);
  return {
    // Asks pino to set `lastLevel` before each line.
    [symbols.needsMetadataGsym]: true,
    lastLevel: levels.values.info,
    write(this: { lastLevel: number }, line: string): void {
      destination.write(line);
      if (held === undefined || this.lastLevel >= Number(levels.values.warn)) destination.flushSync();
      held ??= setTimeout(flush, holdMs).unref();
    },
  } as DestinationStream;
};
