import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { createFolder, removeFolder } from '../support/namespaces.ts';

/** The version that the goals were set with. */
const requirement = 'pypdfium2==5.15.2';

const run = promisify(execFile);

export type NativePdfium = {
  /** Reads all files once; CPU milliseconds. */
  readonly pass: () => Promise<number>;
  readonly close: () => Promise<void>;
};

/** Starts native PDFium behind Python, installed from PyPI into a folder that is removed afterwards; says why where that cannot be done. */
export const openNativePdfium = async (paths: readonly string[]): Promise<NativePdfium | string> => {
  const folder = await createFolder();
  const python = join(folder, 'bin/python');
  try {
    await run('python3', ['-m', 'venv', folder]);
    await run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', requirement]);
  } catch (error) {
    await removeFolder(folder);
    return `not measured: ${requirement} could not be installed (${String(error).split('\n')[0]})`;
  }
  const child = spawn(python, [join(import.meta.dirname, 'native-pdfium.py'), ...paths], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout });
  const hear = async (): Promise<string> => (await once(lines, 'line'))[0];
  await hear();
  return {
    pass: async () => {
      child.stdin.write('\n');
      return Number(await hear());
    },
    close: async () => {
      child.kill();
      await removeFolder(folder);
    },
  };
};
