import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { apiKey, deployStandalone } from '../support/deployment.ts';

// Starts Winnow as one process and holds it against its document, with as many examples as asked for: hold-to-document.ts [options of st run]
const unlimited = '1000000000';
const winnow = await deployStandalone({
  WINNOW_LIMIT_REFUSED_PER_MINUTE: unlimited,
  WINNOW_LIMIT_ANONYMOUS_PER_MINUTE: unlimited,
  WINNOW_LIMIT_ANONYMOUS_PER_DAY: unlimited,
});
try {
  const script = join(import.meta.dirname, 'run.sh');
  const run = spawn(script, [winnow.addresses()[0] ?? '', apiKey, ...process.argv.slice(2)], { stdio: 'inherit' });
  const [code] = await once(run, 'exit');
  process.exitCode = code === 0 ? 0 : 1;
} finally {
  await winnow.stop();
}
