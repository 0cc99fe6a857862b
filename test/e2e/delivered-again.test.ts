import { createHash } from 'node:crypto';
import { env } from 'node:process';
import { deliveryList, job } from '@winnow/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { batchJob, makeBatchJob, startBatch, textFile, textFiles, untilEnded, wholeRanking } from '../support/batch-calls.ts';
import { get, post, send, untilDone } from '../support/call.ts';
import { jobText } from '../support/job-texts.ts';
import { rewindGroups } from '../support/rewind-groups.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { describeModes } from './modes.ts';

describeModes((deployment) => {
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
  });
  afterAll(() => receiver?.stop());
  const url = (path: string): string => `${deployment().addresses()[0]}${path}`;

  /** Messages that were taken up to their end by the processes that run now. */
  const countHandled = async (): Promise<number> => {
    const texts = await Promise.all(
      deployment()
        .metricsAddresses()
        .map(async (address) => (await fetch(`${address}/metrics`)).text()),
    );
    const counts = texts.flatMap((text) => [...text.matchAll(/^winnow_message_seconds_count\{.*\} (\d+)$/gm)]);
    return counts.reduce((sum, [, count]) => sum + Number(count), 0);
  };

  const untilDelivered = (batchId: string, attempts: number): Promise<void> =>
    vi.waitFor(
      async () => {
        const answer = await get(url(`/v1/webhook/deliveries?batch_id=${batchId}`));
        const [delivery] = deliveryList.parse(answer.body).deliveries;
        expect([delivery?.state, delivery?.attempts.length]).toEqual(['delivered', attempts]);
      },
      { timeout: 60_000, interval: 50 },
    );

  it('all messages change nothing: what was deleted stays so, and no webhook is sent again', async () => {
    const settings = await send('PUT', url('/v1/webhook'), { url: receiver.url });
    env.SVC_WEBHOOK_SECRET = String(settings.body.secret);

    const deletedJob = String((await post(url('/v1/parse-job'), { fields: { job_description: jobText(1) } })).body.job_id);
    const jobId = await makeBatchJob(deployment().addresses()[0] ?? '');
    const corrected = await send('PUT', url(`/v1/jobs/${jobId}`), { ...batchJob, title: 'Head of Operations' });
    expect(job.parse(corrected.body).version).toBe(2);

    const [kept, erased] = [textFile(50_000), textFile(50_001)];
    expect((await post(url('/v1/score-match-parsed'), { file: kept, fields: { job_id: jobId } })).status).toBe(200);
    expect((await post(url('/v1/questions'), { file: kept, fields: { job_id: jobId } })).status).toBe(200);
    const accepted = await post(url('/v1/score-ats'), { file: erased, headers: { prefer: 'respond-async' } });
    const operation = String(accepted.body.id);
    await untilDone(deployment().addresses, operation);

    const batch = await startBatch(deployment().addresses()[0] ?? '', jobId, textFiles(5, 51_000));
    await untilEnded(deployment().addresses, batch.batch_id);
    await untilDelivered(batch.batch_id, 1);
    const [delivery] = deliveryList.parse((await get(url(`/v1/webhook/deliveries?batch_id=${batch.batch_id}`))).body).deliveries;
    for (const attempts of [2, 3]) {
      expect((await send('POST', url(`/v1/webhook/deliveries/${delivery?.id}/redeliver`))).status).toBe(202);
      await untilDelivered(batch.batch_id, attempts);
    }
    const deletedBatch = await startBatch(deployment().addresses()[0] ?? '', jobId, textFiles(3, 52_000));
    await untilEnded(deployment().addresses, deletedBatch.batch_id);
    await untilDelivered(deletedBatch.batch_id, 1);

    const sha256 = createHash('sha256').update(erased.bytes).digest('hex');
    const gone = [`/v1/jobs/${deletedJob}`, `/v1/batch/${deletedBatch.batch_id}`, `/v1/operations/${operation}`];
    for (const path of [gone[0], gone[1], `/v1/resumes/${sha256}`])
      expect((await send('DELETE', url(path ?? ''))).status).toBe(204);

    const look = async () => ({
      gone: await Promise.all(gone.map(async (path) => (await get(url(path))).status)),
      jobs: (await get(url('/v1/jobs'))).body,
      batches: (await get(url('/v1/batch'))).body,
      ranking: await wholeRanking(deployment().addresses()[0] ?? '', batch.batch_id),
      deliveries: (await get(url('/v1/webhook/deliveries'))).body,
      received: receiver.received.length,
    });
    const before = await look();
    expect(before).toMatchObject({ gone: [404, 404, 404], received: 4 });

    let records = 0;
    await deployment().restart(async (place) => {
      records = await rewindGroups(place);
    });
    expect(records).toBeGreaterThan(30);
    await vi.waitFor(async () => expect(await countHandled()).toBeGreaterThanOrEqual(records), {
      timeout: 100_000,
      interval: 100,
    });
    expect(await look()).toEqual(before);
  }, 720_000);
});
