import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { batchBody } from '@winnow/contracts';
import { get, send } from '../support/call.ts';
import { deployStandalone } from '../support/deployment.ts';
import { postArchive, writeLargeArchive } from '../support/large-archive.ts';
import { createFolder, removeFolder } from '../support/namespaces.ts';
import { watchMemory } from '../support/watch-memory.ts';

// What a ZIP of 1.5 GB costs: files of some 9.5 MB each, a quarter of them resumes.
const files = Number(process.argv[2] ?? 160);

const seconds = (from: number): string => ((performance.now() - from) / 1000).toFixed(1);

const folder = await createFolder();
const winnow = await deployStandalone();
try {
  const path = join(folder, 'all.zip');
  const archive = await writeLargeArchive(path, files);
  const address = winnow.addresses()[0] ?? '';
  const job = await send('POST', `${address}/v1/create-job`, { title: 'Operations Lead', requirements: [{ text: 'SQL' }] });

  const began = performance.now();
  const whole = watchMemory(winnow.processes()[0]?.pid ?? 0);
  const intake = watchMemory(winnow.processes()[0]?.pid ?? 0);
  const { status, body } = await postArchive(address, path, { job_id: String(job.body.job_id) });
  const { before, peak } = intake.end();
  console.log(
    `${(archive.bytes / 1e9).toFixed(2)} GB answered ${status} after ${seconds(began)} s; ${before} MB before, ${peak} MB at most`,
  );
  if (status !== 202) throw new Error(JSON.stringify(body));

  const { batch_id } = batchBody.parse(body);
  let batch = batchBody.parse(body);
  while (batch.finished_at === null) {
    await delay(200);
    batch = batchBody.parse((await get(`${address}/v1/batch/${batch_id}`)).body);
  }
  console.log(
    `${batch.status} after ${seconds(began)} s: ${batch.success} scored (${archive.readable} expected), ${batch.failed} failed (${files - archive.readable} expected); ${whole.end().peak} MB at most`,
  );
} finally {
  await winnow.stop();
  await removeFolder(folder);
}
