import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { DockerfileParser } from 'dockerfile-ast';
import { root } from './workspaces.ts';

const execute = promisify(execFile);

type Variables = { readonly [name: string]: string };

export type Image = {
  /** What stands for the working directory of the image. */
  readonly folder: string;
  readonly environment: Variables;
  readonly labels: Variables;
  readonly command: readonly string[];
  /** `uid:gid` that it runs as. */
  readonly user: string;
};

/** Runs a command of the Dockerfile; where others do it in a namespace, in the folder itself. */
type RunStep = (command: string, step: { readonly user: string; readonly variables: Variables }) => Promise<unknown>;

/** Folders that `.dockerignore` leaves out wherever they stand. */
const left = new Set(['node_modules', 'test']);
const isRoot = process.getuid?.() === 0;

const copy = (from: string, to: string): Promise<void> =>
  cp(from, to, { recursive: true, filter: (path) => path === from || !left.has(basename(path)) });

/** Only root can give files away and become someone else. */
const runHere =
  (folder: string): RunStep =>
  (command, { user, variables }) => {
    const [uid = 0, gid = 0] = user.split(':').map(Number);
    const own = isRoot ? command : command.replace(/ && chown .*$/, '');
    return execute('sh', ['-c', own], {
      cwd: folder,
      env: { ...process.env, ...variables },
      ...(isRoot ? { uid, gid } : {}),
    });
  };

const pairsIn = (text: string, variables: Variables): Variables =>
  Object.fromEntries(
    [...text.matchAll(/([\w.]+)=("[^"]*"|\S+)/g)].map(([, key = '', value = '']) => [
      key,
      value.replace(/^"|"$/g, '').replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? ''),
    ]),
  );

/**
 * Does in a folder what deploy/Dockerfile does in its two stages: no engine is needed, and the image has no other files of ours.
 * `given` are its build arguments.
 */
export const buildImage = async (folder: string, given: Variables = {}, run: RunStep = runHere(folder)): Promise<Image> => {
  const file = DockerfileParser.parse(await readFile(join(root, 'deploy/Dockerfile'), 'utf8'));
  let environment: Variables = {};
  let labels: Variables = {};
  let variables: Record<string, string> = {};
  let command: readonly string[] = [];
  let user = '0:0';
  // Others than its owner enter it, too.
  await chmod(folder, 0o755);
  for (const instruction of file.getInstructions()) {
    const parts = instruction.getArguments().map((argument) => argument.getValue());
    const text = instruction.getArgumentsContent() ?? '';
    switch (instruction.getKeyword()) {
      case 'FROM':
        variables = {};
        user = '0:0';
        break;
      case 'ARG': {
        const [name = '', fallback = ''] = text.split('=');
        variables[name] = given[name] ?? fallback;
        break;
      }
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
        await run(text, { user, variables });
        break;
      case 'ENV':
        environment = { ...environment, ...pairsIn(text, variables) };
        break;
      case 'LABEL':
        labels = { ...labels, ...pairsIn(text, variables) };
        break;
      case 'CMD':
        command = JSON.parse(text);
        break;
      case 'USER':
        user = text;
        break;
      case 'WORKDIR':
        break;
      default:
        throw new Error(`${instruction.getKeyword()} is not known here.`);
    }
  }
  return { folder, environment, labels, command, user };
};
