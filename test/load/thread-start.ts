import { shareVectors } from '@winnow/meaning/share-vectors';
import { createPlace, type Sample, type WorkerPlace } from '../../packages/workers/src/worker-place.ts';
import type { WorkerTask } from '../../packages/workers/src/worker-thread.ts';
import { warmInput as drawInput, drawTask } from '../../services/parser/src/tasks/draw-task.ts';
import { warmInput as extractInput, extractTask } from '../../services/parser/src/tasks/extract-task.ts';
import { sharePdfium } from '../../services/parser/src/tasks/share-pdfium.ts';
import { warmInput as interviewInput, interviewTask } from '../../services/question/src/tasks/interview-task.ts';
import { warmInput as assessInput, assessTask } from '../../services/scoring/src/tasks/assess-task.ts';
import { warmInput as matchInput, matchTask } from '../../services/scoring/src/tasks/match-task.ts';
import { warmInput as readJobInput, readJobTask } from '../../services/scoring/src/tasks/read-job-task.ts';
import { jobText } from '../support/job-texts.ts';
import { freshFile } from './fresh-file.ts';
import { makeWork } from './make-work.ts';

// CPU time that a worker thread takes until it has run the samples of all tasks, and that its first requests then take beside later
// ones, which shows what the samples left to load: node --import ./deploy/compile-cache.mjs test/load/thread-start.ts [starts]
const starts = Number(process.argv[2] ?? 20);
/** Requests of each thread: the first, and those that it is compared with. */
const requests = 6;

const fileLimits = { pages: 50, unpackedBytes: 100_000_000, textCharacters: 1_000_000 };

const sample = <Input, Output>(task: WorkerTask<Input, Output>, input: Input): readonly [string, Sample] => [
  task.name,
  { task, input, cpuMs: Number.POSITIVE_INFINITY } as Sample,
];

const samples = new Map([
  sample(extractTask, extractInput(fileLimits)),
  sample(drawTask, drawInput),
  sample(assessTask, assessInput),
  sample(readJobTask, readJobInput),
  sample(matchTask, matchInput),
  sample(interviewTask, interviewInput),
]);

const cpuTask: WorkerTask<null, number> = { module: new URL('./thread-cpu.ts', import.meta.url), name: 'threadCpu' };
const limits = { cpuMs: Number.POSITIVE_INFINITY };

const settleTask: WorkerTask<null, null> = {
  module: new URL('../../packages/workers/src/settle-thread.ts', import.meta.url),
  name: 'settleWorker',
};

const run = async <Input, Output>(place: WorkerPlace, task: WorkerTask<Input, Output>, input: Input): Promise<Output> => {
  const ended = await place.run(task, input, limits);
  if (ended.kind !== 'done') throw new Error(`The task ${task.name} was stopped.`);
  return ended.output;
};

const files = (await makeWork()).filter(({ name }) => name.endsWith('.pdf'));

/** Every task with one resume and one job, none of which the thread has met. */
const request = async (place: WorkerPlace, number: number): Promise<readonly (readonly [name: string, cpuMs: number])[]> => {
  const times: [string, number][] = [];
  const timed = async <Input, Output>(task: WorkerTask<Input, Output>, input: Input): Promise<Output> => {
    const before = await run(place, cpuTask, null);
    const output = await run(place, task, input);
    times.push([task.name, (await run(place, cpuTask, null)) - before]);
    return output;
  };
  const { bytes } = freshFile(files, number);
  const resume = await timed(extractTask, { bytes, sha256: '0'.repeat(64), limits: fileLimits });
  await timed(assessTask, { ...resume, jobText: null });
  const { reading: job, text } = await timed(readJobTask, { kind: 'text', text: jobText(number) });
  await timed(matchTask, { ...resume, job, jobText: text, compared: undefined });
  const options = { categories: ['hr', 'technical'], count: 6, seed: number } as const;
  await timed(interviewTask, { ...resume, job, digest: String(number), options, compared: undefined });
  return times;
};

const quantile = (values: readonly number[], share: number): string =>
  (values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0).toFixed(0);

sharePdfium();
shareVectors();
const taken: number[] = [];
const first = new Map<string, number[]>();
const later = new Map<string, number[]>();
// The first one compiles what the others read from the cache.
for (let start = 0; start <= starts; start += 1) {
  const place = createPlace(samples);
  await place.renew();
  const cpuMs = await run(place, cpuTask, null);
  if (start > 0) taken.push(cpuMs);
  for (let number = 0; number < requests; number += 1) {
    for (const [name, ms] of start > 0 ? await request(place, number) : []) {
      const times = number === 0 ? first : later;
      times.set(name, [...(times.get(name) ?? []), ms]);
    }
  }
  if (start === 0) await run(place, settleTask, null);
  await place.close();
}
console.log(
  `${starts} threads: median ${quantile(taken, 0.5)} ms of CPU each until warm, lower quartile ${quantile(taken, 0.25)}, lowest ${quantile(taken, 0)}`,
);
const told = [...first].map(([name, times]) => `${name} ${quantile(times, 0.5)} (then ${quantile(later.get(name) ?? [], 0.5)})`);
console.log(`first request, median ms of CPU: ${told.join(', ')}`);
