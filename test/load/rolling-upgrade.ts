import { setTimeout as delay } from 'node:timers/promises';
import { batchBody, engineVersion, operationBody } from '@winnow/contracts';
import { asRelease } from '../support/as-release.ts';
import { get, post, send, type Upload } from '../support/call.ts';
import type { Deployment } from '../support/deployment.ts';
import { makeZip } from '../support/make-zip.ts';
import { freshFile } from './fresh-file.ts';
import { jobOfBench } from './job-of-bench.ts';
import { makeWork } from './make-work.ts';
import { quantile } from './statistics.ts';
import { ratio, tableOf } from './table.ts';
import { startDistributed } from './targets.ts';
import { withProcesses } from './with-processes.ts';

/** Of the same month as the present one. */
const former = engineVersion.replace(/\d+$/, '0');
const livePerSecond = 3;
/** One in so many requests does not wait for its result. */
const asyncEvery = 5;
const candidates = 300;
const steadySeconds = 40;
/** As `preStopSeconds` of the chart: load balancers no longer know the process, which still works. */
const preStopMs = 3_000;
/** As in a Deployment: the next one is replaced once this one has joined its groups. */
const settledMs = 2_000;

type Answered = { readonly status: number; readonly ms: number; readonly operation?: string };
type Offered = { readonly answers: readonly Answered[]; readonly broken: readonly string[] };

/** Requests at a steady rate, whatever the answers are, until the work has ended. */
const offerDuring = async (
  deployment: Deployment,
  files: readonly Upload[],
  from: number,
  work: Promise<unknown>,
): Promise<Offered> => {
  const answers: Answered[] = [];
  const broken: string[] = [];
  const pending: Promise<void>[] = [];
  const ask = async (number: number): Promise<void> => {
    const addresses = deployment.addresses();
    const isAsync = number % asyncEvery === 0;
    const began = performance.now();
    try {
      const { status, body } = await post(`${addresses[number % addresses.length]}/v1/score-ats`, {
        file: freshFile(files, number),
        ...(isAsync ? { headers: { Prefer: 'respond-async' } } : {}),
      });
      const ms = performance.now() - began;
      answers.push({ status, ms, ...(status === 202 ? { operation: operationBody.parse(body).id } : {}) });
    } catch (error) {
      broken.push(String(error));
    }
  };
  let ended = false;
  const ending = work.finally(() => {
    ended = true;
  });
  for (let number = from, next = performance.now(); !ended; number += 1, next += 1000 / livePerSecond) {
    await delay(Math.max(0, next - performance.now()));
    pending.push(ask(number));
  }
  await ending;
  await Promise.all(pending);
  return { answers, broken };
};

const runBatch = async (deployment: Deployment, work: readonly Upload[], jobId: string, from: number) => {
  const files = Array.from({ length: candidates }, (_, number) => freshFile(work, from + number));
  const archive = { name: 'all.zip', bytes: makeZip(files) };
  const [address = ''] = deployment.addresses();
  const answer = await post(`${address}/v1/batch`, { files: [archive], fields: { job_id: jobId } });
  let batch = batchBody.parse(answer.body);
  while (batch.finished_at === null) {
    await delay(250);
    batch = batchBody.parse((await get(`${deployment.addresses()[0]}/v1/batch/${batch.batch_id}`)).body);
  }
  return batch;
};

/** Those who read stored data before those who write it; see deploy/upgrade.md. */
const order = ['gateway', 'batch-coordinator', 'webhook-dispatcher', 'scoring', 'question', 'parser'];

/** Replaces every process, one after another: the new one runs before the old one leaves. */
const upgrade = async (deployment: Deployment): Promise<number> => {
  const old = deployment.processes().toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  for (const process of old) {
    await deployment.relieve(process, { NODE_OPTIONS: '' }, preStopMs);
    await delay(settledMs);
  }
  return old.length;
};

/** Operations that were accepted and have not succeeded. */
const lostOf = async (deployment: Deployment, { answers }: Offered): Promise<number> => {
  let lost = 0;
  for (const { operation } of answers) {
    if (operation === undefined) continue;
    let status = 'pending';
    for (const until = performance.now() + 60_000; status !== 'succeeded' && status !== 'failed'; await delay(50)) {
      if (performance.now() > until) break;
      const found = operationBody.safeParse((await get(`${deployment.addresses()[0]}/v1/operations/${operation}`)).body);
      ({ status } = found.success ? found.data : { status: 'failed' });
    }
    if (status !== 'succeeded') lost += 1;
  }
  return lost;
};

const p95Of = ({ answers }: Offered): number =>
  quantile(
    answers.filter(({ status }) => status === 200).map(({ ms }) => ms),
    0.95,
  );

/**
 * Replaces every process of a release by one of the next while requests and a batch run, as a Deployment with `maxSurge: 1` and
 * `maxUnavailable: 0` does. Throws when something is lost; times are compared with those of the release at rest beside a batch.
 */
export const measureRollingUpgrade = (): Promise<string> =>
  withProcesses(async (keep) => {
    const files = await makeWork();
    const deployment = keep(await startDistributed(asRelease({ engine: former })));
    const job = await send('POST', `${deployment.addresses()[0]}/v1/create-job`, jobOfBench);
    const jobId = String(job.body.job_id);
    const phase = async (from: number, work: () => Promise<unknown>) => {
      const batch = runBatch(deployment, files, jobId, from + 500_000);
      const began = performance.now();
      const offered = await offerDuring(deployment, files, from, Promise.all([work(), batch]));
      return {
        offered,
        batch: await batch,
        seconds: (performance.now() - began) / 1000,
        lost: await lostOf(deployment, offered),
      };
    };
    // Warm.
    await offerDuring(deployment, files, 0, delay(8_000));
    const steady = await phase(1_000_000, () => delay(steadySeconds * 1000));
    let replaced = 0;
    const rolling = await phase(3_000_000, async () => {
      replaced = await upgrade(deployment);
    });
    const rows = Object.entries({ steady, rolling }).map(([name, { offered, batch, seconds, lost }]) => {
      const { answers, broken } = offered;
      const faults = answers.filter(({ status }) => status >= 500).length;
      return [
        name,
        seconds.toFixed(0),
        String(answers.length + broken.length),
        String(faults),
        String(broken.length),
        String(lost),
        `${batch.success} of ${batch.total_candidates}, ${batch.status}`,
        p95Of(offered).toFixed(0),
        ratio(p95Of(offered), p95Of(steady.offered)),
      ];
    });
    const table = tableOf(['', 'seconds', 'requests', '5xx', 'broken', 'lost', 'batch scored', 'p95 ms', 'ratio'], rows);
    const { offered, batch, lost } = rolling;
    const refused = offered.answers.filter(({ status }) => status >= 500).length + offered.broken.length;
    if (lost > 0 || batch.success !== candidates || refused > (offered.answers.length + offered.broken.length) / 1000)
      throw new Error(`The upgrade was noticed:\n${table}\n${offered.broken.join('\n')}`);
    return `${replaced} processes of release ${former} were replaced by ${engineVersion}, one after another.\n${table}`;
  });
