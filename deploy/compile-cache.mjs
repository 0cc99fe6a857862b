// Loaded before a service (node --import): what was compiled once is read again, by worker threads, too. The folder is the project's own,
// because code is run from it; where it cannot be written, everything is compiled as ever.
import './require-node.mjs';
import module from 'node:module';
import { fileURLToPath } from 'node:url';

module.enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));
