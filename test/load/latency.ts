import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { apiKey, deployStandalone } from '../support/deployment.ts';
import { makeSample, renderPdf } from '../support/make-resume.ts';

// Latency of POST /v1/score-ats in standalone mode against the control, one client, warm, every request with bytes of its own.
// Both servers run side by side and are asked in turn, so that noise of the machine meets both.
const rounds = Number(process.argv[2] ?? 300);
const warmUp = 400;

const startControl = async (folder: string): Promise<{ readonly child: ChildProcess; readonly address: string }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'control-server.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, address: JSON.parse(line).address };
};

const sources = async (): Promise<readonly Uint8Array[]> => {
  const corpus = process.env.WINNOW_CORPUS;
  if (corpus === undefined) return Promise.all([1, 2, 3, 4, 5].map((number) => renderPdf(makeSample(number), 2)));
  const names = (await readdir(join(corpus, 'files'))).filter((name) => name.endsWith('.pdf'));
  return Promise.all(names.map((name) => readFile(join(corpus, 'files', name))));
};

/** The same file with other bytes: a PDF may end in a comment. */
const vary = (bytes: Uint8Array, number: number): Blob => new Blob([new Uint8Array(bytes), `\n%${number}\n`]);

const time = async (address: string, file: Blob): Promise<number> => {
  const form = new FormData();
  form.append('file', file, 'resume.pdf');
  const began = performance.now();
  const response = await fetch(`${address}/v1/score-ats`, { method: 'POST', body: form, headers: { 'x-api-key': apiKey } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}.`);
  return performance.now() - began;
};

const quantile = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

const folder = await mkdtemp(join(tmpdir(), 'winnow-control-'));
const [control, winnow] = [await startControl(folder), await deployStandalone()];
const targets = [
  ['control', control.address],
  ['standalone', winnow.addresses()[0] ?? ''],
] as const;
const files = await sources();
const times: Record<string, number[]> = { control: [], standalone: [] };
for (let round = 0; round < warmUp + rounds; round += 1)
  for (const [index, [name, address]] of targets.entries()) {
    const milliseconds = await time(address, vary(files[round % files.length] ?? new Uint8Array(), round * 2 + index));
    if (round >= warmUp) times[name]?.push(milliseconds);
  }

console.log(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${files.length} files, ${rounds} requests each, one client`,
);
for (const [name, values] of Object.entries(times)) {
  values.sort((a, b) => a - b);
  console.log(name.padEnd(12), ...[0.5, 0.95, 0.99].map((share) => `p${share * 100} ${quantile(values, share).toFixed(1)} ms`));
}
console.log(`ratio of the medians: ${(quantile(times.standalone ?? [], 0.5) / quantile(times.control ?? [], 0.5)).toFixed(2)}`);

control.child.kill();
await winnow.stop();
await rm(folder, { recursive: true });
