import { spawnSync } from 'node:child_process';
import { operationBody } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { post, untilDone } from '../support/call.ts';
import { makeSample, renderPdf, renderText } from '../support/make-resume.ts';
import { createCleanup, createFolder, removeFolder } from '../support/namespaces.ts';
import { type ServiceProcess, startService } from '../support/service-process.ts';
import { root } from '../support/workspaces.ts';
import { describeModes } from './modes.ts';

describe('a start', () => {
  const cleanup = createCleanup();
  const newFolder = async (): Promise<string> => {
    const folder = await createFolder();
    cleanup(() => removeFolder(folder));
    return folder;
  };
  const start = async (folder: string): Promise<ServiceProcess> => {
    const process = await startService('standalone', { WINNOW_DATA_DIR: folder, WINNOW_PORT: '0' });
    cleanup(() => process.end('SIGKILL'));
    return process;
  };
  const run = (environment: Record<string, string>) =>
    spawnSync(process.execPath, ['services/standalone/src/main.ts'], {
      cwd: root,
      env: { PATH: process.env.PATH, ...environment },
      encoding: 'utf8',
    });

  it('with wrong values says for each which key, what was given and what is accepted', () => {
    const { status, stderr } = run({ WINNOW_PORT: '99999', WINNOW_FILE_TTL: 'soon', WINNOW_BOOTSTRAP_API_KEY: 'short' });
    expect(status).toBe(1);
    expect(stderr).toContain('WINNOW_PORT is "99999"; accepted: a whole number from 0 to 65535.');
    expect(stderr).toContain('WINNOW_FILE_TTL is "soon"');
    expect(stderr).toContain('WINNOW_BOOTSTRAP_API_KEY is (hidden)');
    expect(stderr).not.toContain('short');
  });

  it('with a backend that lacks its addresses says so', () => {
    const { status, stderr } = run({ WINNOW_BACKEND: 'distributed' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('KAFKA_BROKERS and MONGODB_URI')]);
  });

  it('on a data folder that is in use says so and leaves the first process alone', async () => {
    const folder = await newFolder();
    const first = await start(folder);
    const second = run({ WINNOW_DATA_DIR: folder, WINNOW_PORT: '0' });
    expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('in use')]);
    const answer = await post(`${first.address}/v1/score-ats`, {
      file: { name: 'a.txt', bytes: renderText(makeSample(1)) },
      key: null,
    });
    expect(answer.status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
  });

  it('for the first time prints a key and a call that works when it is pasted', async () => {
    const folder = await newFolder();
    const first = await start(folder);
    const call = first.lines.find((line) => line.includes('curl'));
    const { stdout, stderr } = spawnSync('sh', ['-c', call ?? 'false'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ engine_version: expect.any(String), contact: { email: true } });
    const key = /wk_\w{49}/.exec(first.lines.join('\n'))?.[0];
    await first.end('SIGTERM');
    const again = await start(folder);
    expect(again.lines.join('\n')).not.toMatch(/wk_/);
    const answer = await post(`${again.address}/v1/parse`, {
      file: { name: 'a.txt', bytes: renderText(makeSample(1)) },
      key: key ?? '',
    });
    expect(answer.status).toBe(200);
  });
});

describeModes((deployment) => {
  it('a stop under load finishes or hands back what was accepted, and ends with 0', async () => {
    const ids: string[] = [];
    const address = deployment().addresses()[0];
    await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const file = { name: 'a.pdf', bytes: await renderPdf(makeSample(500 + index), 3) };
        const answer = await post(`${address}/v1/score-ats`, { file, headers: { Prefer: 'respond-async' } });
        expect(answer.status).toBe(202);
        ids.push(operationBody.parse(answer.body).id);
      }),
    );
    for (const process of [...deployment().processes()]) {
      // A process that needs longer than its grace ends itself with 1, before the 30 s of Kubernetes are over.
      const code = await process.end('SIGTERM');
      expect([process.name, code]).toEqual([process.name, 0]);
      await deployment().replace(process, 'SIGTERM');
    }
    for (const id of ids)
      expect(operationBody.parse((await untilDone(deployment().addresses, id)).body).status).toBe('succeeded');
  });

  it('writes nothing personal into its logs', async () => {
    const sample = makeSample(999);
    const secrets = [sample.name, sample.email, sample.phone, 'Zanzibarquartz'];
    const text = `${new TextDecoder().decode(renderText(sample))}\nZanzibarquartz`;
    const address = deployment().addresses()[0];
    for (const [path, fields] of [
      ['/v1/score-ats', {}],
      ['/v1/parse', {}],
      ['/v1/parse', { language: 'Zanzibarquartz' }],
      ['/v1/Zanzibarquartz', {}],
    ] as const)
      await post(`${address}${path}`, { file: { name: 'Zanzibarquartz.txt', bytes: new TextEncoder().encode(text) }, fields });
    await post(`${address}/v1/parse`, { file: { name: 'a.pdf', bytes: new TextEncoder().encode(`%PDF-1.7 ${text}`) } });
    const lines = deployment()
      .processes()
      .flatMap((process) => process.lines)
      .join('\n');
    expect(lines).toContain('"msg":"Request"');
    for (const secret of [...secrets, 'a-key-for-the-tests']) expect(lines).not.toContain(secret);
  });
});
