import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { startPackage } from './published-manifest.ts';

/** Builds the TypeScript client as it is published: JavaScript with types. Returns the folder. */
export const packClient = (root: string, target: string): string => {
  const folder = join(target, 'winnow-client');
  startPackage(root, 'packages/client', folder, {
    name: 'winnow-client',
    description: 'Typed client for the API of Winnow, the resume analysis service.',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: { '.': { types: './src/index.d.ts', default: './src/index.js' } },
    imports: { '#open-file': { browser: './src/open-file.browser.js', default: './src/open-file.js' } },
  });
  execFileSync(
    join(root, 'node_modules/.bin/tsc'),
    ['-p', join(root, 'packages/client/tsconfig.build.json'), '--outDir', folder],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  return folder;
};
