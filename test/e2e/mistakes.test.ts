import { env } from 'node:process';
import { type Lane, messages, topicList, topicOf } from '@winnow/contracts';
import type { HealthReport } from '@winnow/runtime';
import type { Admin } from 'kafkajs';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeBatchJob, startBatch, textFile, textFiles, untilEnded, wholeRanking } from '../support/batch-calls.ts';
import { get, post, send } from '../support/call.ts';
import { apiKey, type Deployment, deployDistributed } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';
import { freePort } from '../support/free-port.ts';
import { appendForeign, connectAdmin } from '../support/kafka-topics.ts';
import { messageOfNobody, poisonOf } from '../support/poison.ts';
import { createDataPlace } from '../support/stored-data.ts';
import { startTcpForwarder } from '../support/tcp-forwarder.ts';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.ts';

const patience = { timeout: 180_000, interval: 100 };
const place = createDataPlace();
const { WINNOW_TOPIC_PREFIX: prefix = '', WINNOW_DATABASE: databaseName = '' } = place.environment;
const topics = messages.flatMap((definition) =>
  definition.lanes.map((lane: Lane) => ({ definition, lane, name: topicOf(definition, lane) })),
);

describeDistributed(({ brokers, mongodbUri }) => {
  let deployment: Deployment;
  let admin: Admin;
  let receiver: WebhookReceiver;
  let job = '';
  /** Between the first gateway and MongoDB. */
  let openPath: () => ReturnType<typeof startTcpForwarder>;
  let path: Awaited<ReturnType<typeof startTcpForwarder>>;

  beforeAll(async () => {
    const { hostname: host, port } = new URL(mongodbUri.split(',')[0] ?? '');
    const own = await freePort();
    openPath = () => startTcpForwarder(own, { host, port: Number(port) });
    path = await openPath();
    const cut = { MONGODB_URI: `mongodb://127.0.0.1:${own}/?directConnection=true` };
    receiver = await startWebhookReceiver();
    admin = await connectAdmin(brokers);
    deployment = await deployDistributed({ brokers, mongodbUri }, place.environment, {
      own: (name, number) => (name === 'gateway' && number === 0 ? cut : {}),
    });
    job = await makeBatchJob(address(1));
    env.SVC_WEBHOOK_SECRET = String((await send('PUT', `${address(1)}/v1/webhook`, { url: receiver.url })).body.secret);
  });
  afterAll(async () => {
    await place.remove(() => deployment);
    await admin?.disconnect();
    await path?.stop();
    await receiver?.stop();
  });

  const address = (gateway: number): string => deployment.addresses()[gateway] ?? '';
  const onBroker = (topic: string): string => `${prefix}${topic}`;
  const processesOf = (name: string) => deployment.processes().filter((process) => process.name === name);
  const signal = (name: string, how: 'SIGSTOP' | 'SIGCONT'): void => {
    for (const { pid } of processesOf(name)) process.kill(pid, how);
  };
  const countRecords = async (topic: string): Promise<number> =>
    (await admin.fetchTopicOffsets(onBroker(topic))).reduce((sum, { high }) => sum + Number(high), 0);
  /** Deletes topics, and waits for the broker: until then it acknowledges messages that are lost with the topic. */
  const deleteTopics = async (names: readonly string[]): Promise<void> => {
    await admin.deleteTopics({ topics: names.map(onBroker) });
    for (const name of names) await vi.waitFor(async () => expect(await countRecords(name).catch(() => 0)).toBe(0), patience);
  };
  const untilReady = (): Promise<void> =>
    vi.waitFor(async () => {
      for (const each of deployment.metricsAddresses()) {
        const report = (await (await fetch(`${each}/readyz`)).json()) as HealthReport;
        expect(report).toEqual({ ok: true, failing: [], reasons: [] });
      }
    }, patience);

  /** Every candidate is counted and ranked once, and the webhook says so once. */
  const expectWhole = async (batchId: string, count: number): Promise<void> => {
    expect(await untilEnded(deployment.addresses, batchId)).toMatchObject({ status: 'completed', success: count, failed: 0 });
    const { ranking } = await wholeRanking(address(1), batchId);
    expect(new Set(ranking.map(({ file_name }) => file_name)).size).toBe(count);
    expect(await receiver.eventOf(batchId)).toMatchObject({ success: count, failed: 0 });
    expect(receiver.received.filter(({ raw }) => raw.includes(batchId))).toHaveLength(1);
  };
  let files = 60_000;
  /** Where the next files begin that nobody has sent before. */
  const fresh = (): number => {
    files += 100;
    return files;
  };
  const startWith = async (count: number, fields = {}): Promise<string> =>
    (await startBatch(address(1), job, textFiles(count, fresh()), fields)).batch_id;
  const expectAnswers = async (): Promise<void> => {
    for (const gateway of [0, 1]) {
      const answer = await post(`${address(gateway)}/v1/score-ats`, { file: textFile(fresh()) });
      expect(answer.status).toBe(200);
    }
  };
  const expectAlive = (): void => {
    for (const { pid } of deployment.processes()) expect(process.kill(pid, 0)).toBe(true);
  };

  it('makes a dead letter of everything poisonous in any topic, and of nothing else, while a batch goes on', async () => {
    const batch = await startWith(20);
    await appendForeign(
      brokers,
      topics.map(({ definition, lane, name }) => ({
        topic: onBroker(name),
        messages: [...poisonOf(definition), messageOfNobody(definition, lane)].map((message, index) => ({
          ...message,
          partition: index % definition.partitions,
        })),
      })),
    );
    await expectAnswers();
    await expectWhole(batch, 20);
    // Each consumer group buries a record of its own.
    const groups = (type: string): number => (type === 'erasure.requested' ? 4 : 1);
    const expected = Object.fromEntries(
      topics.map(({ definition, name }) => [name, groups(definition.type) * poisonOf(definition).length]),
    );
    await vi.waitFor(async () => {
      const found = topicList.parse((await get(`${address(1)}/v1/topics`)).body).topics;
      expect(Object.fromEntries(found.map(({ topic, dead_letters }) => [topic, dead_letters]))).toEqual(expected);
    }, patience);
    expectAlive();
    await untilReady();
  });

  it('answers queries whose indexes were dropped, says which are missing, and makes them again', async () => {
    await using client = new MongoClient(mongodbUri);
    const database = client.db(databaseName);
    const names = (await database.listCollections({ type: 'collection' }).toArray()).map(({ name }) => name);
    const read = async () => {
      const found = await Promise.all(names.map(async (name) => [name, await database.collection(name).indexes()] as const));
      return new Map(found.map(([name, indexes]) => [name, indexes.map((index) => index.name).toSorted()]));
    };
    const before = await read();
    const running = await startWith(10);
    const ended = await startWith(3);
    await expectWhole(ended, 3);
    await Promise.all(names.map((name) => database.collection(name).dropIndexes()));
    const report = (await (await fetch(`${address(0)}/readyz`)).json()) as HealthReport;
    const [deliveries, batches, { ranking }] = await Promise.all([
      get(`${address(1)}/v1/webhook/deliveries?batch_id=${ended}`),
      get(`${address(1)}/v1/batch`),
      wholeRanking(address(1), ended),
    ]);
    expect([deliveries.status, batches.status, ranking.length]).toEqual([200, 200, 3]);
    expect(deliveries.body.deliveries).toHaveLength(1);
    expect(report.reasons.map(({ reason }) => reason).join()).toMatch(/^(|Indexes are missing and are being made: .*)$/);
    await vi.waitFor(async () => expect(await read()).toEqual(before), patience);
    await expectWhole(running, 10);
    await untilReady();
  });

  it('refuses requests while MongoDB cannot be reached, and goes on when it can', async () => {
    await path.stop();
    const refused = await fetch(`${address(0)}/v1/batch`, { headers: { 'x-api-key': apiKey } });
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    // Calls end with the outage. The driver, which waits for a server far longer, would end them with an error of its own.
    await vi.waitFor(async () => {
      const response = await fetch(`${address(0)}/v1/batch`, { headers: { 'x-api-key': apiKey } });
      expect(await response.json()).toMatchObject({ detail: { message: 'No server of the database can be reached.' } });
    }, patience);
    // A report of readiness is shared for a second: one from before the outage must not end the wait below.
    const metrics = deployment.metricsAddresses();
    await vi.waitFor(async () => {
      const ready = await Promise.all(metrics.map(async (each) => (await fetch(`${each}/readyz`)).ok));
      expect(ready.filter((ok) => !ok)).toHaveLength(1);
    }, patience);
    path = await openPath();
    await untilReady();
    await expectAnswers();
  });

  it('goes on with partitions that were added, and starts on them', async () => {
    const batch = await startWith(20);
    const topicPartitions = topics.map(({ name, definition }) => ({ topic: onBroker(name), count: 2 * definition.partitions }));
    await admin.createPartitions({ topicPartitions });
    for (const name of ['gateway', 'parser', 'batch-coordinator']) {
      const [first] = processesOf(name);
      if (first !== undefined) await deployment.replace(first, 'SIGTERM');
    }
    const later = await startWith(10);
    await expectWhole(batch, 20);
    await expectWhole(later, 10);
    await expectAnswers();
    await untilReady();
  });

  it('goes on without a restart after topics were deleted with what was in them, and every batch ends once', async () => {
    signal('webhook-dispatcher', 'SIGSTOP');
    const told = await startWith(2);
    await untilEnded(deployment.addresses, told);
    await vi.waitFor(async () => expect(await countRecords('batch.completed')).toBeGreaterThan(0), patience);

    const sentBefore = await countRecords('resume.read.bulk');
    signal('parser', 'SIGSTOP');
    const lost = await startWith(6, { timeout_seconds: '20' });
    await vi.waitFor(async () => expect(await countRecords('resume.read.bulk')).toBe(sentBefore + 6), patience);

    signal('batch-coordinator', 'SIGSTOP');
    const unheard = await startWith(4);
    await deleteTopics(['batch.start', 'batch.completed', 'resume.read.bulk']);
    for (const name of ['webhook-dispatcher', 'parser', 'batch-coordinator']) signal(name, 'SIGCONT');

    await expectWhole(told, 2);
    await expectWhole(unheard, 4);
    const ended = await untilEnded(deployment.addresses, lost);
    expect(ended.success + ended.failed).toBe(6);
    const { ranking, failures } = await wholeRanking(address(1), lost);
    expect([ranking.length, failures.length]).toEqual([ended.success, ended.failed]);
    expect(await receiver.eventOf(lost)).toMatchObject({ status: ended.status, success: ended.success, failed: ended.failed });
    expect(receiver.received.filter(({ raw }) => raw.includes(lost))).toHaveLength(1);

    await expectWhole(await startWith(5), 5);
    await expectAnswers();
    expectAlive();
    await untilReady();
  });
});
