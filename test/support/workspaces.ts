import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export type Workspace = {
  readonly folder: string;
  readonly name: string;
  readonly dependencies: readonly string[];
  readonly sources: readonly string[];
};

const sourcesOf = (folder: string): readonly string[] =>
  readdirSync(join(root, folder, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted();

/** Every package and service with what it depends on inside the project. */
export const readWorkspaces = (): readonly Workspace[] =>
  ['packages', 'services'].flatMap((parent) =>
    readdirSync(join(root, parent)).map((name) => {
      const folder = `${parent}/${name}`;
      const manifest: { readonly name: string; readonly dependencies?: Record<string, string> } = JSON.parse(
        readFileSync(join(root, folder, 'package.json'), 'utf8'),
      );
      const dependencies = Object.keys(manifest.dependencies ?? {}).filter((dependency) => dependency.startsWith('@winnow/'));
      return { folder, name: manifest.name, dependencies, sources: sourcesOf(folder) };
    }),
  );

/** Text of a file of the project. */
export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8');
