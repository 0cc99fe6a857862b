import { writeSync } from 'node:fs';

const [stdout, stderr] = [1, 2];

/** How long to wait for the reader of a full pipe before the next try, in milliseconds. */
const retryMs = 10;
const never = new Int32Array(new SharedArrayBuffer(4));

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code;

const writeWhole = (descriptor: number, text: string): void => {
  let rest: Uint8Array = Buffer.from(text);
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(descriptor, rest));
    } catch (error) {
      if (!hasCode(error, 'EAGAIN')) throw error;
      Atomics.wait(never, 0, 0, retryMs);
    }
  }
};

/**
 * Creates a function that writes texts to standard output before it returns. Once nobody reads that any more, it says so once on
 * standard error and drops what follows: a process must outlive whoever collects its log, and still stop when it is told to. Another
 * error, such as a full disk, loses only this text. Writing by pino's own destination (sonic-boom 4) would be retried forever.
 */
export const createWriteOut = (write: typeof writeWhole = writeWhole): ((text: string) => void) => {
  let isClosed = false;
  return (text) => {
    if (isClosed) return;
    try {
      write(stdout, text);
    } catch (error) {
      isClosed = hasCode(error, 'EPIPE');
      if (!isClosed) return;
      try {
        write(stderr, 'Nobody reads standard output any more: the log ends here.\n');
      } catch {
        // Nobody reads this one either.
      }
    }
  };
};

/** Writes to the standard output of this process. */
export const writeOut = createWriteOut();
