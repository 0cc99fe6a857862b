// node --import ./deploy/compile-cache.mjs deploy/image/fill-compile-cache.mjs: loads every module that a service or its worker threads
// load, so that the image has them compiled. Must run as the user that the image runs as: the cache has a folder for each user.
import { globSync } from 'node:fs';
import module from 'node:module';
import { pathToFileURL } from 'node:url';

// Entries run what they load.
const entries = globSync([
  'services/*/src/{service,services}.ts',
  'services/*/src/tasks/*.ts',
  'packages/{cli/src/run,*/src/index,*/src/*-thread}.ts',
]);
for (const path of entries) {
  if (/-thread\.ts$/.test(path)) continue;
  await import(pathToFileURL(path).href);
}
module.flushCompileCache();
// Modules may have opened what keeps the process alive.
process.exit(0);
