import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { readSource, root } from './support/workspaces.ts';

/** The modules that the tasks of worker threads load, as paths or names. */
const modulesOfTasks = (): readonly string[] => {
  const tasks = globSync('services/*/src/tasks/*.ts', { cwd: root }).filter((path) => readSource(path).includes('serveTask'));
  const imports = tasks.map((path) => `await import(${JSON.stringify(pathToFileURL(`${root}/${path}`).href)});`);
  const code = `import { registerHooks } from 'node:module';
    registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
    ${imports.join('\n')}`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root, encoding: 'utf8' }).split('\n');
};

it('a worker thread loads no validator: it would take 50 ms and 20 MB in each of them', () => {
  const modules = modulesOfTasks();
  expect(modules.some((url) => url.includes('packages/resumes/src/'))).toBe(true);
  expect(modules.filter((url) => /\/node_modules\/zod\/|packages\/contracts\/src\/(?:index|bodies)/.test(url))).toEqual([]);
}, 20_000);
