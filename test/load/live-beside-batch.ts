import { setTimeout as delay } from 'node:timers/promises';
import { batchBody } from '@winnow/contracts';
import { get, post, send, type Upload } from '../support/call.ts';
import type { Deployment } from '../support/deployment.ts';
import { makeZip } from '../support/make-zip.ts';
import { freshFile } from './fresh-file.ts';
import { type Generator, startGenerator } from './generator.ts';
import { jobOfBench } from './job-of-bench.ts';
import { makeWork } from './make-work.ts';
import { median, quantile } from './statistics.ts';
import { ratio, tableOf } from './table.ts';
import { startBare, startDistributed, startStandalone, type Target, targetOf } from './targets.ts';
import { withProcesses } from './with-processes.ts';

/** Few enough to leave the workers to the batch, often enough for a 95th percentile. */
const livePerSecond = 5;
/** The batch has as many candidates as the bare functions do in this time, so it lasts for all of it. */
const seconds = 24;

type BatchRun = { readonly perSecond: number; readonly intakeSeconds: number; readonly success: number };

const runBatch = async (deployment: Deployment, files: readonly Upload[]): Promise<BatchRun> => {
  const [address = ''] = deployment.addresses();
  const job = await send('POST', `${address}/v1/create-job`, jobOfBench);
  const archive = { name: 'all.zip', bytes: makeZip(files) };
  const began = performance.now();
  const answer = await post(`${address}/v1/batch`, { files: [archive], fields: { job_id: String(job.body.job_id) } });
  if (answer.status !== 202) throw new Error(`The batch was answered with ${answer.status}.`);
  const intakeSeconds = (performance.now() - began) / 1000;
  let batch = batchBody.parse(answer.body);
  while (batch.finished_at === null) {
    await delay(250);
    batch = batchBody.parse((await get(`${address}/v1/batch/${batch.batch_id}`)).body);
  }
  return { perSecond: (files.length * 1000) / (performance.now() - began), intakeSeconds, success: batch.success };
};

const compare = async (generator: Generator, bare: Target, deployment: Deployment): Promise<readonly string[]> => {
  const target = targetOf(generator, deployment);
  const pace = { kind: 'open', perSecond: livePerSecond } as const;
  const closed = { kind: 'closed', clients: 2 } as const;
  // Warm.
  await target.turn({ ...closed, clients: 16 }, 6);
  const idle = await target.turn(pace, seconds);
  const bareTurns = [];
  for (let turn = 0; turn < 4; turn += 1) bareTurns.push(await bare.turn(closed, 4));
  const limit = median(bareTurns.slice(1).map(({ perSecond }) => perSecond));
  const work = await makeWork();
  const files = Array.from({ length: Math.ceil(limit * seconds) }, (_, number) => freshFile(work, number));
  const [batch, beside] = await Promise.all([runBatch(deployment, files), target.turn(pace, seconds)]);
  const [before, during] = [quantile(idle.times, 0.95), quantile(beside.times, 0.95)];
  return [
    deployment.mode,
    before.toFixed(1),
    during.toFixed(1),
    ratio(during, before),
    limit.toFixed(1),
    batch.perSecond.toFixed(1),
    ratio(batch.perSecond, limit),
    `${files.length} (${batch.success} scored)`,
    batch.intakeSeconds.toFixed(1),
    String(idle.failed + beside.failed),
  ];
};

const head = [
  '',
  'live p95 ms',
  'beside the batch',
  'ratio',
  'bare matches a second',
  'batch',
  'ratio',
  'candidates',
  'ZIP taken after s',
  'failed',
];

const measure = (start: () => Promise<Deployment>): Promise<string> =>
  withProcesses(async (keep) => {
    const generator = keep(await startGenerator());
    const bare = keep(await startBare('match'));
    return tableOf(head, [await compare(generator, bare, keep(await start()))]);
  });

/** ATS scores at a steady few a second, before and during a batch; the batch counts from the first byte of its ZIP to its end. */
export const measureLiveStandalone = (): Promise<string> => measure(startStandalone);

/** The same in the distributed mode. */
export const measureLiveDistributed = (): Promise<string> => measure(startDistributed);
