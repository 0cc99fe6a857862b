import { inflateRawSync } from 'node:zlib';
import { engineMonth } from '@winnow/contracts/constants';
import { type ReadingTools, readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { packJson } from '@winnow/workers/packed-json';
import { serveTask } from '@winnow/workers/worker-task';
import type { ExtractInput, ExtractOutput } from './extract-task.ts';
import { pdfReader } from './pdf-reader.ts';

const tools: ReadingTools = {
  pdf: pdfReader,
  inflate: (bytes, maxOutputLength) => inflateRawSync(bytes, { maxOutputLength }),
};

/** Bytes of a file to its facts, its structured content and its layout. Runs in a worker thread. */
export const extract = serveTask<ExtractInput, ExtractOutput>(async ({ bytes, sha256, limits }) => {
  const layout = await readDocument(bytes, tools, limits);
  // Freed now: a thread that works on large files would wait for its garbage collector with many of them.
  if (bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength) bytes.buffer.transfer(0);
  const { content, facts } = parseResume(layout, engineMonth);
  return { document: { sha256, ...facts }, content: packJson(content), layout: packJson(layout) };
});
