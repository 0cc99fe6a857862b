import { readdir, stat } from 'node:fs/promises';
import { type BatchBody, batchBody, batchList, type Delivery, deliveryList } from '@winnow/contracts';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { brokenFile, makeBatchJob, startBatch, textFile, textFiles, untilEnded, wholeRanking } from '../support/batch-calls.ts';
import { get, post, send, type Upload } from '../support/call.ts';
import { type Deployment, deployDistributed, deployStandalone } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';
import { startHoldingForwarder } from '../support/holding-forwarder.ts';
import { makeZip } from '../support/make-zip.ts';
import {
  countEnds,
  mixedFile,
  rankingWithoutIds,
  resultsOf,
  type SentOperation,
  submitOperations,
} from '../support/mixed-work.ts';
import { createFolder, removeFolder } from '../support/namespaces.ts';
import type { ServiceProcess } from '../support/service-process.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

/** Sent at once, and when the batch is well under way. */
const early = { from: 5_000, count: 60 };
const late = { from: 5_100, count: 60 };
const mustBeUnfinished = 20;
/** A machine that starts processes beside the work must not make a healthy file seem too slow to read. */
const patience = '60s';

/** A hundred candidates: text and PDF in turn, eight that cannot be read, and one file that comes twice. */
const mixedFiles = async (from: number, pages: number): Promise<readonly Upload[]> => {
  const readable = await Promise.all(Array.from({ length: 91 }, (_, index) => mixedFile(from + index, pages)));
  const again = { name: 'again.pdf', bytes: readable[1]?.bytes ?? new Uint8Array() };
  const unreadable = Array.from({ length: 8 }, (_, index): Upload => {
    const name = `unreadable-${index}.pdf`;
    return index % 2 === 0
      ? { name, bytes: Buffer.concat([brokenFile.bytes, Buffer.from(`${index}`)]) }
      : { name, bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, index]) };
  });
  return [...readable, ...unreadable, again].toSorted((a, b) => (a.bytes.length % 89) - (b.bytes.length % 89));
};

const addressOf = (deployment: Deployment): string => deployment.addresses()[0] ?? '';

type Receiver = WebhookReceiver & {
  /** Has a deployment send its events here, or to a forwarder. */
  readonly receive: (deployment: Deployment, url?: string) => Promise<void>;
};

const receivers: WebhookReceiver[] = [];
/** A receiver that knows the secret of one deployment: several run at the same time. */
const openReceiver = async (): Promise<Receiver> => {
  let secret = '';
  const receiver = await startWebhookReceiver(() => secret);
  receivers.push(receiver);
  return {
    ...receiver,
    receive: async (deployment, url = receiver.url) => {
      secret = String((await send('PUT', `${addressOf(deployment)}/v1/webhook`, { url })).body.secret);
    },
  };
};
afterAll(() => Promise.all(receivers.map((each) => each.stop())));

const deliveriesOf = async (deployment: Deployment, batchId: string): Promise<readonly Delivery[]> =>
  deliveryList.parse((await get(`${addressOf(deployment)}/v1/webhook/deliveries?limit=100&batch_id=${batchId}`)).body).deliveries;

/** The one delivery of a batch, once it has arrived; what its receiver saw of it holds what the batch says. */
const expectEvents = async (
  deployment: Deployment,
  receiver: WebhookReceiver,
  batch: BatchBody,
  max: number,
): Promise<number> => {
  const { batch_id } = batch;
  await vi.waitFor(
    async () => expect((await deliveriesOf(deployment, batch_id)).map(({ state }) => state)).toEqual(['delivered']),
    { timeout: 90_000, interval: 50 },
  );
  const events = receiver.received
    .map(({ headers, raw, signed }) => ({ id: headers['webhook-id'], signed, event: JSON.parse(raw.toString()) }))
    .filter(({ event }) => event.batch_id === batch_id);
  expect(events.length).toBeGreaterThanOrEqual(1);
  expect(events.length).toBeLessThanOrEqual(max);
  expect(new Set(events.map(({ id }) => id)).size).toBe(1);
  for (const { signed, event } of events) {
    expect(signed).toBe(true);
    expect(event).toEqual({
      event: 'batch.completed',
      batch_id,
      job_id: batch.job_id,
      status: batch.status,
      total_candidates: batch.total_candidates,
      success: batch.success,
      failed: batch.failed,
      resumes_scored: batch.success,
      timestamp: event.timestamp,
    });
  }
  return events.length;
};

/** What a process says when a person must act. */
const alarmsOf = (lines: readonly string[]): readonly string[] => lines.filter((line) => /"level":[56]0/.test(line));

const deployments: Deployment[] = [];
const deploy = async (environment: { readonly [key: string]: string } = {}): Promise<Deployment> => {
  const deployment = await deployStandalone({ WINNOW_WORKERS: '1', WINNOW_LIMIT_READING: patience, ...environment });
  deployments.push(deployment);
  return deployment;
};
const stopAll = (): Promise<unknown> => Promise.all(deployments.splice(0).map((deployment) => deployment.stop()));
afterAll(stopAll);

type Progress = { readonly done: number; readonly counted: number; readonly unfinished: number; readonly pending: number };

describe('standalone, killed', () => {
  afterEach(stopAll);

  it('three times in the middle of a batch and of operations, loses nothing and does nothing twice', async () => {
    const files = await mixedFiles(6_000, 4);
    const calm = await deploy();
    const calmJob = await makeBatchJob(addressOf(calm));
    const expectedSent: SentOperation[] = [];
    const calmBatch = await startBatch(addressOf(calm), calmJob, files, { name: 'A hundred' });
    for (const part of [early, late]) await submitOperations(calm, calmJob, part, expectedSent);
    const expectedResults = await resultsOf(calm, expectedSent);
    await untilEnded(calm.addresses, calmBatch.batch_id);
    const expectedRanking = rankingWithoutIds(await wholeRanking(addressOf(calm), calmBatch.batch_id));
    await stopAll();

    const deployment = await deploy();
    const job = await makeBatchJob(addressOf(deployment));
    const receiver = await openReceiver();
    await receiver.receive(deployment);
    const { batch_id } = await startBatch(addressOf(deployment), job, files, { name: 'A hundred' });
    const sent: SentOperation[] = [];
    const sending = [submitOperations(deployment, job, early, sent)];
    const alarms: string[] = [];
    let doneBefore = 0;

    const look = async (): Promise<Progress> => {
      const batch = batchBody.parse((await get(`${addressOf(deployment)}/v1/batch/${batch_id}`)).body);
      // What is told of before and after a kill is counted twice, so more is unfinished than this says.
      const done = doneBefore + (await countEnds(deployment));
      return {
        done,
        counted: batch.success + batch.failed,
        unfinished: Math.max(0, sent.length - done),
        pending: batch.pending,
      };
    };
    const moments: readonly ((progress: Progress) => boolean)[] = [
      ({ done, unfinished }) => done >= 10 && unfinished >= mustBeUnfinished,
      ({ counted, unfinished }) => counted >= 10 && unfinished >= mustBeUnfinished,
      ({ counted, unfinished, pending }) => counted >= 40 && unfinished === 0 && pending >= mustBeUnfinished,
    ];
    for (const [index, hasCome] of moments.entries()) {
      let progress = await look();
      while (!hasCome(progress)) {
        if (progress.pending === 0) throw new Error(`The work is too light for this test: ${JSON.stringify(progress)}`);
        if (progress.counted >= 10 && sending.length === 1) sending.push(submitOperations(deployment, job, late, sent));
        progress = await look();
      }
      const [process] = deployment.processes();
      if (process === undefined) throw new Error('There is no process.');
      await deployment.replace(process, 'SIGKILL');
      alarms.push(...alarmsOf(process.lines));
      doneBefore = progress.done;
      console.info(
        `kill ${index + 1}: at least ${progress.unfinished} of ${sent.length} accepted operations and ${progress.pending} of 100 candidates unfinished`,
      );
      expect(Math.max(progress.unfinished, progress.pending)).toBeGreaterThanOrEqual(mustBeUnfinished);
    }
    await Promise.all(sending);
    expect(sent).toHaveLength(early.count + late.count);
    const results = await resultsOf(deployment, sent);
    for (const [number, result] of expectedResults) expect(results.get(number)).toEqual(result);
    expect(await resultsOf(deployment, sent)).toEqual(results);

    const batch = await untilEnded(deployment.addresses, batch_id);
    expect(batch).toMatchObject({ status: 'partial', total_candidates: 100, success: 92, failed: 8, pending: 0 });
    expect(rankingWithoutIds(await wholeRanking(addressOf(deployment), batch_id))).toEqual(expectedRanking);
    const events = await expectEvents(deployment, receiver, batch, 1 + moments.length);
    console.info(`${results.size} operations done, the batch has ended, its event came ${events} times`);
    expect([...alarms, ...alarmsOf(deployment.processes()[0]?.lines ?? [])]).toEqual([]);
  }, 900_000);

  it('while it takes a ZIP in, has accepted nothing and leaves nothing', async () => {
    const [data, temporary] = [await createFolder(), await createFolder()];
    const deployment = await deploy({ WINNOW_DATA_DIR: data, TMPDIR: temporary });
    const job = await makeBatchJob(addressOf(deployment));
    const zip = { name: 'all.zip', bytes: makeZip(textFiles(120, 7_000)) };
    const walBytes = async (): Promise<number> => (await stat(`${data}/winnow.sqlite-wal`)).size;
    const bytesBefore = await walBytes();
    // Each file takes a page of 4 kB at least.
    const stored = async (): Promise<number> => Math.floor(((await walBytes()) - bytesBefore) / 4096);
    const taken = post(`${addressOf(deployment)}/v1/batch`, { files: [zip], fields: { job_id: job } });
    const answer = taken.then(
      ({ status }) => `${status}`,
      () => 'none',
    );
    let seen = 0;
    await vi.waitFor(
      async () => {
        seen = await stored();
        expect(seen).toBeGreaterThan(50);
      },
      { timeout: 60_000, interval: 1 },
    );
    const [process] = deployment.processes();
    if (process !== undefined) await deployment.replace(process, 'SIGKILL');
    console.info(`killed with ${seen} pages of a ZIP of 120 files stored`);
    expect(await answer).toBe('none');
    expect(batchList.parse((await get(`${addressOf(deployment)}/v1/batch`)).body).batches).toEqual([]);
    expect(await readdir(temporary)).toEqual([]);
    expect(await readdir(`${data}/files/incoming`)).toEqual([]);

    const { batch_id } = await startBatch(addressOf(deployment), job, [zip]);
    const batch = await untilEnded(deployment.addresses, batch_id);
    expect(batch).toMatchObject({ status: 'completed', total_candidates: 120, success: 120, failed: 0 });
    await stopAll();
    await Promise.all([removeFolder(data), removeFolder(temporary)]);
  });

  it('between the files of a batch and its start, shows a batch at most that can be dropped', async () => {
    const deployment = await deploy();
    const job = await makeBatchJob(addressOf(deployment));
    const files = Array.from({ length: 1_000 }, (_, index) => ({ name: `${index}.txt`, bytes: Buffer.from(`Nobody ${index}`) }));
    const zip = { name: 'all.zip', bytes: makeZip(files) };
    const list = async () => batchList.parse((await get(`${addressOf(deployment)}/v1/batch`)).body).batches;
    let answered = 0;
    const answer = post(`${addressOf(deployment)}/v1/batch`, { files: [zip], fields: { job_id: job } }).then(
      ({ status }) => {
        answered = status;
      },
      () => {},
    );
    await vi.waitFor(async () => expect(await list()).toHaveLength(1), { timeout: 90_000, interval: 1 });
    const [process] = deployment.processes();
    if (process !== undefined) await deployment.replace(process, 'SIGKILL');
    await answer;
    const [batch] = await list();
    console.info(`killed with the answer ${answered}: the batch is ${batch?.status} with ${batch?.total_candidates} candidates`);
    if (batch === undefined) throw new Error('The batch was listed before.');
    expect([0, 1_000]).toContain(batch.total_candidates);
    if (answered === 0 && batch.status === 'collecting') {
      expect((await send('POST', `${addressOf(deployment)}/v1/batch/${batch.batch_id}/cancel`)).status).toBe(202);
      expect(await list()).toEqual([]);
    } else {
      const ended = await untilEnded(deployment.addresses, batch.batch_id);
      expect(ended).toMatchObject({ status: 'partial', total_candidates: 1_000, success: 0, failed: 1_000 });
    }
  });
});

// Most of their time, a claim of a dispatcher that died runs out.
describe.concurrent('standalone, killed once, beside others', () => {
  it('right after a batch was accepted, runs it to its end', async () => {
    const deployment = await deploy();
    const job = await makeBatchJob(addressOf(deployment));
    const receiver = await openReceiver();
    await receiver.receive(deployment);
    const { batch_id } = await startBatch(addressOf(deployment), job, textFiles(40, 8_000));
    const [process] = deployment.processes();
    if (process !== undefined) await deployment.replace(process, 'SIGKILL');
    const batch = await untilEnded(deployment.addresses, batch_id);
    expect(batch).toMatchObject({ status: 'completed', total_candidates: 40, success: 40, failed: 0 });
    await expectEvents(deployment, receiver, batch, 2);
  });

  it('as soon as its batch has ended, sends one event of it', async () => {
    const deployment = await deploy();
    const job = await makeBatchJob(addressOf(deployment));
    const receiver = await openReceiver();
    await receiver.receive(deployment);
    const { batch_id } = await startBatch(addressOf(deployment), job, [...textFiles(3, 8_200), brokenFile]);
    const state = async () => (await get(`${addressOf(deployment)}/v1/batch/${batch_id}`)).body.status;
    await vi.waitFor(async () => expect(await state()).toBe('partial'), { timeout: 60_000, interval: 1 });
    const [process] = deployment.processes();
    if (process !== undefined) await deployment.replace(process, 'SIGKILL');
    const batch = await untilEnded(deployment.addresses, batch_id);
    expect(batch).toMatchObject({ status: 'partial', total_candidates: 4, success: 3, failed: 1 });
    await expectEvents(deployment, receiver, batch, 2);
  });

  it('while its event is on the way, sends it again under the same id', async () => {
    const deployment = await deploy();
    const job = await makeBatchJob(addressOf(deployment));
    const receiver = await openReceiver();
    const forwarder = await startHoldingForwarder(receiver.url);
    try {
      await receiver.receive(deployment, forwarder.url);
      const { batch_id } = await startBatch(addressOf(deployment), job, [textFile(8_100)]);
      await vi.waitFor(() => expect(receiver.received.some(({ raw }) => raw.includes(batch_id))).toBe(true), { timeout: 60_000 });
      const [process] = deployment.processes();
      if (process !== undefined) await deployment.replace(process, 'SIGKILL');
      forwarder.release();
      const batch = await untilEnded(deployment.addresses, batch_id);
      expect(await expectEvents(deployment, receiver, batch, 2)).toBe(2);
    } finally {
      await forwarder.stop();
    }
  });
});

describeDistributed((servers) => {
  it('a batch survives the death of a coordinator, a scoring, a dispatcher and a gateway, one after another', async () => {
    const files = await mixedFiles(9_000, 12);
    const deployment = await deployDistributed(servers, { WINNOW_LIMIT_READING: patience });
    deployments.push(deployment);
    const job = await makeBatchJob(addressOf(deployment));
    const receiver = await openReceiver();
    await receiver.receive(deployment);
    const { batch_id } = await startBatch(addressOf(deployment), job, files);
    const dead: ServiceProcess[] = [];
    const replaced: Promise<unknown>[] = [];
    for (const [index, victim] of ['batch-coordinator', 'scoring', 'webhook-dispatcher', 'gateway'].entries()) {
      const { pending } = await vi.waitFor(
        async () => {
          const batch = batchBody.parse((await get(`${addressOf(deployment)}/v1/batch/${batch_id}`)).body);
          expect(batch.success + batch.failed).toBeGreaterThanOrEqual(5 + 15 * index);
          return batch;
        },
        { timeout: 120_000, interval: 20 },
      );
      const process = deployment.processes().find(({ name }) => name === victim);
      if (process === undefined) throw new Error(`There is no ${victim}.`);
      dead.push(process);
      // Not waited for: by the time that it runs again, most of the batch would be done.
      replaced.push(deployment.replace(process, 'SIGKILL'));
      console.info(`${victim} killed with ${pending} of 100 candidates unfinished`);
      expect(pending).toBeGreaterThanOrEqual(mustBeUnfinished);
    }
    await Promise.all(replaced);
    const batch = await untilEnded(deployment.addresses, batch_id, 180_000);
    const ranked = await wholeRanking(addressOf(deployment), batch_id);
    expect(ranked.failures.filter(({ file_name }) => !file_name.startsWith('unreadable-'))).toEqual([]);
    expect(batch).toMatchObject({ status: 'partial', total_candidates: 100, success: 92, failed: 8, pending: 0 });
    const events = await expectEvents(deployment, receiver, batch, 5);
    console.info(`the batch has ended, its event came ${events} times`);
    expect([...dead, ...deployment.processes()].flatMap(({ lines }) => alarmsOf(lines))).toEqual([]);

    // The same files again, with everybody alive: the results are known by then, and come in another order.
    const again = await startBatch(addressOf(deployment), job, files);
    await untilEnded(deployment.addresses, again.batch_id);
    expect(rankingWithoutIds(await wholeRanking(addressOf(deployment), again.batch_id))).toEqual(rankingWithoutIds(ranked));
  }, 1_200_000);
});
