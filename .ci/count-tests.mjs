// count-tests.mjs REPORT [AGAIN]: prints "passed failed skipped" of a JSON report of vitest and, for the end of the log, what
// failed. The files of the report AGAIN take the place of what REPORT says of them.
import { existsSync, readFileSync } from 'node:fs';
import { argv, stderr, stdout } from 'node:process';

const read = (path) => JSON.parse(readFileSync(path, 'utf8')).testResults;
const again = argv[3] !== undefined && existsSync(argv[3]) ? read(argv[3]) : [];
const files = [...read(argv[2]).filter(({ name }) => again.every((file) => file.name !== name)), ...again];

const counts = { passed: 0, failed: 0, skipped: 0 };
for (const { name, status, message, assertionResults } of files) {
  for (const result of assertionResults) {
    if (result.status === 'passed' || result.status === 'failed') counts[result.status] += 1;
    else counts.skipped += 1;
    if (result.status === 'failed') stderr.write(`FAILED ${name} > ${result.fullName}\n${result.failureMessages[0]}\n`);
  }
  if (status === 'failed' && assertionResults.every((result) => result.status !== 'failed')) {
    counts.failed += 1;
    stderr.write(`FAILED ${name}\n${message}\n`);
  }
}
stdout.write(`${counts.passed} ${counts.failed} ${counts.skipped}\n`);
