import { execFile } from 'node:child_process';
import { cp, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DockerfileParser } from 'dockerfile-ast';
import { root } from './workspaces.ts';

const execute = promisify(execFile);

export type Image = {
  /** What stands for the working directory of the image. */
  readonly folder: string;
  readonly environment: { readonly [key: string]: string };
  readonly command: readonly string[];
};

/** Folders that `.dockerignore` leaves out wherever they stand. */
const left = new Set(['node_modules', 'test']);

const copy = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: (path) => path === from || !left.has(basename(path)) });

/** Does in a folder what deploy/Dockerfile does in its two stages: no engine is needed, and the image has no other files. */
export const buildImage = async (folder: string): Promise<Image> => {
  const file = DockerfileParser.parse(await readFile(join(root, 'deploy/Dockerfile'), 'utf8'));
  const environment: Record<string, string> = {};
  let command: readonly string[] = [];
  for (const instruction of file.getInstructions()) {
    const parts = instruction.getArguments().map((argument) => argument.getValue());
    const text = instruction.getArgumentsContent() ?? '';
    switch (instruction.getKeyword()) {
      case 'COPY': {
        const paths = instruction.getTextContent().includes('--from=') ? [] : parts;
        const target = paths.at(-1) ?? '.';
        for (const path of paths.slice(0, -1)) {
          const to = target.endsWith('/') ? join(folder, target, basename(path)) : join(folder, target);
          await mkdir(dirname(to), { recursive: true });
          await copy(join(root, path), to);
        }
        break;
      }
      case 'RUN':
        await execute('sh', ['-c', text], { cwd: folder });
        break;
      case 'ENV':
        for (const [, key = '', value = ''] of text.matchAll(/(\w+)=(\S+)/g)) environment[key] = value;
        break;
      case 'CMD':
        command = JSON.parse(text);
        break;
      case 'FROM':
      case 'LABEL':
      case 'WORKDIR':
      case 'USER':
        break;
      default:
        throw new Error(`${instruction.getKeyword()} is not known here.`);
    }
  }
  return { folder, environment, command };
};
