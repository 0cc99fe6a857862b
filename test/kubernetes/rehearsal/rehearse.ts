import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type BatchBody, batchBody } from '@winnow/contracts';
import { freshFile } from '../../load/fresh-file.ts';
import { jobOfBench } from '../../load/job-of-bench.ts';
import { makeWork } from '../../load/make-work.ts';
import { get, post, send } from '../../support/call.ts';
import { apiKey } from '../../support/deployment.ts';
import type { DistributedServers } from '../../support/distributed.ts';
import { freePort } from '../../support/free-port.ts';
import { connectAdmin, dropTopics } from '../../support/kafka-topics.ts';
import { openKubernetesApi } from '../../support/kubernetes-api.ts';
import { type KubernetesServer, runOn } from '../../support/kubernetes-server.ts';
import { makeZip } from '../../support/make-zip.ts';
import { root } from '../../support/workspaces.ts';
import { followScaledObjects, type ScaleEvent } from './follow-scaled-objects.ts';
import { type Ended, keepFleet } from './keep-fleet.ts';

const execute = promisify(execFile);
const pollMs = 1000;
const patienceMs = 1_500_000;

export type Rehearsal = {
  readonly batch: BatchBody;
  readonly seconds: number;
  readonly events: readonly ScaleEvent[];
  /** The most parsers that ran at the same time. */
  readonly parsers: number;
  readonly ended: readonly Ended[];
};

type Options = {
  readonly server: KubernetesServer;
  readonly servers: DistributedServers;
  readonly candidates: number;
  /** How long signals must have fallen before replicas leave. */
  readonly stabilizationSeconds: number;
};

const off = ['question', 'webhook-dispatcher', 'dashboard'].map((service) => `services.${service}.enabled=false`);
const fixed = ['gateway', 'scoring', 'batch-coordinator'].map((service) => `services.${service}.autoscaling.enabled=false`);

/** Values of the release: one parser at least, six at most, which a sixth of the candidates each calls for. */
const valuesOf = ({ servers, candidates, stabilizationSeconds }: Options, prefix: string, coordinatorUrl: string) => [
  `kafka.brokers={${servers.brokers.join('\\,')}}`,
  `kafka.topicPrefix=${prefix}`,
  'mongodb.secret=winnow-mongodb',
  'secrets.name=winnow',
  'keda.enabled=true',
  `keda.coordinatorUrl=${coordinatorUrl}`,
  `keda.scaleDownStabilizationSeconds=${stabilizationSeconds}`,
  `keda.scaleDownPeriodSeconds=${Math.ceil(stabilizationSeconds / 2)}`,
  'defaults.replicas=1',
  'services.parser.autoscaling.minReplicas=1',
  'services.parser.autoscaling.maxReplicas=6',
  `services.parser.autoscaling.pendingPerReplica=${Math.ceil(candidates / 6)}`,
  ...off,
  ...fixed,
];

const sendBatch = async (address: string, candidates: number): Promise<BatchBody> => {
  const work = await makeWork();
  const job = await send('POST', `${address}/v1/create-job`, jobOfBench);
  const bytes = makeZip(Array.from({ length: candidates }, (_, number) => freshFile(work, number)));
  const fields = { job_id: String(job.body.job_id) };
  const { status, body } = await post(`${address}/v1/batch`, { files: [{ name: 'all.zip', bytes }], fields });
  if (status !== 202) throw new Error(`The batch was answered with ${status}: ${JSON.stringify(body)}`);
  return batchBody.parse(body);
};

/** Polls until there is an answer. */
const until = async <T>(what: string, look: () => T | undefined | Promise<T | undefined>): Promise<T> => {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const found = await look();
    if (found !== undefined) return found;
    await delay(pollMs / 2);
  }
  throw new Error(`There was no ${what} in time.`);
};

/**
 * Installs the chart on an API server, keeps as many real processes as its Deployments say, scales these as KEDA would from real
 * lag and real metrics, and sends one batch. Ends when the batch has, and all but one parser have left.
 */
export const rehearse = async (options: Options): Promise<Rehearsal> => {
  const { server, servers, candidates } = options;
  await using stack = new AsyncDisposableStack();
  const id = randomUUID().slice(0, 8);
  const [prefix, database, namespace] = [`rehearsal-${id}.`, `rehearsal_${id}`, `rehearsal-${id}`];
  const coordinatorPort = await freePort();
  const environment = {
    WINNOW_BACKEND: 'distributed',
    KAFKA_BROKERS: servers.brokers.join(','),
    MONGODB_URI: servers.mongodbUri,
    WINNOW_TOPIC_PREFIX: prefix,
    WINNOW_DATABASE: database,
    WINNOW_SETUP: 'verify',
    WINNOW_PORT: '0',
    WINNOW_WORKERS: '1',
    WINNOW_SECRET_KEY: 'ab'.repeat(32),
    WINNOW_BOOTSTRAP_API_KEY: apiKey,
    // Many processes on few cores.
    WINNOW_BATCH_TIMEOUT: '1h',
  };
  await execute(process.execPath, [join(root, 'packages/cli/src/main.ts'), 'setup'], {
    env: { PATH: process.env.PATH, ...environment },
  });
  stack.defer(async () => {
    const { openMongo } = await import('@winnow/mongo');
    const mongo = await openMongo(servers.mongodbUri, { database });
    await mongo.drop();
    await mongo.close();
    await dropTopics(servers.brokers, prefix);
  });
  const values = valuesOf(options, prefix, `http://127.0.0.1:${coordinatorPort}`).flatMap((value) => ['--set', value]);
  const chart = join(root, 'deploy/helm/winnow');
  await runOn(server, 'helm', ['install', 'winnow', chart, '-n', namespace, '--create-namespace', ...values]);
  const [api, admin] = await Promise.all([openKubernetesApi(server), connectAdmin(servers.brokers)]);
  stack.defer(() => api.stop());
  stack.defer(() => admin.disconnect());

  const fleet = keepFleet(api, namespace, (service) =>
    service === 'batch-coordinator' ? { ...environment, WINNOW_HEALTH_PORT: `${coordinatorPort}` } : environment,
  );
  stack.defer(() => fleet.stop());
  const autoscaler = followScaledObjects(api, admin, namespace);
  let parsers = 0;
  let stopped = false;
  const controlling = (async () => {
    while (!stopped) {
      await fleet.reconcile();
      await autoscaler.poll();
      parsers = Math.max(parsers, fleet.running('parser').length);
      await delay(pollMs);
    }
  })();
  stack.defer(() => {
    stopped = true;
    return controlling;
  });

  const failing = controlling.then(() => undefined);
  const address = await Promise.race([
    failing,
    until('gateway', () => (fleet.running('parser').length === 1 ? fleet.running('gateway')[0]?.address : undefined)),
  ]);
  if (address === undefined) throw new Error('The controller has stopped.');
  const sent = await sendBatch(address, candidates);
  const began = performance.now();
  const batch = await until('end of the batch', async () => {
    const body = batchBody.parse((await get(`${address}/v1/batch/${sent.batch_id}`)).body);
    return body.finished_at === null ? undefined : body;
  });
  const seconds = (performance.now() - began) / 1000;
  await until('end of the last parsers', () =>
    autoscaler.events().at(-1)?.to === 1 && fleet.ended().length >= 5 ? true : undefined,
  );
  stopped = true;
  await controlling;
  await fleet.stop();
  return { batch, seconds, events: autoscaler.events(), parsers, ended: fleet.ended() };
};
