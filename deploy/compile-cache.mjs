// Loaded before a service (node --import): what was compiled once is read again, by worker threads, too. The folder is the project's own,
// because code is run from it; where it cannot be written, everything is compiled as ever.
import './require-node.mjs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

// Relative imports name their file with its extension (tsconfig.json, biome.json): the search for it is skipped, which takes a tenth of what
// starting a worker thread takes.
module.registerHooks({
  resolve: (specifier, context, next) =>
    /^\.\.?\/.*\.ts$/.test(specifier) && context.parentURL !== undefined
      ? { url: new URL(specifier, context.parentURL).href, format: 'module-typescript', shortCircuit: true }
      : next(specifier, context),
});
