import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
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

/** Reads a line without showing it. */
const readSecret = async (question: string): Promise<string> => {
  if (!process.stdin.isTTY) return text(process.stdin);
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
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
    readSecret,
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
