import { setTimeout as delay } from 'node:timers/promises';
import { batchBody } from '@winnow/contracts';
import { makeAccount } from '../support/accounts.ts';
import { get, post, send, type Upload } from '../support/call.ts';
import { apiKey, type Deployment } from '../support/deployment.ts';
import { freshFile } from './fresh-file.ts';
import { type Generator, type Load, startGenerator } from './generator.ts';
import { jobOfBench } from './job-of-bench.ts';
import { makeWork } from './make-work.ts';
import { median, quantile } from './statistics.ts';
import { ratio, tableOf } from './table.ts';
import { startDistributed, startStandalone } from './targets.ts';
import { withProcesses } from './with-processes.ts';

/** How long the tenant is watched beside each neighbour. */
const seconds = 10;
const floodClients = 100;
const anonymousCallers = 20;
/** Not done while the tenant is watched. */
const batchFiles = 800;
/** Of the batch whose time is taken alone and beside the other one. */
const ownFiles = 40;

/** The limits of rate are not what is measured. */
const environment = { WINNOW_LIMIT_ANONYMOUS_PER_MINUTE: '1000000', WINNOW_LIMIT_ANONYMOUS_PER_DAY: '1000000' };

type Running = { readonly ended: () => Promise<unknown>; readonly cancel: () => Promise<unknown> };

/** A batch of a tenant, from its upload on. */
const startBatch = async (address: string, key: string, files: readonly Upload[]): Promise<Running> => {
  const job = await send('POST', `${address}/v1/create-job`, jobOfBench, { key });
  const uploads = Array.from({ length: Math.ceil(files.length / 100) }, (_, page) => files.slice(page * 100, page * 100 + 100));
  const [first = [], ...others] = uploads;
  const made = await post(`${address}/v1/batch`, {
    key,
    files: first,
    fields: { job_id: String(job.body.job_id), start: 'false' },
  });
  const { batch_id } = batchBody.parse(made.body);
  for (const more of others) await post(`${address}/v1/batch/${batch_id}/candidates`, { key, files: more });
  await send('POST', `${address}/v1/batch/${batch_id}/start`, undefined, { key });
  return {
    cancel: () => send('POST', `${address}/v1/batch/${batch_id}/cancel`, undefined, { key }),
    ended: async () => {
      while (batchBody.parse((await get(`${address}/v1/batch/${batch_id}`, { key })).body).finished_at === null) await delay(20);
    },
  };
};

const measure = async (own: Generator, theirs: Generator, deployment: Deployment): Promise<readonly (readonly string[])[]> => {
  const urls = deployment.addresses().map((each) => `${each}/v1/score-ats`);
  const [address = ''] = deployment.addresses();
  const tenant = await makeAccount(address, 'tenant');
  const load = { urls, fields: {}, same: false, max: Number.POSITIVE_INFINITY };
  const closed = (clients: number) => ({ kind: 'closed', clients }) as const;
  const files = await makeWork();
  let made = 0;
  const fresh = (count: number): readonly Upload[] => {
    made += count;
    return Array.from({ length: count }, (_, index) => freshFile(files, made - index));
  };
  const tenantCalls = (): Promise<readonly number[]> =>
    own.run({ ...load, key: tenant.key, pace: closed(1), seconds }).then(({ times }) => times);
  const flood = (key: string, clients: number): Promise<unknown> =>
    theirs.run({ ...load, key, pace: closed(clients), seconds: seconds + 4 } satisfies Load);
  const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const ownBatch = (): Promise<number> => timeOf(async () => (await startBatch(address, tenant.key, fresh(ownFiles))).ended());

  await own.run({ ...load, key: tenant.key, pace: closed(8), seconds: 6 });
  const rows: (readonly string[])[] = [];
  const alone = await tenantCalls();
  const row = (name: string, times: readonly number[]): void => {
    const [p50, p95] = [median(times), quantile(times, 0.95)];
    const to = (share: number): string => ratio(quantile(times, share), quantile(alone, share));
    rows.push([deployment.mode, name, p50.toFixed(1), to(0.5), p95.toFixed(1), to(0.95), String(times.length)]);
  };
  row('alone', alone);

  const beside = async (name: string, neighbour: () => Promise<unknown>): Promise<void> => {
    const noise = neighbour();
    await delay(2_000);
    row(name, await tenantCalls());
    await noise;
  };
  await beside(`${floodClients} calls at once of another tenant`, () => flood(apiKey, floodClients));
  const batch = await startBatch(address, apiKey, fresh(batchFiles));
  row(`a batch of ${batchFiles} of another tenant`, await tenantCalls());
  await batch.cancel();
  await beside(`${anonymousCallers} callers without a key`, () => flood('', anonymousCallers));
  row('alone again', await tenantCalls());

  const idle = await ownBatch();
  const other = await startBatch(address, apiKey, fresh(batchFiles));
  const during = await ownBatch();
  await other.cancel();
  rows.push([deployment.mode, `own batch of ${ownFiles}, alone`, idle.toFixed(0), ratio(idle, idle), '', '', '1']);
  rows.push([deployment.mode, `beside a batch of ${batchFiles}`, during.toFixed(0), ratio(during, idle), '', '', '1']);
  return rows;
};

const head = ['', 'score-ats of one tenant, one after another', 'p50 ms', 'ratio', 'p95 ms', 'ratio', 'calls'];

const besideNeighbours = (start: typeof startStandalone): Promise<string> =>
  withProcesses(async (keep) => {
    const [own, theirs] = [keep(await startGenerator()), keep(await startGenerator())];
    return tableOf(head, await measure(own, theirs, keep(await start(environment))));
  });

/** What one tenant waits alone and beside the flood, the batch and the strangers of others. */
export const measureNeighboursStandalone = (): Promise<string> => besideNeighbours(startStandalone);

/** The same in the distributed mode. */
export const measureNeighboursDistributed = (): Promise<string> => besideNeighbours(startDistributed);
