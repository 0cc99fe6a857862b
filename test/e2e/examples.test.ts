import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKey, type Deployment, deployStandalone } from '../support/deployment.ts';
import { root } from '../support/workspaces.ts';

const execute = promisify(execFile);
const folder = join(root, 'examples');
const resume = join(folder, 'resumes/nora-lindqvist.txt');
const secret = 'whsec_c29tZSBieXRlcyBmb3IgYW4gZXhhbXBsZQ==';
const body = JSON.stringify({ batch_id: 'batch_1', status: 'completed', success: 2, total_candidates: 2 });
const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

describe('examples that call the API', () => {
  let deployment: Deployment;
  const run = async (command: string, ...args: readonly string[]): Promise<string> => {
    const environment = { PATH: process.env.PATH, WINNOW_URL: deployment.addresses()[0], WINNOW_API_KEY: apiKey };
    return (await execute(command, args, { cwd: folder, env: environment })).stdout;
  };

  beforeAll(async () => {
    deployment = await deployStandalone();
  });
  afterAll(() => deployment?.stop());

  it('score a resume, with fetch and with curl alike', async () => {
    const printed = await run(process.execPath, 'score-resume.mjs', resume);
    const report = JSON.parse(await run('./score-resume.sh', resume));
    expect(printed).toMatch(new RegExp(`^${report.score} of 100 \\(${report.band}\\)\\n`));
    expect(printed.trim().split('\n')).toHaveLength(1 + report.top_fixes.length);
  });

  it('screen a folder and print who fits best first', async () => {
    const printed = await run(process.execPath, 'screen-folder.mjs', join(folder, 'resumes'), join(folder, 'job.txt'));
    expect(printed).toMatch(/^1\. \d+ {2}nora-lindqvist\.txt\n2\. \d+ {2}elias-marlowe\.txt\n$/);
  });

  it('do the same with the clients', async () => {
    const printed = await run(process.execPath, 'rank-with-client.mjs', join(folder, 'resumes'), join(folder, 'job.txt'));
    expect(printed).toMatch(/^1\. \d+ {2}nora-lindqvist\.txt\n2\. \d+ {2}elias-marlowe\.txt\n$/);
  });

  it('say what the server rejects', async () => {
    const broken = await mkdtemp(join(tmpdir(), 'winnow-example-'));
    try {
      await writeFile(join(broken, 'broken.pdf'), '%PDF-1.7\nbroken');
      await expect(run(process.execPath, 'score-resume.mjs', join(broken, 'broken.pdf'))).rejects.toThrow('UNREADABLE_FILE: ');
      const printed = await run(process.execPath, 'screen-folder.mjs', broken, join(folder, 'job.txt'));
      expect(printed).toMatch(/^failed {2}broken\.pdf: \w.+\n$/);
    } finally {
      await rm(broken, { recursive: true });
    }
  });
});

describe('the webhook example for Node', () => {
  let receiver: ChildProcess;
  let url = '';
  const post = async (text: string, given: string): Promise<number> =>
    (await fetch(url, { method: 'POST', headers: { 'X-SVC-Signature': given }, body: text })).status;

  beforeAll(async () => {
    receiver = spawn(process.execPath, [join(folder, 'verify-webhook.mjs')], {
      env: { PATH: process.env.PATH, PORT: '0', SVC_WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(receiver.stdout ?? receiver, 'data');
    url = `http://127.0.0.1:${/\d+/.exec(String(line))?.[0]}`;
  });
  afterAll(() => receiver.kill());

  it('accepts what was signed and rejects everything else', async () => {
    expect(await post(body, signature)).toBe(204);
    expect(await post(`${body} `, signature)).toBe(401);
    expect(await post(body, 'sha256=')).toBe(401);
  });
});

describe('the webhook example for Python', () => {
  const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;
  const verify = (text: string, given: string) =>
    spawnSync('python3', ['verify_webhook.py', given], {
      cwd: folder,
      input: text,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, SVC_WEBHOOK_SECRET: secret, PYTHONDONTWRITEBYTECODE: '1' },
    });

  it.skipIf(!hasPython)(
    `accepts what was signed and rejects everything else${hasPython ? '' : ' (needs python3, 3.10 or newer)'}`,
    () => {
      expect(verify(body, signature)).toMatchObject({ status: 0, stdout: 'genuine\n' });
      expect(verify(`${body} `, signature)).toMatchObject({ status: 1, stdout: 'not genuine\n' });
      expect(verify(body, 'sha256=')).toMatchObject({ status: 1, stdout: 'not genuine\n' });
    },
  );
});
