import { Readable, Writable } from 'node:stream';
import type { Io, Output } from '../../src/io.ts';
import { run } from '../../src/run.ts';

type Options = {
  readonly env?: Io['env'];
  readonly fetch?: typeof fetch;
  readonly terminal?: boolean;
  readonly stdin?: string | Uint8Array;
  /** Called with what has been written to stderr so far; answers true when Ctrl-C is pressed. */
  readonly interruptWhen?: (stderr: string) => boolean;
};

/** What time it is when a command starts. */
const startedAt = Date.parse('2026-11-01T12:00:00.000Z');

const collect = (terminal: boolean, onText: () => void = () => {}): { readonly output: Output; readonly text: () => string } => {
  const chunks: Buffer[] = [];
  const output = new Writable({
    write: (chunk: Buffer, _, done) => {
      chunks.push(chunk);
      onText();
      done();
    },
  });
  return { output: Object.assign(output, { isTTY: terminal, columns: 100 }), text: () => Buffer.concat(chunks).toString('utf8') };
};

/** Runs a command in this process, on a clock that only sleeping moves. */
export const runCli = async (argv: readonly string[], url: string, options: Options = {}) => {
  const { env = {}, terminal = false, interruptWhen, stdin } = options;
  let interrupt: () => void = () => {};
  const stdout = collect(terminal);
  const stderr = collect(terminal, () => {
    if (interruptWhen?.(stderr.text())) interrupt();
  });
  const slept: number[] = [];
  let now = startedAt;
  let ids = 0;
  const exitCode = await run(argv, {
    stdin: Readable.from(stdin === undefined ? [] : [Buffer.from(stdin)]),
    stdout: stdout.output,
    stderr: stderr.output,
    env: { WINNOW_URL: url, WINNOW_API_KEY: 'a-key-of-the-tests', ...env },
    fetch: options.fetch ?? fetch,
    now: () => now,
    sleep: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      slept.push(milliseconds);
      now += milliseconds;
    },
    readSecret: async () => String(stdin ?? ''),
    newId: () => {
      ids += 1;
      return `id-${ids}`;
    },
    onInterrupt: (callback) => {
      interrupt = callback;
      return () => {
        interrupt = () => {};
      };
    },
  });
  return { exitCode, stdout: stdout.text(), stderr: stderr.text(), slept };
};
