import { env } from 'node:process';
import { pathToFileURL } from 'node:url';
import { type Delivery, deliveryList } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeBatchJob, startBatch, textFile, textFiles, untilEnded } from '../support/batch-calls.ts';
import { get, post, send } from '../support/call.ts';
import { type Deployment, deployDistributed } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

/** More than a busy machine delays anything, and far less than the clocks are off. */
const minute = 60_000;
const preload = pathToFileURL(`${import.meta.dirname}/../support/shift-clock.ts`).href;

describeDistributed((servers) => {
  describe('with clocks ten minutes ahead and ten minutes behind', () => {
    /** Of each kind of process the first is ahead and the second is behind. */
    const shifted = (_name: string, number: number): { readonly [key: string]: string } => ({
      NODE_OPTIONS: `--import=${preload}`,
      TEST_CLOCK_SHIFT_MS: String((number === 0 ? 10 : -10) * minute),
    });

    let deployment: Deployment;
    let receiver: WebhookReceiver;
    beforeAll(async () => {
      receiver = await startWebhookReceiver();
      deployment = await deployDistributed(
        servers,
        { WINNOW_LIMIT_ANONYMOUS_PER_MINUTE: '100' },
        { besides: ['batch-coordinator', 'webhook-dispatcher'], own: shifted },
      );
    });
    afterAll(async () => {
      await deployment?.stop();
      await receiver?.stop();
    });
    const address = (turn = 0): string => deployment.addresses()[turn % 2] ?? '';

    it('answers those who ask without a key', async () => {
      const answers = [];
      for (let turn = 0; turn < 6; turn += 1)
        answers.push(await post(`${address(turn)}/v1/score-ats`, { file: textFile(40_000 + turn), key: null }));
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    });

    it('runs every batch to its end, says when that was, and sends its webhook once', async () => {
      const settings = await send('PUT', `${address()}/v1/webhook`, { url: receiver.url });
      env.SVC_WEBHOOK_SECRET = String(settings.body.secret);
      // Longer than anybody who waits for a claim to end looks away.
      receiver.answerAfter(2_500);
      const job = await makeBatchJob(address());
      const began = Date.now();
      const started = await Promise.all(
        [0, 1].map((turn) => startBatch(address(turn), job, textFiles(15, 41_000 + 100 * turn), { timeout_seconds: '300' })),
      );
      for (const { batch_id } of started) {
        const batch = await untilEnded(deployment.addresses, batch_id);
        expect(batch).toMatchObject({ status: 'completed', success: 15, failed: 0 });
        const times = [batch.created_at, batch.started_at, batch.finished_at].map((time) => Date.parse(time ?? ''));
        expect(times).toEqual(times.toSorted((a, b) => a - b));
        expect(Math.min(...times)).toBeGreaterThan(began - minute);
        expect(Math.max(...times)).toBeLessThan(Date.now() + minute);
        expect(Date.parse(batch.timeout_at ?? '') - Date.parse(batch.started_at ?? '')).toBeLessThan(300_000 + minute);

        const delivery = await vi.waitFor(
          async (): Promise<Delivery | undefined> => {
            const answer = await get(`${address()}/v1/webhook/deliveries?batch_id=${batch_id}`);
            const [found] = deliveryList.parse(answer.body).deliveries;
            expect(found?.state).toBe('delivered');
            return found;
          },
          { timeout: 60_000, interval: 100 },
        );
        expect(delivery?.attempts).toHaveLength(1);
        expect(receiver.received.filter(({ raw }) => raw.includes(batch_id))).toHaveLength(1);
        const event = await receiver.eventOf(batch_id);
        expect(Math.abs(Date.parse(event.timestamp) - Date.now())).toBeLessThan(minute);
      }
    });
  });
});
