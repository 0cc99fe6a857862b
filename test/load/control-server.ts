import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openFolderFiles } from '@winnow/embedded';
import express from 'express';
import multer from 'multer';
import { Piscina } from 'piscina';

// What Winnow is measured against: an Express route that stores the upload durably, calls the same functions in as many worker
// threads, and stores the report durably. No key, no limit, no queue, nobody to finish what a crash interrupts.
const [folder = '', threads = '2'] = process.argv.slice(2);
const files = await openFolderFiles(folder);
const journal = await open(join(folder, 'journal'), 'a');
const pool = new Piscina({
  filename: new URL('./control-worker.ts', import.meta.url).href,
  name: 'score',
  minThreads: Number(threads),
  maxThreads: Number(threads),
});
const upload = multer({ storage: multer.memoryStorage() }).single('file');

const app = express();
app.post('/v1/score-ats', upload, async (request, response) => {
  const bytes = request.file?.buffer ?? Buffer.alloc(0);
  const stored = await files.put(
    (async function* () {
      yield bytes;
    })(),
    { name: (sha256) => `control/${sha256}`, maxBytes: bytes.length },
  );
  const report: string = await pool.run({ bytes, sha256: stored.sha256 });
  await journal.appendFile(`${JSON.stringify({ id: randomUUID(), sha256: stored.sha256, report })}\n`);
  await journal.datasync();
  response.type('json').send(report);
});

/** Takes a match as Winnow does, and answers what it was told to answer. */
let answer = Buffer.alloc(0);
app.put('/answer', express.raw({ type: () => true }), (request, response) => {
  answer = request.body;
  response.end();
});
app.post('/v1/score-match-parsed', upload, (_request, response) => {
  response.type('json').send(answer);
});

const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
process.once('disconnect', () => process.exit());
