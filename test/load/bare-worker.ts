import { parentPort, workerData } from 'node:worker_threads';
import type { Upload } from '../support/call.ts';
import { freshFile } from './fresh-file.ts';
import { type FunctionName, functions } from './score-bytes.ts';

export type BareOrder = { readonly work: FunctionName; readonly milliseconds: number };

/** Milliseconds of each file that was done in time. */
export type BareTimes = readonly number[];

const { files, first, step } = workerData as {
  readonly files: readonly Upload[];
  readonly first: number;
  readonly step: number;
};
let number = first;

const work = async ({ work: name, milliseconds }: BareOrder): Promise<BareTimes> => {
  const times: number[] = [];
  const until = performance.now() + milliseconds;
  for (let began = performance.now(); began < until; ) {
    const { bytes } = freshFile(files, number);
    number += step;
    await functions[name](bytes, '0'.repeat(64));
    const ended = performance.now();
    times.push(ended - began);
    began = ended;
  }
  return times;
};

parentPort?.on('message', (order: BareOrder) => {
  void work(order).then((times) => parentPort?.postMessage(times));
});
