import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { freshFile } from '../load/fresh-file.ts';
import { jobOfBench } from '../load/job-of-bench.ts';
import { makeWork } from '../load/make-work.ts';
import { freePort } from '../support/free-port.ts';
import { countBytes, countExecuted } from './executed.ts';
import type { Work } from './measure-work.ts';

// A process of its own: all of standalone, whose main thread is counted while it answers requests whose results are known, and while a
// new resume is scored. Timers of the process run meanwhile, so that the least of several counts is that of the request, less what
// timers add in the time it takes: on a loaded machine a new resume takes seconds.

const counts = 8;
const idleMilliseconds = 1000;
const key = 'a-key-for-the-counting-with-more-than-32-characters';
const boundary = 'counted';

const folder = await mkdtemp(join(tmpdir(), 'winnow-counted-'));
const port = await freePort();
Object.assign(process.env, {
  WINNOW_PORT: String(port),
  WINNOW_DASHBOARD_PORT: '0',
  WINNOW_HEALTH_PORT: '0',
  WINNOW_DATA_DIR: folder,
  WINNOW_WORKERS: '1',
  WINNOW_BOOTSTRAP_API_KEY: key,
  WINNOW_LOG_LEVEL: 'error',
});

/** Messages to other threads. */
let messages = 0;
/** What the thread of SQLite is asked for: each message to it is a list. */
let requests = 0;
/** Asked for by timers, and not for each request. */
const byTimers = new Set(['commitPosition', 'findDocuments', 'saveCounters', 'usage', 'keys']);
type Asked = { readonly name: string; readonly args: readonly unknown[] };
/** A request that takes seconds, as on a loaded machine, looks for its operation meanwhile. */
const isWait = ({ name, args: [first] }: Asked): boolean => name === 'getDocument' && first === 'operations';
const isByTimer = (asked: Asked): boolean => byTimers.has(asked.name) || byTimers.has(String(asked.args[0])) || isWait(asked);
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (...message: unknown[]) {
  messages += 1;
  const [asked] = message;
  if (Array.isArray(asked)) requests += asked.filter((each: Asked) => !isByTimer(each)).length;
  postMessage.apply(this, message as Parameters<typeof postMessage>);
};

const send = (path: string, type: string, body: Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { 'x-api-key': key, 'content-type': type, 'content-length': body.length };
    const sent = httpRequest({ host: '127.0.0.1', port, path, method: 'POST', headers, agent: false }, (response) => {
      let text = '';
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.once('end', () => resolve(text));
    });
    sent.once('error', reject);
    sent.end(body);
  });

const isReady = async (): Promise<boolean> => {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).ok;
  } catch {
    return false;
  }
};

const made = await makeWork();
const [file] = made;
const formOf = (fields: { readonly [name: string]: string }, bytes = file?.bytes ?? Buffer.of()): Buffer => {
  const texts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="resume"\r\n\r\n`;
  return Buffer.concat([Buffer.from(texts.join('') + head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
};

/** A text, which no thread takes long to read. */
const text = made.find(({ name }) => name.endsWith('.txt'));
if (text === undefined) throw new Error('The work has no text.');
let number = 0;
const newForm = (): Buffer => {
  number += 1;
  return formOf({}, freshFile([text], number).bytes);
};

const ask = async (path: string, form: Buffer): Promise<void> => {
  const answer: { readonly cached?: boolean } = JSON.parse(await send(path, `multipart/form-data; boundary=${boundary}`, form));
  isKnown = answer.cached === true;
};
let isKnown = false;

const least = async (count: () => Promise<number>): Promise<number> => {
  const found: number[] = [];
  while (found.length < counts) {
    const value = await count();
    // Fewer bytes than before: something was collected meanwhile.
    if (value >= 0) found.push(value);
  }
  return Math.min(...found);
};

void import('../../services/standalone/src/main.ts');
while (!(await isReady())) await delay(100);
const { job_id } = JSON.parse(await send('/v1/create-job', 'application/json', Buffer.from(JSON.stringify(jobOfBench))));

const [report, match] = [formOf({}), formOf({ job_id })];
const steps: { readonly [name: string]: () => Promise<void> } = {
  'send a known report': () => ask('/v1/score-ats', report),
  'send a known match': () => ask('/v1/score-match-parsed', match),
  'score a new resume': () => ask('/v1/score-ats', newForm()),
};
type Count = (step: () => Promise<unknown>) => Promise<number>;
/** A count less what timers add in the time that the step takes. */
const lessIdle = async (count: Count): Promise<Count> => {
  const idle = (await least(() => count(() => delay(idleMilliseconds)))) / idleMilliseconds;
  return async (step) => {
    const started = performance.now();
    const counted = await count(step);
    return Math.round(counted - idle * (performance.now() - started));
  };
};
const [executedBy, bytesOf] = [await lessIdle(countExecuted), await lessIdle(countBytes)];

const counted: { [step: string]: Work[string] } = {};
for (const [name, step] of Object.entries(steps)) {
  const isNew = name === 'score a new resume';
  isKnown = isNew;
  while (!isKnown) await step();
  // More than once, so that the response is remembered and confirmed.
  await step();
  await step();
  const countOf = (read: () => number) => async (): Promise<number> => {
    const before = read();
    await step();
    return read() - before;
  };
  counted[name] = {
    executed: await least(() => executedBy(step)),
    bytes: await least(() => bytesOf(step)),
    // How those of a new resume gather in messages depends on the machine.
    ...(isNew ? {} : { messages: await least(countOf(() => messages)) }),
    requests: await least(countOf(() => requests)),
  };
}
await rm(folder, { recursive: true, force: true });
process.stdout.write(`\n${JSON.stringify(counted)}\n`, () => process.exit());
