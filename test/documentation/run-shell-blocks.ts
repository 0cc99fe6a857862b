import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CodeBlock } from './code-blocks.ts';
import { sampleFiles } from './sample-files.ts';

const execute = promisify(execFile);

/** What a shell block printed, with the JSON that the guide shows right after it. */
export type Printed = { readonly code: string; readonly output: string; readonly shown: unknown };

/**
 * Runs the shell blocks of a guide in one shell, as a reader would who pastes them one after another beside the sample files.
 * Throws what the shell says when a command fails.
 */
export const runShellBlocks = async (blocks: readonly CodeBlock[], address: string, key: string): Promise<readonly Printed[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'winnow-guide-'));
  try {
    for (const [name, bytes] of Object.entries(await sampleFiles())) await writeFile(join(folder, name), bytes);
    const script = blocks
      .map(({ language, code }, index) =>
        language === 'sh' ? `{\n${code.replaceAll('http://127.0.0.1:8080', address)}} > output.${index}\n` : '',
      )
      .join('');
    await execute('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder, KEY: key },
    });
    const printed: Printed[] = [];
    for (const [index, { language, code }] of blocks.entries()) {
      if (language !== 'sh') continue;
      const next = blocks[index + 1];
      const output = await readFile(join(folder, `output.${index}`), 'utf8');
      printed.push({ code, output, shown: next?.language === 'json' ? JSON.parse(next.code) : undefined });
    }
    return printed;
  } finally {
    await rm(folder, { recursive: true });
  }
};
