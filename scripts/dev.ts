import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join, sep } from 'node:path';
import { isServed } from './is-served.ts';

// Not `node --watch`: it misses data files that are read at run time, and its reports of imports reach the worker threads' own ports.
const root = join(import.meta.dirname, '..');
const folders = ['packages', 'services'];
/** One save, or one `git checkout`, changes several files. */
const quietMs = 150;

const say = (text: string): void => console.log(`[dev] ${text}`);

let child: ChildProcess | undefined;
let changes = 0;
let isStopping = false;
let timer: NodeJS.Timeout | undefined;

const isRunning = (process: ChildProcess): boolean => process.exitCode === null && process.signalCode === null;

const start = (): void => {
  const started = spawn(process.execPath, ['--import', './deploy/compile-cache.mjs', 'services/standalone/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { WINNOW_SHUTDOWN_GRACE: '2s', ...process.env },
  });
  child = started;
  started.once('exit', (code) => {
    if (child === started && !isStopping) say(`Winnow exited with code ${code}. Waiting for a change.`);
  });
};

const stop = async (): Promise<void> => {
  const stopped = child;
  child = undefined;
  if (stopped === undefined || !isRunning(stopped)) return;
  stopped.kill('SIGTERM');
  await once(stopped, 'exit');
};

let restarting = Promise.resolve();
const restart = async (seen: number): Promise<void> => {
  // Later changes have queued a restart of their own.
  if (isStopping || seen !== changes) return;
  await stop();
  if (!isStopping) start();
};

const onChange = (path: string): void => {
  changes += 1;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const seen = changes;
    say(`${path} changed. Restarting.`);
    restarting = restarting.then(() => restart(seen));
  }, quietMs);
};

for (const folder of folders)
  watch(join(root, folder), { recursive: true }, (_, name) => {
    if (name !== null && isServed(name.replaceAll(sep, '/'))) onChange(join(folder, name));
  });

const end = async (): Promise<void> => {
  if (isStopping) return;
  isStopping = true;
  clearTimeout(timer);
  await stop();
  await restarting;
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);

say(`Winnow restarts when a file in ${folders.join(' or ')} changes. Data is kept in WINNOW_DATA_DIR. Stop with Ctrl-C.`);
start();
