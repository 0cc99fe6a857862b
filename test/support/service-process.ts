import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');
const startPatienceMs = 110_000;

export type ServiceProcess = {
  readonly name: string;
  readonly pid: number;
  /** Every line that it printed. */
  readonly lines: readonly string[];
  /** `http://host:port` of a process with a gateway. */
  readonly address: string | undefined;
  /** Where it serves health and metrics, when that has a port of its own. */
  readonly healthAddress: string | undefined;
  /** Sends a signal and waits for the end. Answers the exit code, null after a kill. */
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
};

type Line = { readonly msg?: string; readonly address?: string };

const parse = (text: string): Line => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const exitOf = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
};

/** Starts a service as a user would, as a process of its own; `running` resolves once it says that it runs. */
export const launchService = (
  name: string,
  environment: { readonly [key: string]: string },
  patienceMs = startPatienceMs,
): ServiceProcess & { readonly running: Promise<void> } => {
  const child = spawn(process.execPath, ['--import', './deploy/compile-cache.mjs', `services/${name}/src/main.ts`], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { WINNOW_HEALTH_PORT: healthPort } = environment;
  const lines: string[] = [];
  let address: string | undefined;
  const running = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${name} did not start:\n${lines.slice(-20).join('\n')}`));
    }, patienceMs);
    const read = (text: string): void => {
      lines.push(text);
      const line = parse(text);
      if (line.msg === 'Listening') address = line.address;
      if (line.msg !== 'Running') return;
      clearTimeout(timer);
      resolve();
    };
    createInterface({ input: child.stdout }).on('line', read);
    createInterface({ input: child.stderr }).on('line', read);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${name} ended with ${code}:\n${lines.slice(-20).join('\n')}`));
    });
  });
  // Whoever does not wait for it looks at something else.
  running.catch(() => undefined);
  return {
    name,
    pid: child.pid ?? 0,
    lines,
    get address() {
      return address;
    },
    healthAddress: healthPort === undefined ? undefined : `http://127.0.0.1:${healthPort}`,
    running,
    end: (signal) => {
      child.kill(signal);
      return exitOf(child);
    },
  };
};

/** Starts a service and resolves once it runs. */
export const startService = async (name: string, environment: { readonly [key: string]: string }): Promise<ServiceProcess> => {
  const launched = launchService(name, environment);
  await launched.running;
  return launched;
};
