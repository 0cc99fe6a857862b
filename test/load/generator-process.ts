import { Agent, request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Upload } from '../support/call.ts';
import { endingBytes, endingOf } from './fresh-file.ts';
import type { GeneratorResult, Load } from './generator.ts';
import { makeWork } from './make-work.ts';

// Sends requests and times them, in a process of its own so that it disturbs as little as it can: bodies are prepared, only their
// endings differ.
const boundary = '----bench7f3a9c';
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const files = await makeWork();
const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
let number = 0;

const headOf = ({ name, bytes }: Upload, fields: Load['fields']): Buffer => {
  const texts = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const file = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
  return Buffer.concat([Buffer.from(texts.join('') + file), bytes]);
};

const send = (url: URL, key: string, parts: readonly Buffer[]): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const body = Buffer.concat(parts);
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
      ...(key === '' ? {} : { 'x-api-key': key }),
    };
    const request = httpRequest(url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
      response.once('error', reject);
    });
    request.once('error', (error: NodeJS.ErrnoException) => {
      // The server ended a connection at rest at the moment that it was taken again: sent once more, as any client does.
      if (request.reusedSocket && error.code === 'ECONNRESET') resolve(send(url, key, parts));
      else reject(error);
    });
    request.end(body);
  });

const run = async ({ urls, key, fields, same, pace, seconds, max }: Load): Promise<GeneratorResult> => {
  const targets = urls.map((url) => new URL(url));
  const heads = files.map((file) => headOf(file, fields));
  const times: number[] = [];
  let [sent, failed] = [0, 0];
  const usage = process.cpuUsage();
  const began = performance.now();
  const until = began + seconds * 1000;

  // Times count from when a request was due, so that a stall is felt by all who would have come meanwhile.
  const one = async (due: number): Promise<void> => {
    const turn = sent;
    sent += 1;
    number += 1;
    const head = heads[(same ? 0 : number) % heads.length] ?? tail;
    const ending = same ? Buffer.alloc(endingBytes, ' ') : endingOf(number);
    const ok = await send(targets[turn % targets.length] ?? new URL('http:'), key, [head, ending, tail]);
    const ended = performance.now();
    if (!ok) failed += 1;
    else if (ended <= until) times.push(ended - due);
  };

  if (pace.kind === 'closed') {
    const client = async (): Promise<void> => {
      while (performance.now() < until && sent < max) await one(performance.now());
    };
    await Promise.all(Array.from({ length: pace.clients }, client));
  } else {
    const open: Promise<void>[] = [];
    for (let due = began; due < until; due += 1000 / pace.perSecond) {
      const early = due - performance.now();
      if (early > 0) await delay(early);
      open.push(one(due));
    }
    await Promise.all(open);
  }
  const { user, system } = process.cpuUsage(usage);
  const measured = Math.min(performance.now(), until) - began;
  return { sent, failed, times, seconds: measured / 1000, cpuSeconds: (user + system) / 1e6 };
};

process.on('message', (load: Load) => {
  run(load).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.('ready');
process.once('disconnect', () => process.exit());
