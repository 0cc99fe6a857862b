// Screens a folder of resumes with the TypeScript client: node examples/rank-with-client.mjs examples/resumes examples/job.txt
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { argv, env } from 'node:process';
import { createClient, WinnowError } from '@winnow/client'; // winnow-client outside this repository

const [, , folder, jobPath] = argv;
if (jobPath === undefined) throw new Error('Usage: node rank-with-client.mjs FOLDER JOB');

const winnow = createClient({ url: env.WINNOW_URL ?? 'http://127.0.0.1:8080', key: env.WINNOW_API_KEY });
try {
  const job = await winnow.parseJob({ job_description: await readFile(jobPath, 'utf8') });
  const files = (await readdir(folder)).toSorted().map((name) => join(folder, name));
  const { batch_id } = await winnow.createBatch({ job_id: job.job_id, files });
  for await (const event of winnow.watchBatch({ batch_id }))
    if (event.kind === 'candidate') console.error(`${event.done} of ${files.length}: ${event.candidate.file_name}`);
  for await (const { rank, score, file_name } of winnow.items('rankBatch', { batch_id }))
    console.log(`${rank}. ${score}  ${file_name}`);
} catch (error) {
  if (!(error instanceof WinnowError)) throw error;
  console.error(`${error.code}: ${error.message} ${error.suggestion ?? ''}`);
  process.exitCode = 1;
}
