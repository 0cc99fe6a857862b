// failed-files.mjs REPORT…: prints the test files of suites on real servers that failed, unless they are so many that it is
// the program rather than a busy machine.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { argv, cwd, stdout } from 'node:process';

const most = 5;
const onServers = /^test\/(?:contract|e2e|faults|kubernetes)\//u;

const failed = argv
  .slice(2)
  .flatMap((path) => JSON.parse(readFileSync(path, 'utf8')).testResults)
  .filter(({ status }) => status === 'failed')
  .map(({ name }) => relative(cwd(), name))
  .filter((name) => onServers.test(name));
if (failed.length <= most) stdout.write(failed.map((name) => `${name}\n`).join(''));
