import { randomUUID } from 'node:crypto';
import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runCli } from '../../packages/cli/test/support/run-cli.ts';
import { post, send } from '../support/call.ts';
import { type Deployment, deployDistributed } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';
import { makeSample, renderPdf } from '../support/make-resume.ts';
import { preparePython } from '../support/python-environment.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';

describeDistributed((servers) => {
  const prepared = preparePython('s3-server', 'test/support/s3/requirements.txt');
  if ('missing' in prepared) {
    it.skip(`needs Python with moto: ${prepared.missing}`, () => {});
    return;
  }
  const bucket = `winnow-${randomUUID().slice(0, 8)}`;
  let server: S3Server;
  let deployment: Deployment;
  beforeAll(async () => {
    server = await startS3Server(prepared.python);
    await server.create(bucket);
    // For commands that run in this process.
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'tests');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'tests');
    const environment = { ...server.environment(bucket), WINNOW_FILES_S3_PREFIX: 'e2e/' };
    deployment = await deployDistributed(servers, environment, { services: ['gateway', 'parser', 'scoring'] });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await deployment?.stop();
    await server?.stop();
  });

  const keys = async (): Promise<readonly string[]> =>
    ((await server.client.send(new ListObjectsV2Command({ Bucket: bucket }))).Contents ?? []).map(({ Key = '' }) => Key);

  it('keeps uploads in the bucket, scores them from there, and erases them from it', async () => {
    const [address = ''] = deployment.addresses();
    const file = { name: 'resume.pdf', bytes: await renderPdf(makeSample(32)) };
    const { status, body } = await post(`${address}/v1/score-ats`, { file });
    expect(status).toBe(200);
    const { sha256 } = body.document as { readonly sha256: string };
    expect((await keys()).filter((key) => key.includes(sha256))).toEqual([expect.stringMatching(/^e2e\/files\/uploads\//)]);

    expect((await send('DELETE', `${address}/v1/resumes/${sha256}`)).status).toBe(204);
    expect(await keys()).toEqual(['e2e/check']);
  });

  it('is what winnow-cli doctor looks at, which names a bucket that is missing in one line', async () => {
    const doctor = (more: { readonly [key: string]: string }) =>
      runCli(['doctor'], 'http://127.0.0.1:9', { env: { ...deployment.environment, ...more } });
    const { stdout } = await doctor({});
    expect(stdout).toContain(`ok       files: can be stored in the bucket ${bucket}`);
    const missing = { WINNOW_FILES_S3_BUCKET: 'no-such-bucket' };
    const line = 'WINNOW_FILES_S3_BUCKET is "no-such-bucket": There is no such bucket. Create it, or correct the name.';
    expect(await doctor(missing)).toMatchObject({ exitCode: 1, stdout: expect.stringContaining(`failure  servers: ${line}\n`) });
    const setup = await runCli(['setup'], 'http://127.0.0.1:9', { env: { ...deployment.environment, ...missing } });
    expect(setup).toMatchObject({ exitCode: 2, stderr: `Error: ${line}\n` });
  });
});
