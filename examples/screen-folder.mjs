// Screens every resume in a folder against a job and prints the ranking: node examples/screen-folder.mjs examples/resumes examples/job.txt
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv } from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { callWinnow, formOf, postForm } from './call-winnow.mjs';

const [, , folder, jobPath] = argv;
if (jobPath === undefined) throw new Error('Usage: node screen-folder.mjs FOLDER JOB');

const names = (await readdir(folder)).filter((name) => /\.(pdf|docx|txt)$/i.test(name)).toSorted();
// One request takes up to 200 files. Send more as a ZIP, or to /v1/batch/{batch_id}/candidates before the batch starts.
if (names.length === 0 || names.length > 200) throw new Error(`The folder holds ${names.length} resumes; expected 1 to 200.`);

const job = await postForm('/v1/parse-job', await formOf({ job_description: await readFile(jobPath, 'utf8') }, []));
const files = names.map((name) => ['files', join(folder, name)]);
let batch = await callWinnow('/v1/batch', { method: 'POST', body: await formOf({ job_id: job.job_id }, files) });

// In production, receive the webhook instead of polling.
while (!['completed', 'partial', 'failed'].includes(batch.status)) {
  await delay(500);
  batch = await callWinnow(`/v1/batch/${batch.batch_id}`);
}

let cursor = '';
do {
  const page = await callWinnow(`/v1/batch/${batch.batch_id}/rank?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
  for (const { rank, score, file_name } of page.ranking) console.log(`${rank}. ${score}  ${file_name}`);
  for (const { file_name, message } of page.failures) console.log(`failed  ${file_name}: ${message}`);
  cursor = page.next_cursor;
} while (cursor !== null);
