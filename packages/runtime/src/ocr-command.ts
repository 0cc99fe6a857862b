import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { AppError } from '@winnow/kernel';

/** Of what a page may be read as. */
export const maxOcrBytes = 4 * 1024 * 1024;

/** In kilobytes: tesseract with the models of three languages needs about a third of it. */
const maxMemory = 2 * 1024 * 1024;

const failed = (reason: string, cause?: unknown): AppError =>
  new AppError('UNAVAILABLE', `The OCR command ${reason}.`, cause === undefined ? {} : { cause });

/** The command with a limit on its memory, where the system has one. */
const limited = (command: readonly string[], kilobytes: number): readonly string[] =>
  process.platform === 'linux' ? ['sh', '-c', `ulimit -v ${kilobytes}; exec "$@"`, 'sh', ...command] : command;

/**
 * Runs a command with a picture on its input; resolves with its output. It is killed when the signal aborts or it writes too much.
 * It does not get the environment of this process, which holds secrets.
 */
export const runOcrCommand = (
  command: readonly string[],
  png: Uint8Array,
  signal: AbortSignal,
  maxKilobytes = maxMemory,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const [file = '', ...args] = limited(command, maxKilobytes);
    // biome-ignore lint/style/noProcessEnv: commands and models are found by it.
    const { PATH, TESSDATA_PREFIX } = process.env;
    // One thread: others of the machine work beside it.
    const env = { PATH, TESSDATA_PREFIX, OMP_THREAD_LIMIT: '1' };
    const child = spawn(file, args, { env, cwd: tmpdir(), stdio: ['pipe', 'pipe', 'ignore'], signal, killSignal: 'SIGKILL' });
    const chunks: Buffer[] = [];
    let bytes = 0;
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxOcrBytes) chunks.push(chunk);
      else child.kill('SIGKILL');
    });
    child.on('error', (error) => reject(failed('could not be run', error)));
    child.on('close', (code) => {
      if (bytes > maxOcrBytes) reject(failed('wrote too much'));
      else if (code !== 0) reject(failed(`ended with ${code ?? 'a signal'}`));
      else resolve(Buffer.concat(chunks).toString('utf8'));
    });
    // A command that does not read to the end closes its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(png);
  });
