import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defaultLimits } from '@winnow/contracts';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { filesPerRequest } from '../src/commands/send-candidates.ts';
import type { Io } from '../src/io.ts';
import { plainBody } from '../src/output/plain.ts';
import { createProgram } from '../src/program.ts';
import { allCommands } from '../src/run.ts';
import { errorOf } from './support/bodies.ts';
import { makeFolder } from './support/make-folder.ts';
import { runCli } from './support/run-cli.ts';
import { answer, startStub } from './support/stub-server.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

const spawn = (...argv: readonly string[]) =>
  new Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }>((resolve) => {
    execFile(process.execPath, argv, { env: { ...process.env, NO_COLOR: '1' } }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : error.code, stdout, stderr }),
    );
  });

const pathsOf = (command: Command, before: readonly string[] = []): readonly (readonly string[])[] => [
  before,
  ...command.commands.flatMap((each) => pathsOf(each, [...before, each.name()])),
];

const nowhere = 'http://127.0.0.1:1';

describe('the program', () => {
  it('ends as a process with the codes that its help names', async () => {
    const help = await spawn(main, '--help');
    expect(help).toMatchObject({ code: 0, stderr: '' });
    expect(help.stdout).toMatch(/Exit codes:\n {2}0 +done\n {2}1 .*\n {2}2 .*\n {2}3 .*\n {2}4 .*\n {2}130 /);
    expect(await spawn(main, 'score', 'none.pdf')).toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('none.pdf'),
    });
  }, 20_000);

  it('says so when a file changes between two tries to send it', async () => {
    using folder = makeFolder({ 'ada.pdf': 'a resume' });
    await using stub = await startStub((_, response) => {
      writeFileSync(folder.file('ada.pdf'), 'another resume');
      answer(response, 503, errorOf(503, 'OVERLOADED'), { 'retry-after': '1' });
    });
    const { code, stdout, stderr } = await spawn(main, 'score', folder.file('ada.pdf'), '--url', stub.url);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/Error: A file changed or went away while it was sent\.\n$/);
    expect(stderr).not.toContain('    at ');
  }, 20_000);

  it('has help with an example for every command', async () => {
    const paths = pathsOf(createProgram({ stdout: process.stdout, stderr: process.stderr } as unknown as Io, allCommands));
    expect(paths.length).toBeGreaterThan(35);
    for (const path of paths) {
      const { exitCode, stdout } = await runCli([...path, '--help'], nowhere);
      expect({ path, exitCode }).toEqual({ path, exitCode: 0 });
      expect(stdout, path.join(' ')).toMatch(new RegExp(`Examples?:\n {2}\\$ winnow-cli ${path.join(' ')}`));
      expect(stdout).toContain('--json');
    }
  });

  it('says its version', async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect(await runCli(['--version'], nowhere)).toMatchObject({ exitCode: 0, stdout: `${version}\n` });
  });

  it('sends as many files in a request as the contract allows', () => {
    expect(filesPerRequest).toBe(defaultLimits.batchFiles);
  });

  it('loads no validator: starting must stay quick', async () => {
    const code = `import { registerHooks } from 'node:module';
      registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
      await import(${JSON.stringify(new URL('../src/run.ts', import.meta.url).href)});`;
    const { stdout } = await spawn('--input-type=module', '--eval', code);
    expect(stdout).toContain('/commander/');
    expect(stdout).not.toMatch(/\/zod|contracts\/src\/(?:index|bodies)/);
  }, 20_000);
});

describe('a body for a terminal', () => {
  it('has no control characters nor marks of direction, and keeps line ends and joiners', () => {
    expect(plainBody({ a: ['x\u001B[2Jy\u0007\u009B1m', { b: 'l\n\tr\u202Eend\r' }], n: 1, z: null })).toEqual({
      a: ['x[2Jy1m', { b: 'l\n rend' }],
      n: 1,
      z: null,
    });
    expect(plainBody('می‌خواهم 👩‍💻')).toBe('می‌خواهم 👩‍💻');
  });
});
