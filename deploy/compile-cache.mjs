// Loaded before a service (node --import): what was compiled once is read again, by worker threads, too. The folder is the project's own,
// because code is run from it; where it cannot be written, everything is compiled as ever.
import './require-node.mjs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

/** Formats of modules, by folder and extension: they depend on nothing else. */
const formats = new Map();
/** What the packages of the project import from others, by package. */
const found = new Map();

const remember = (known, key, resolved) => {
  if (resolved.format) known.set(key, resolved);
  return resolved;
};

// Finding modules takes a fifth of what starting a worker thread takes, and most of it is not needed: a relative import names its file with
// the extension, and all files of a package of the project find the same packages.
module.registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL, conditions } = context;
    if (parentURL === undefined || !conditions.includes('import')) return next(specifier, context);
    if (/^\.\.?\/.*\.[jt]s$/.test(specifier)) {
      const { href } = new URL(specifier, parentURL);
      const key = href.slice(0, href.lastIndexOf('/')) + specifier.slice(-3);
      const known = formats.get(key);
      return known === undefined
        ? remember(formats, key, next(specifier, context))
        : { url: href, format: known.format, shortCircuit: true };
    }
    const [, folder] = /^(.*?\/(?:packages|services)\/[^/]+)\/src\//.exec(parentURL) ?? [];
    if (folder === undefined || specifier.startsWith('.')) return next(specifier, context);
    const key = `${folder} ${specifier}`;
    const known = found.get(key);
    return known === undefined ? remember(found, key, next(specifier, context)) : { ...known, shortCircuit: true };
  },
});
