import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { Sheet } from '../layout/sheet.ts';

export type TypstJob = { readonly out: string } & (
  | { readonly template: string; readonly sheet: Sheet }
  | { readonly rendercv: unknown }
);

const script = fileURLToPath(new URL('compile.py', import.meta.url));

/** The Python that has Typst and RenderCV, or undefined: see README.md. */
export const findTypst = (named = process.env.WINNOW_MATERIAL_PYTHON): string | undefined =>
  [named, join(homedir(), '.cache/winnow-material/venv/bin/python')].find((path) => path !== undefined && existsSync(path));

/** Writes the PDFs of these jobs, and tells which were written. */
export const renderTypst = async (python: string, jobs: readonly TypstJob[]): Promise<readonly boolean[]> => {
  const child = spawn(python, [script], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(jobs));
  const written = await text(child.stdout);
  return written === '' ? jobs.map(() => false) : JSON.parse(written);
};
