import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCli } from '../../packages/cli/test/support/run-cli.ts';
import { makeBatchJob, startBatch, textFile, textFiles, untilEnded } from '../support/batch-calls.ts';
import { get, post, withoutIds } from '../support/call.ts';
import { type Deployment, deployDistributed, deployStandalone } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';
import { dropTopics } from '../support/kafka-topics.ts';

const secretKey = 'ab'.repeat(32);

describeDistributed(({ brokers, mongodbUri }) => {
  let folder: string;
  const running = new Set<Deployment>();
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'winnow-transfer-'));
  });
  afterAll(async () => {
    for (const deployment of running) await deployment.stop();
    const { openMongo } = await import('@winnow/mongo');
    const mongo = await openMongo(mongodbUri, { database: distributed.WINNOW_DATABASE });
    await mongo.drop();
    await mongo.close();
    await dropTopics(brokers, distributed.WINNOW_TOPIC_PREFIX);
    await rm(folder, { recursive: true, force: true });
  });

  const standalone = (name: string) => ({ WINNOW_DATA_DIR: join(folder, name), WINNOW_SECRET_KEY: secretKey });
  const distributed = {
    WINNOW_BACKEND: 'distributed',
    KAFKA_BROKERS: brokers.join(','),
    MONGODB_URI: mongodbUri,
    WINNOW_TOPIC_PREFIX: `transfer-${randomUUID().slice(0, 8)}.`,
    WINNOW_DATABASE: `transfer_${randomUUID().slice(0, 8)}`,
    WINNOW_SECRET_KEY: secretKey,
  };
  const winnow = async (env: { readonly [name: string]: string }, ...argv: readonly string[]): Promise<void> => {
    const { exitCode, stdout, stderr } = await runCli(argv, 'http://127.0.0.1:9', { env });
    expect(`${stdout}${stderr}`).not.toMatch(/Error|failure/);
    expect(exitCode).toBe(0);
  };
  /** Runs the work while the deployment runs, and leaves its data behind. */
  const during = async <T>(deployment: Deployment, work: (address: string) => Promise<T>): Promise<T> => {
    running.add(deployment);
    return work(deployment.addresses()[0] ?? '');
  };
  const pause = (deployment: Deployment): Promise<void> =>
    Promise.all(deployment.processes().map((process) => process.end('SIGTERM'))).then(() => undefined);

  it('moves from one process to Kafka and MongoDB and back, and every answer stays the same', { timeout: 180_000 }, async () => {
    const file = textFile(1);
    const job = { job_description: 'We need SQL and Kubernetes, and five years of experience.' };
    const paths: string[] = [];
    const read = async (address: string): Promise<readonly unknown[]> => {
      const stored = await Promise.all(paths.map(async (path) => withoutIds((await get(`${address}${path}`)).body)));
      // Computed before, so not computed again.
      const score = await post(`${address}/v1/score-ats`, { file });
      const match = await post(`${address}/v1/score-match`, { file, fields: job });
      expect([score.body.cached, match.body.cached]).toEqual([true, true]);
      return [...stored, withoutIds(score.body), withoutIds(match.body)];
    };

    const first = await deployStandalone(standalone('first'));
    const before = await during(first, async (address) => {
      await post(`${address}/v1/score-ats`, { file });
      await post(`${address}/v1/score-match`, { file, fields: job });
      const jobId = await makeBatchJob(address);
      const { batch_id: batchId } = await startBatch(address, jobId, textFiles(12));
      await untilEnded(() => [address], batchId);
      paths.push(`/v1/jobs/${jobId}`, `/v1/batch/${batchId}`, `/v1/batch/${batchId}/rank`, '/v1/keys');
      return read(address);
    });
    await pause(first);
    const archive = join(folder, 'first.tar');
    await winnow(standalone('first'), 'export', archive);
    await winnow(distributed, 'restore', archive);

    const second = await deployDistributed({ brokers, mongodbUri }, distributed);
    expect(await during(second, read)).toEqual(before);
    await winnow(distributed, 'doctor');
    await pause(second);
    await winnow(distributed, 'export', join(folder, 'second.tar'));
    await winnow(standalone('third'), 'restore', join(folder, 'second.tar'));

    const third = await deployStandalone(standalone('third'));
    expect(await during(third, read)).toEqual(before);
  });
});
