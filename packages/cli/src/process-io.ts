import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Io } from './io.ts';

/** A closed pipe, as after `| head`, is not an error. */
const endWithReader = (error: NodeJS.ErrnoException): void => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
};

/** A file that changes while it is sent makes its blob throw where no caller can catch it. */
const endUnexpectedly = (error: Error): void => {
  const changed = error.name === 'NotReadableError';
  process.stderr.write(changed ? 'Error: A file changed or went away while it was sent.\n' : `${error.stack}\n`);
  process.exit(1);
};

/** The input and output of this process. */
export const processIo = (env: Io['env']): Io => {
  process.stdout.on('error', endWithReader);
  process.once('uncaughtException', endUnexpectedly);
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env,
    fetch,
    now: Date.now,
    sleep: (milliseconds, signal) => delay(milliseconds, undefined, signal === undefined ? {} : { signal }),
    newId: randomUUID,
    onInterrupt: (callback) => {
      // Once: a second Ctrl-C ends the process.
      process.once('SIGINT', callback);
      return () => {
        process.removeListener('SIGINT', callback);
      };
    },
  };
};
