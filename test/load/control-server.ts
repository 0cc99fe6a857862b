import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderAtsReport } from '@winnow/ats';
import { openFolderFiles } from '@winnow/embedded';
import type { TaskAnswer } from '@winnow/runtime';
import express from 'express';
import multer from 'multer';
import { extract } from '../../services/parser/src/tasks/extract.ts';
import { assess } from '../../services/scoring/src/tasks/assess.ts';

// What Winnow is measured against: one Express route that stores the upload durably and calls the same functions, with
// no key, no limit, no queue, no record, and nothing left to find after a crash but the file.
const outputOf = <Output>(answer: TaskAnswer<Output>): Output => {
  if (!answer.ok) throw new Error(answer.failure.message);
  return answer.output;
};

const [folder = ''] = process.argv.slice(2);
const files = await openFolderFiles(folder);
const limits = { pages: 50, unpackedBytes: 50 * 1024 * 1024, textCharacters: 200_000 };
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
  const read = outputOf(await extract({ bytes, sha256: stored.sha256, limits }));
  const assessment = outputOf(await assess(read));
  response.json(renderAtsReport(assessment, { language: 'en', requestId: 'control', cached: false, engineVersion: '2026.11.1' }));
});
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(
  `${JSON.stringify({ msg: 'Running', address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })}\n`,
);
