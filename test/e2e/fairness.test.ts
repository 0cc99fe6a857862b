import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeAccount } from '../support/accounts.ts';
import { makeBatchJob, startBatch, textFile, untilEnded } from '../support/batch-calls.ts';
import { post, send, type Upload } from '../support/call.ts';
import { countTasks } from '../support/count-tasks.ts';
import { makeSlowPdf } from '../support/make-slow-pdf.ts';
import { describeModes } from './modes.ts';

describeModes(
  (deployment) => {
    const addresses = (): readonly string[] => deployment().addresses();
    const address = (): string => addresses()[0] ?? '';
    const slow = makeSlowPdf(9, 1_000_000);
    const slowFile = (): Upload => ({ name: 'slow.pdf', bytes: Buffer.concat([slow, Buffer.from(`\n%${randomUUID()}`)]) });
    const slowFiles = (count: number): readonly Upload[] => Array.from({ length: count }, slowFile);
    const filesRead = (): Promise<number> => countTasks(deployment(), 'extract');
    /** Threads that read. */
    const readers = (): number => (deployment().mode === 'standalone' ? 1 : 2);
    let other = '';
    const batches: string[] = [];

    beforeAll(async () => {
      other = (await makeAccount(address(), 'other')).key;
    });
    // What is left of the floods is not to be read to its end.
    afterAll(async () => {
      for (const id of batches) await send('POST', `${address()}/v1/batch/${id}/cancel`);
    });

    /** Resolves when something of the flood is being read. */
    const underWay = async (before: number): Promise<void> => {
      await vi.waitFor(async () => expect(await filesRead()).toBeGreaterThan(before), { timeout: 60_000, interval: 20 });
    };

    describe('a tenant', () => {
      it('is answered after a few of another one’s files, however many wait', async () => {
        const before = await filesRead();
        const headers = { Prefer: 'respond-async' };
        const flood = await Promise.all(slowFiles(14).map((file) => post(`${address()}/v1/parse`, { file, headers })));
        expect(flood.map(({ status }) => status)).toEqual(Array(14).fill(202));
        await underWay(before);
        const atArrival = await filesRead();
        const answer = await post(`${address()}/v1/parse`, { file: textFile(700), key: other });
        expect(answer.status).toBe(200);
        // The file in hand of each thread, its own, and one that may have been let in while its own was uploaded.
        expect((await filesRead()) - atArrival).toBeLessThanOrEqual(2 * readers() + 2);
        await vi.waitFor(async () => expect((await filesRead()) - before).toBe(15), { timeout: 90_000, interval: 50 });
      });

      it('has its batch scored after a few of the files of another one’s batch', async () => {
        const before = await filesRead();
        const { batch_id } = await startBatch(address(), await makeBatchJob(address()), slowFiles(24));
        batches.push(batch_id);
        await underWay(before);
        const job = await send(
          'POST',
          `${address()}/v1/parse-job`,
          { job_description: 'We need 3 years of SQL.' },
          { key: other },
        );
        const atArrival = await filesRead();
        const mine = await post(`${address()}/v1/batch`, {
          key: other,
          files: [textFile(701)],
          fields: { job_id: String(job.body.job_id) },
        });
        expect(mine.status).toBe(202);
        await vi.waitFor(
          async () => {
            const body = await (
              await fetch(`${address()}/v1/batch/${mine.body.batch_id}`, { headers: { 'x-api-key': other } })
            ).json();
            expect(body).toMatchObject({ status: 'completed' });
          },
          { timeout: 90_000, interval: 20 },
        );
        expect((await filesRead()) - atArrival).toBeLessThanOrEqual(5 * readers() + 2);
        await send('POST', `${address()}/v1/batch/${batch_id}/cancel`);
      });
    });

    it('drops the files of a batch that was cancelled', async () => {
      const job = await makeBatchJob(address());
      const before = await filesRead();
      const { batch_id } = await startBatch(address(), job, slowFiles(24));
      await underWay(before);
      await send('POST', `${address()}/v1/batch/${batch_id}/cancel`);
      await untilEnded(addresses, batch_id);
      const atEnd = await filesRead();
      const next = await startBatch(address(), job, [textFile(702)]);
      expect((await untilEnded(addresses, next.batch_id)).status).toBe('completed');
      // Those in hand, what was begun within the second in which the end is noticed, and the one of the next batch.
      expect((await filesRead()) - atEnd).toBeLessThanOrEqual(4 * readers() + 1);
    });
  },
  { WINNOW_WORKERS: '1', WINNOW_LIMIT_READING: '20s' },
);
