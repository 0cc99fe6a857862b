import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, entryOf } from './bundle.ts';
import { readManifest, startPackage } from './published-manifest.ts';

type Program = {
  /** Its folder in the repository. */
  readonly from: string;
  /** Of the package and of its command. */
  readonly name: string;
  readonly description: string;
  readonly entry: string;
  /** Packages on npm that it loads. */
  readonly needed: readonly string[];
};

/** Builds a program as it is published: one file, and a command that tells an old Node what it lacks. Returns the folder. */
const packProgram = async (
  root: string,
  target: string,
  { from, name, description, entry, needed }: Program,
): Promise<string> => {
  const folder = join(target, name);
  const { dependencies } = readManifest(root, from);
  startPackage(root, from, folder, {
    name,
    description,
    bin: { [name]: `./bin/${name}.cjs` },
    engines: { node: '>=22.12' },
    dependencies: Object.fromEntries(needed.map((each) => [each, dependencies[each]])),
  });
  await bundle(entryOf(root, from, entry), join(folder, 'main.js'));
  mkdirSync(join(folder, 'bin'));
  cpSync(join(root, from, 'bin', `${name}.cjs`), join(folder, 'bin', `${name}.cjs`));
  chmodSync(join(folder, 'bin', `${name}.cjs`), 0o755);
  writeFileSync(join(folder, 'bin/start.cjs'), "void import('../main.js');\n");
  return folder;
};

/** Builds the command line: the commands that need nothing but the address of a server. Returns the folder. */
export const packCli = (root: string, target: string): Promise<string> =>
  packProgram(root, target, {
    from: 'packages/cli',
    name: 'winnow-cli',
    description: 'Command line of Winnow, the resume analysis service.',
    entry: 'published.ts',
    needed: ['cli-progress', 'cli-table3', 'commander', 'csv-parse', 'csv-stringify'],
  });

/** Builds the MCP server. Returns the folder. */
export const packMcp = (root: string, target: string): Promise<string> =>
  packProgram(root, target, {
    from: 'packages/mcp',
    name: 'winnow-mcp',
    description: 'MCP server of Winnow, the resume analysis service.',
    entry: 'main.ts',
    needed: ['@modelcontextprotocol/sdk', 'zod'],
  });
