import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKey, type Deployment, deployStandalone } from '../support/deployment.ts';
import { preparePython } from '../support/python-environment.ts';
import { root } from '../support/workspaces.ts';

const execute = promisify(execFile);
const folder = join(root, 'clients/python');
const prepared = preparePython('python-client', 'clients/python/requirements-test.txt');
const missing = 'missing' in prepared ? prepared.missing : undefined;
const isRequired = process.env.WINNOW_TEST_PYTHON === 'required';

describe.skipIf(missing !== undefined && !isRequired)(`the Python client${missing === undefined ? '' : ` (${missing})`}`, () => {
  let deployment: Deployment | undefined;
  const environment = () => ({
    PATH: process.env.PATH,
    PYTHONDONTWRITEBYTECODE: '1',
    WINNOW_URL: deployment?.addresses()[0],
    WINNOW_API_KEY: apiKey,
    WINNOW_EXAMPLES: join(root, 'examples'),
  });
  const run = async (module: string, ...args: readonly string[]): Promise<string> => {
    if ('missing' in prepared) throw new Error(prepared.missing);
    const env = environment();
    const ended = await execute(prepared.python, ['-m', module, ...args], { cwd: folder, env }).catch((error) => error);
    return ended.stdout;
  };

  beforeAll(async () => {
    if (missing === undefined) deployment = await deployStandalone();
  });
  afterAll(() => deployment?.stop());

  it('passes its tests, also those against the service', async () => {
    expect(await run('pytest', '-q')).toMatch(/^[.\s[\]\d%]*\d\d passed in [\d.]+s\s*$/);
  });

  it('runs the example', async () => {
    if ('missing' in prepared) throw new Error(prepared.missing);
    const env = { ...environment(), PYTHONPATH: join(folder, 'src') };
    const examples = join(root, 'examples');
    const args = [
      join(examples, 'match_with_client.py'),
      join(examples, 'resumes/nora-lindqvist.txt'),
      join(examples, 'job.txt'),
    ];
    const { stdout } = await execute(prepared.python, args, { env });
    expect(stdout).toMatch(/^\d+ of 100 \(\w+\)\n(?:(?:met|partly_met|not_shown|not_assessable) +\S.*\n)+$/);
  });

  it('is typed throughout', async () => {
    expect(await run('mypy', '--cache-dir', join(root, 'node_modules/.cache/mypy'))).toMatch(/^Success: no issues found/);
  });
});
