import { post } from '../support/call.ts';
import { deployStandalone } from '../support/deployment.ts';
import { makeSample, renderPdf } from '../support/make-resume.ts';
import { makeSlowPdf } from '../support/make-slow-pdf.ts';

// How much a file that keeps one of two worker threads busy for seconds delays the requests beside it.
const winnow = await deployStandalone({ WINNOW_WORKERS: '2', WINNOW_LIMIT_READING: '10s' });
const url = `${winnow.addresses()[0]}/v1/score-ats`;
let number = 0;

const time = async (): Promise<number> => {
  number += 1;
  const file = { name: 'resume.pdf', bytes: await renderPdf(makeSample(number)) };
  const began = performance.now();
  const answer = await post(url, { file });
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}.`);
  return performance.now() - began;
};

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const alone: number[] = [];
for (let turn = 0; turn < 100; turn += 1) alone.push(await time());

const began = performance.now();
let slowMs = 0;
const slow = post(url, { file: { name: 'slow.pdf', bytes: makeSlowPdf(45, 1_500_000) } }).then((answer) => {
  slowMs = performance.now() - began;
  return answer.status;
});
const beside: number[] = [];
while (slowMs === 0) beside.push(await time());

console.log(`the slow file took ${(slowMs / 1000).toFixed(1)} s and answered ${await slow}`);
console.log(
  `alone:     median ${median(alone.slice(20)).toFixed(1)} ms, longest ${Math.max(...alone.slice(20)).toFixed(1)} ms, of ${alone.length - 20}`,
);
console.log(
  `beside it: median ${median(beside).toFixed(1)} ms, longest ${Math.max(...beside).toFixed(1)} ms, of ${beside.length}`,
);
await winnow.stop();
