import { randomUUID } from 'node:crypto';
import { env } from 'node:process';
import { type BatchBody, errorBody, type KeyBody, newKeyBody } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { brokenFile, makeBatchJob, startBatch, textFile, textFiles, untilEnded, wholeRanking } from '../support/batch-calls.ts';
import { get, post, send, type Upload } from '../support/call.ts';
import { makeSlowPdf } from '../support/make-slow-pdf.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';
import { describeModes } from './modes.ts';

describeModes(
  (deployment) => {
    const addresses = (): readonly string[] => deployment().addresses();
    const address = (): string => addresses()[0] ?? '';
    const url = (path: string): string => `${address()}${path}`;
    let job = '';
    let receiver: WebhookReceiver;
    let slow: Upload;

    beforeAll(async () => {
      job = await makeBatchJob(address());
      receiver = await startWebhookReceiver();
      slow = { name: 'slow.pdf', bytes: makeSlowPdf(30, 1_000_000) };
      const settings = await send('PUT', url('/v1/webhook'), { url: receiver.url });
      env.SVC_WEBHOOK_SECRET = String(settings.body.secret);
    });
    afterAll(() => receiver?.stop());

    const slowFiles = (count: number): readonly Upload[] =>
      Array.from({ length: count }, (_, index) => ({
        name: `slow-${index}.pdf`,
        bytes: Buffer.concat([slow.bytes, Buffer.from(`\n%${randomUUID()}`)]),
      }));

    /** What the event of a batch must say, from what the batch says. */
    const eventOf = async (batch: BatchBody) => ({
      event: 'batch.completed',
      batch_id: batch.batch_id,
      job_id: job,
      status: batch.status,
      total_candidates: batch.total_candidates,
      success: batch.success,
      failed: batch.failed,
      resumes_scored: batch.success,
      timestamp: (await receiver.eventOf(batch.batch_id)).timestamp,
    });

    const expectOneEvent = async (batch: BatchBody): Promise<void> => {
      expect(await receiver.eventOf(batch.batch_id)).toEqual(await eventOf(batch));
      const told = await vi.waitFor(
        async () => {
          const { body } = await get(url(`/v1/batch/${batch.batch_id}`));
          expect(body.webhook).toEqual({ state: 'delivered', attempts: 1, next_attempt_at: null });
          return body;
        },
        { timeout: 60_000, interval: 50 },
      );
      expect(told.status).toBe(batch.status);
      const list = await get(url(`/v1/webhook/deliveries?batch_id=${batch.batch_id}`));
      expect(list.body.deliveries).toHaveLength(1);
    };

    describe('a batch that ends', () => {
      it('completed, sends one signed event', async () => {
        const { batch_id } = await startBatch(address(), job, textFiles(3));
        const batch = await untilEnded(addresses, batch_id);
        expect(batch.status).toBe('completed');
        await expectOneEvent(batch);
      });

      it('partial, because one has failed, sends one signed event', async () => {
        const { batch_id } = await startBatch(address(), job, [textFile(4), brokenFile]);
        const batch = await untilEnded(addresses, batch_id);
        expect(batch).toMatchObject({ status: 'partial', success: 1, failed: 1 });
        await expectOneEvent(batch);
      });

      it('failed, because its time was up before any candidate came back, sends one signed event and has nothing to rank', async () => {
        const { batch_id } = await startBatch(address(), job, slowFiles(2), { timeout_seconds: '1' });
        const batch = await untilEnded(addresses, batch_id);
        expect(batch).toMatchObject({ status: 'failed', success: 0, failed: 2 });
        await expectOneEvent(batch);
        const ranked = await wholeRanking(address(), batch_id);
        expect(ranked.ranking).toEqual([]);
        expect(ranked.failures.map(({ error }) => error)).toEqual(['TIMEOUT', 'TIMEOUT']);
      });

      it('partial, because its time was up later, has those that were scored and names the others', async () => {
        // Scored before, so that its result is there in time on a busy machine, too.
        const quick = textFile(5);
        expect((await post(url('/v1/score-match-parsed'), { file: quick, fields: { job_id: job } })).status).toBe(200);
        const { batch_id } = await startBatch(address(), job, [quick, ...slowFiles(10)], { timeout_seconds: '10' });
        const batch = await untilEnded(addresses, batch_id);
        expect(batch).toMatchObject({ status: 'partial', total_candidates: 11, pending: 0 });
        expect(batch.success).toBeGreaterThanOrEqual(1);
        expect(batch.success + batch.failed).toBe(11);
        await expectOneEvent(batch);
        const ranked = await wholeRanking(address(), batch_id);
        expect([ranked.ranking.length, ranked.failures.length]).toEqual([batch.success, batch.failed]);
        expect(ranked.failures.at(-1)?.error).toBe('TIMEOUT');
      });

      it('partial, because it was cancelled, sends one signed event', async () => {
        const { batch_id } = await startBatch(address(), job, slowFiles(6));
        expect((await send('POST', url(`/v1/batch/${batch_id}/cancel`))).status).toBe(202);
        const batch = await untilEnded(addresses, batch_id);
        expect(batch).toMatchObject({ status: 'partial', total_candidates: 6 });
        await expectOneEvent(batch);
        const { failures } = await wholeRanking(address(), batch_id);
        expect(failures.at(-1)?.error).toBe('CANCELLED');
        expect((await send('POST', url(`/v1/batch/${batch_id}/cancel`))).status).toBe(202);
        expect(await untilEnded(addresses, batch_id)).toEqual(await untilEnded(addresses, batch_id));
      });

      it('before it started, because it was cancelled, is dropped without an event', async () => {
        const { batch_id } = await startBatch(address(), job, textFiles(2), { start: 'false' });
        expect((await send('POST', url(`/v1/batch/${batch_id}/cancel`))).status).toBe(202);
        const gone = await get(url(`/v1/batch/${batch_id}`));
        expect([gone.status, errorBody.parse(gone.body).detail.error]).toEqual([404, 'BATCH_NOT_FOUND']);
      });

      it('by being erased, is gone with its results, and its files unless another batch has them', async () => {
        const [both, own] = [textFile(90), textFile(91)];
        const [first, second] = [
          await startBatch(address(), job, [both, own]),
          await startBatch(address(), job, [{ ...both, name: 'other.txt' }]),
        ];
        await untilEnded(addresses, first.batch_id);
        await untilEnded(addresses, second.batch_id);
        expect((await send('DELETE', url(`/v1/batch/${first.batch_id}`))).status).toBe(204);
        for (const path of ['', '/rank', '/events'])
          expect((await get(url(`/v1/batch/${first.batch_id}${path}`))).status).toBe(404);
        const { ranking } = await wholeRanking(address(), second.batch_id);
        expect(ranking.map(({ file_name }) => file_name)).toEqual(['other.txt']);
        const report = await get(url(`/v1/batch/${second.batch_id}/candidates/${ranking[0]?.candidate_id}`));
        expect(report.status).toBe(200);
      });
    });

    describe('a webhook', () => {
      it('is retried with backoff until it is taken, and its attempts can be read', async () => {
        receiver.answerWith(500, 302);
        const { batch_id } = await startBatch(address(), job, [textFile(20)]);
        const batch = await untilEnded(addresses, batch_id);
        await vi.waitFor(
          async () =>
            expect((await get(url(`/v1/batch/${batch_id}`))).body.webhook).toMatchObject({ state: 'delivered', attempts: 3 }),
          { timeout: 60_000, interval: 50 },
        );
        const { body } = await get(url(`/v1/webhook/deliveries?batch_id=${batch_id}`));
        const [delivery] = body.deliveries as { attempts: { status: number; error: string | null }[] }[];
        expect(delivery?.attempts.map(({ status, error }) => [status, error])).toEqual([
          [500, 'status'],
          [302, 'redirect'],
          [204, null],
        ]);
        const tries = receiver.received.filter(({ raw }) => JSON.parse(raw.toString()).batch_id === batch_id);
        expect(tries.every(({ signed }) => signed)).toBe(true);
        expect(new Set(tries.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
        expect(batch.status).toBe('completed');
      });

      it('signs with the new secret at once when it is regenerated between two tries', async () => {
        receiver.answerWith(503);
        const { batch_id } = await startBatch(address(), job, [textFile(21)]);
        await receiver.eventOf(batch_id);
        const renewed = await send('POST', url('/v1/webhook/secret'));
        env.SVC_WEBHOOK_SECRET = String(renewed.body.secret);
        expect((await get(url('/v1/webhook/secret'))).body.secret).toBe(env.SVC_WEBHOOK_SECRET);
        await vi.waitFor(
          async () => expect((await get(url(`/v1/batch/${batch_id}`))).body.webhook).toMatchObject({ state: 'delivered' }),
          { timeout: 60_000, interval: 50 },
        );
      });

      it('can be tested, sent again, and sent again for all that failed since a time', async () => {
        const tested = await send('POST', url('/v1/webhook/test'));
        expect(tested.status).toBe(202);
        await vi.waitFor(
          async () => {
            const { body } = await get(url('/v1/webhook/deliveries?limit=1'));
            expect(body.deliveries).toMatchObject([{ id: tested.body.id, event: 'test', state: 'delivered' }]);
          },
          { timeout: 60_000, interval: 50 },
        );
        const { batch_id } = await startBatch(address(), job, [textFile(22)]);
        await receiver.eventOf(batch_id);
        const count = () => receiver.received.filter(({ raw }) => JSON.parse(raw.toString()).batch_id === batch_id).length;
        const before = count();
        const id = `whd_${batch_id.slice('batch_'.length)}`;
        expect((await send('POST', url(`/v1/webhook/deliveries/${id}/redeliver`))).status).toBe(202);
        await vi.waitFor(() => expect(count()).toBe(before + 1), { timeout: 60_000, interval: 50 });
        const all = await send('POST', url('/v1/webhook/redeliver'), { failed_since: '2020-01-01T00:00:00Z' });
        expect([all.status, all.body]).toEqual([202, { redelivered: 0 }]);
      });

      it.each([
        'http://10.0.0.1/',
        'http://169.254.169.254/latest/meta-data',
        'http://[fd00::1]/',
        'https://192.168.1.1/',
        'https://user:pass@example.com/',
        'ftp://example.com/',
        'https://[::ffff:10.0.0.1]/',
        'https://0xa9fea9fe/',
        'not a url',
      ])('refuses to go to %s', async (target) => {
        const answer = await send('PUT', url('/v1/webhook'), { url: target });
        expect([answer.status, errorBody.parse(answer.body).detail.fields[0]?.field]).toEqual([400, 'url']);
      });

      it('that is switched off keeps its events, to be sent later', async () => {
        await send('PUT', url('/v1/webhook'), { url: receiver.url, enabled: false });
        const { batch_id } = await startBatch(address(), job, [textFile(23)]);
        await untilEnded(addresses, batch_id);
        const state = async () => ((await get(url(`/v1/batch/${batch_id}`))).body.webhook as { state: string }).state;
        await vi.waitFor(async () => expect(await state()).toBe('skipped'), { timeout: 60_000, interval: 50 });
        await send('PUT', url('/v1/webhook'), { url: receiver.url });
        const since = new Date(Date.now() - 60_000).toISOString();
        const again = await send('POST', url('/v1/webhook/redeliver'), { failed_since: since });
        expect(again.body.redelivered).toBeGreaterThanOrEqual(1);
        await vi.waitFor(async () => expect(await state()).toBe('delivered'), { timeout: 60_000, interval: 50 });
      });

      it('can be taken away', async () => {
        expect((await send('DELETE', url('/v1/webhook'))).status).toBe(204);
        for (const path of ['/v1/webhook', '/v1/webhook/secret']) expect((await get(url(path))).status).toBe(404);
        expect((await send('POST', url('/v1/webhook/test'))).status).toBe(404);
      });
    });

    it('needs the right scopes', async () => {
      const made = await send('POST', url('/v1/keys'), { name: 'only analyze', scopes: ['analyze'] });
      const key: KeyBody & { key: string } = newKeyBody.parse(made.body);
      for (const path of ['/v1/batch', '/v1/webhook', '/v1/keys'])
        expect((await get(url(path), { key: key.key })).status).toBe(403);
    });
  },
  {
    WINNOW_WORKERS: '1',
    WINNOW_LIMIT_READING: '10s',
    WINNOW_WEBHOOK_SCHEDULE: '0s,300ms,300ms,300ms',
    // Small, so that the files that come first are scored first.
    WINNOW_BATCH_WINDOW: '2',
  },
);
