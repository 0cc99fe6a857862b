import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { post } from '../support/call.ts';
import { deployStandalone } from '../support/deployment.ts';
import { makeSample, renderPdf } from '../support/make-resume.ts';

// What a standalone process uses when nobody asks it anything: after one request, over half a minute, once idle worker threads have ended.
const seconds = Number(process.argv[2] ?? 30);
const ticksPerSecond = 100;

const cpuSeconds = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

const megabytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const winnow = await deployStandalone();
const pid = winnow.processes()[0]?.pid ?? 0;
const answer = await post(`${winnow.addresses()[0]}/v1/score-ats`, {
  file: { name: 'a.pdf', bytes: await renderPdf(makeSample(1)) },
});
await delay(75_000);
const before = cpuSeconds(pid);
await delay(seconds * 1000);
const share = ((cpuSeconds(pid) - before) / seconds) * 100;
console.log(
  `answered ${answer.status}; at rest for ${seconds} s: ${share.toFixed(2)} % of a core, ${megabytes(pid).toFixed(0)} MB resident`,
);
await winnow.stop();
