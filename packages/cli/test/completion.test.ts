import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runCli } from './support/run-cli.ts';

const complete = async (...words: readonly string[]) =>
  (await runCli(['complete', '--', ...words], '')).stdout.split('\n').filter((line) => line !== '');
const has = (shell: string): boolean => spawnSync(shell, ['-c', 'exit 0']).status === 0;

describe('completion', () => {
  it('knows commands, options and values', async () => {
    expect(await complete('ba')).toEqual(['batch', 'backup']);
    expect(await complete('batch', 'ca')).toEqual(['candidate', 'cancel']);
    expect(await complete('batch', 'rank', 'batch_1', '--pro')).toEqual(['--provisional']);
    expect(await complete('score', '--la')).toEqual(['--language']);
    expect(await complete('webhook', 'deliveries', '--state', 'f')).toEqual(['failed']);
    expect(await complete('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });

  it('leaves files to the shell', async () => {
    expect(await complete('score', 'res')).toEqual([]);
    expect(await complete('score', '--html', '')).toEqual([]);
  });

  it.each(['bash', 'zsh', 'fish'])('prints a script that %s accepts', async (shell) => {
    const { exitCode, stdout } = await runCli(['completion', shell], '');
    expect(exitCode).toBe(0);
    expect(stdout).toContain('complete -- ');
    if (has(shell))
      expect(spawnSync(shell, ['-n'], { input: stdout, encoding: 'utf8' })).toMatchObject({ status: 0, stderr: '' });
  });

  it('works in bash', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'winnow-completion-'));
    try {
      const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
      writeFileSync(join(folder, 'winnow-cli'), `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`, { mode: 0o755 });
      const { stdout: script } = await runCli(['completion', 'bash'], '');
      const ask = `${script}\nCOMP_WORDS=(winnow-cli batch ca); COMP_CWORD=2; _winnow_complete; echo "\${COMPREPLY[@]}"`;
      const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', ask], {
        encoding: 'utf8',
        env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
      });
      expect({ stdout, stderr }).toEqual({ stdout: 'candidate cancel\n', stderr: '' });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 20_000);
});

describe('an old Node', () => {
  it('is told which one is needed', () => {
    const bin = fileURLToPath(new URL('../bin/winnow-cli.cjs', import.meta.url));
    const old = "Object.defineProperty(process.versions, 'node', { value: '18.20.0' });";
    const { status, stderr } = spawnSync(process.execPath, ['--eval', `${old} require(${JSON.stringify(bin)});`], {
      encoding: 'utf8',
    });
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Error: \S+ needs Node 24\.6 or newer, and this is v[\d.]+\.\n$/);
  });
});
