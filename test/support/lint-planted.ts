import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workspaces.ts';

export type Plant = { readonly folder: string; readonly code: string };

type Report = { readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[] };

/** Name of a plant's file in its folder, for plants that import one another. */
export const fileOf = (index: number): string => `planted-breach-${index}.ts`;

/** Names of the rules that each plant breaks when it stands among the sources of its workspace: in a copy, so that nobody else meets it. */
export const lintPlanted = (plants: readonly Plant[]): readonly (readonly string[])[] => {
  const copy = mkdtempSync(join(tmpdir(), 'winnow-lint-'));
  try {
    const manifests = new Set(plants.map(({ folder }) => `${folder}/package.json`));
    for (const file of ['biome.json', '.gitignore', 'package.json', ...manifests]) cpSync(join(root, file), join(copy, file));
    for (const [index, { folder, code }] of plants.entries()) {
      mkdirSync(join(copy, folder, 'src'), { recursive: true });
      writeFileSync(join(copy, folder, 'src', fileOf(index)), `${code}\n`);
    }
    const biome = join(root, 'node_modules/.bin/biome');
    const run = spawnSync(biome, ['lint', '--reporter=json', '--max-diagnostics=200'], { cwd: copy, encoding: 'utf8' });
    const { diagnostics }: Report = JSON.parse(run.stdout);
    return plants.map((_, index) =>
      diagnostics
        .filter(({ location }) => location.path.endsWith(`/${fileOf(index)}`))
        .map(({ category }) => category.split('/').at(-1) ?? ''),
    );
  } finally {
    rmSync(copy, { recursive: true });
  }
};
