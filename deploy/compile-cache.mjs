// Loaded before a service (node --import): what was compiled once is read again, by worker threads, too. The folder is the project's own,
// because code is run from it; where it cannot be written, everything is compiled as ever.
import './require-node.mjs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

/** What the packages of the project import, by package. */
const found = new Map();

// Finding modules takes a fifth of what starting a worker thread takes. Relative imports name their file with its extension (tsconfig.json,
// biome.json), so there is nothing to search for; all files of a package find the same packages.
module.registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL = '', conditions } = context;
    if (/^\.\.?\/.*\.ts$/.test(specifier) && parentURL !== '')
      return { url: new URL(specifier, parentURL).href, format: 'module-typescript', shortCircuit: true };
    const [folder] = /^.*?\/(?:packages|services)\/[^/]+\/src\//.exec(parentURL) ?? [];
    if (folder === undefined || specifier.startsWith('.')) return next(specifier, context);
    const key = `${folder} ${specifier} ${conditions.includes('require')}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const { url, format } = next(specifier, context);
    const resolved = { url, format, shortCircuit: true };
    found.set(key, resolved);
    return resolved;
  },
});
