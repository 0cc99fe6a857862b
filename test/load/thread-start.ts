import { shareVectors } from '@winnow/meaning/share-vectors';
import { createPlace, type Sample } from '../../packages/workers/src/worker-place.ts';
import type { WorkerTask } from '../../packages/workers/src/worker-thread.ts';
import { warmInput as drawInput, drawTask } from '../../services/parser/src/tasks/draw-task.ts';
import { warmInput as extractInput, extractTask } from '../../services/parser/src/tasks/extract-task.ts';
import { sharePdfium } from '../../services/parser/src/tasks/share-pdfium.ts';
import { warmInput as interviewInput, interviewTask } from '../../services/question/src/tasks/interview-task.ts';
import { warmInput as assessInput, assessTask } from '../../services/scoring/src/tasks/assess-task.ts';
import { warmInput as matchInput, matchTask } from '../../services/scoring/src/tasks/match-task.ts';
import { warmInput as readJobInput, readJobTask } from '../../services/scoring/src/tasks/read-job-task.ts';

// CPU time that a worker thread takes until it has run the samples of all tasks: node --import ./deploy/compile-cache.mjs test/load/thread-start.ts [starts]
const starts = Number(process.argv[2] ?? 20);

const sample = <Input, Output>(task: WorkerTask<Input, Output>, input: Input): readonly [string, Sample] => [
  task.name,
  { task, input, cpuMs: Number.POSITIVE_INFINITY } as Sample,
];

const samples = new Map([
  sample(extractTask, extractInput({ pages: 50, unpackedBytes: 100_000_000, textCharacters: 1_000_000 })),
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

sharePdfium();
shareVectors();
const taken: number[] = [];
// The first one compiles what the others read from the cache.
for (let start = 0; start <= starts; start += 1) {
  const place = createPlace(samples);
  await place.renew();
  const ended = await place.run(cpuTask, null, limits);
  if (start === 0) await place.run(settleTask, null, limits);
  else if (ended.kind === 'done') taken.push(ended.output);
  await place.close();
}
const sorted = taken.toSorted((a, b) => a - b);
const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
console.log(`${starts} threads: median ${at(0.5)} ms of CPU each until warm, lower quartile ${at(0.25)}, lowest ${at(0)}`);
