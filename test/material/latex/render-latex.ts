import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Engine } from './fonts.ts';

const folder = fileURLToPath(new URL('templates', import.meta.url));
const seconds = 60;

/** Whether LaTeX is installed: see README.md. */
export const hasLatex = (): boolean =>
  (['pdflatex', 'xelatex'] as const).every((engine) => spawnSync(engine, ['--version']).status === 0);

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  // The same bytes on every day.
  SOURCE_DATE_EPOCH: '1767225600',
  FORCE_SOURCE_DATE: '1',
  TEXINPUTS: `.${delimiter}${folder}${delimiter}`,
});

/** What went wrong: an error, or a letter that a font does not have. */
const faultOf = (log: string): string | undefined => /^! .*\n(?:l\.\d+.*)?|^Missing character: .*/m.exec(log)?.[0];

const run = async (engine: Engine, cwd: string): Promise<string> => {
  const options = ['-no-shell-escape', '-interaction=nonstopmode', '-jobname=resume'];
  const first = engine === 'pdflatex' ? String.raw`\pdftrailerid{resume}\input{source}` : String.raw`\input{source}`;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  execFile(engine, [...options, first], { cwd, env: environment(), timeout: seconds * 1000 }, (error) => {
    // It ends with an error after any in the document: the log tells which.
    if (error?.killed) reject(new Error(`${engine} took more than ${seconds} s`));
    else resolve();
  });
  await promise;
  return readFileSync(join(cwd, 'resume.log'), 'latin1');
};

/** The PDF of a document, or a word on why there is none. */
export const renderLatex = async (
  engine: Engine,
  source: string,
): Promise<{ readonly pdf: Uint8Array } | { readonly pdf: null; readonly fault: string }> => {
  const cwd = mkdtempSync(join(tmpdir(), 'material-'));
  try {
    writeFileSync(join(cwd, 'source.tex'), source);
    let log = await run(engine, cwd);
    // Places and numbers of pages are known from the run before.
    for (let count = 1; count < 4 && (count === 1 || /Rerun to get|rerun LaTeX/i.test(log)); count += 1)
      log = await run(engine, cwd);
    const fault = faultOf(log);
    return fault === undefined ? { pdf: readFileSync(join(cwd, 'resume.pdf')) } : { pdf: null, fault };
  } catch (error) {
    return { pdf: null, fault: String(error) };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
};
