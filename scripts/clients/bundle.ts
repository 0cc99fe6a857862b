import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** Bundles an entry with the workspaces that it imports; what is on npm stays an import. */
export const bundle = async (entry: string, file: string): Promise<void> => {
  const build = await rolldown({
    input: entry,
    platform: 'node',
    external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@winnow/') && !id.startsWith('#'),
    logLevel: 'warn',
  });
  await build.write({ file, format: 'esm', codeSplitting: false });
  await build.close();
};

/** The entry of a package of the repository. */
export const entryOf = (root: string, folder: string, file: string): string => join(root, folder, 'src', file);
