import { execFile, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

type Command = readonly [string, ...(readonly string[])];

type Runtime = {
  readonly file: string;
  /** Prints a version where the runtime is there. */
  readonly probe: Command;
  readonly build?: Command;
  readonly run: Command;
};

/** How the samples are run, by the language of their blocks. */
export const runtimes: { readonly [language: string]: Runtime } = {
  js: { file: 'webhook.mjs', probe: [process.execPath, '--version'], run: [process.execPath, 'webhook.mjs'] },
  python: { file: 'webhook.py', probe: ['python3', '--version'], run: ['python3', 'webhook.py'] },
  go: { file: 'webhook.go', probe: ['go', 'version'], build: ['go', 'build', 'webhook.go'], run: ['./webhook'] },
  php: { file: 'webhook.php', probe: ['php', '--version'], run: ['php', 'webhook.php'] },
  java: {
    file: 'Webhook.java',
    probe: ['javac', '--version'],
    build: ['javac', 'Webhook.java'],
    run: ['java', '-Xshare:auto', '-XX:TieredStopAtLevel=1', 'Webhook'],
  },
};

export const hasRuntime = ({ probe: [program, ...options] }: Runtime): boolean => spawnSync(program, options).status === 0;

export type Delivered = { readonly body: string; readonly signature: string; readonly secret: string };

/** Builds a sample and runs it on each delivery; returns the exit codes. */
export const runSample = async (
  { file, build, run: [program, ...options] }: Runtime,
  code: string,
  deliveries: readonly Delivered[],
): Promise<readonly (number | null)[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-sample-'));
  const runOn = ({ body, signature, secret }: Delivered): Promise<number | null> => {
    const child = spawn(program, [...options, signature], {
      cwd: folder,
      env: { ...process.env, SVC_WEBHOOK_SECRET: secret },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    child.stdin.end(body);
    return new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
  };
  try {
    await writeFile(join(folder, file), code);
    if (build !== undefined) await promisify(execFile)(build[0], build.slice(1), { cwd: folder });
    const codes: (number | null)[] = [];
    for (const delivery of deliveries) codes.push(await runOn(delivery));
    return codes;
  } finally {
    await rm(folder, { recursive: true });
  }
};
