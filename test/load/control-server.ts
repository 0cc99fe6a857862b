import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { renderAtsReport } from '@winnow/ats';
import type { AtsAssessment } from '@winnow/contracts';
import { openFolderFiles } from '@winnow/embedded';
import type { TaskAnswer } from '@winnow/runtime';
import express from 'express';
import multer from 'multer';
import { readResume } from '../../services/parser/src/tasks/read-resume.ts';
import type { ReadOutput } from '../../services/parser/src/tasks/read-resume-task.ts';
import { scoreAts } from '../../services/scoring/src/tasks/score-ats.ts';

// What Winnow is measured against: one Express route that stores the upload durably and calls the same functions, with
// no key, no limit, no queue, no record, and nothing left to find after a crash but the file.
const outputOf = <Output>(answer: TaskAnswer<Output>): Output => {
  if (!answer.ok) throw new Error(answer.message);
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
  const read: ReadOutput = outputOf(await readResume({ bytes, sha256: stored.sha256, limits }));
  const assessment: AtsAssessment = outputOf(await scoreAts(read));
  response.json(renderAtsReport(assessment, { language: 'en', requestId: 'control', cached: false }));
});
const server = createServer(app).listen(0, '127.0.0.1');
await once(server, 'listening');
process.stdout.write(
  `${JSON.stringify({ msg: 'Running', address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })}\n`,
);
