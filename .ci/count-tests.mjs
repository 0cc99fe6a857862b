// count-tests.mjs REPORT: prints "passed failed skipped" of a JSON report of vitest and, for the end of the log, what failed.
import { readFileSync } from 'node:fs';
import { argv, stderr, stdout } from 'node:process';

const report = JSON.parse(readFileSync(argv[2], 'utf8'));
for (const { name, message, assertionResults } of report.testResults) {
  const failures = assertionResults.filter(({ status }) => status === 'failed');
  for (const { fullName, failureMessages } of failures) stderr.write(`FAILED ${name} > ${fullName}\n${failureMessages[0]}\n`);
  if (failures.length === 0 && message) stderr.write(`FAILED ${name}\n${message}\n`);
}
stdout.write(`${report.numPassedTests} ${report.numFailedTests} ${report.numPendingTests + report.numTodoTests}\n`);
