import { inflateRawSync } from 'node:zlib';
import { engineMonth } from '@winnow/contracts/constants';
import { type ReadingTools, readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { packJson } from '@winnow/workers/packed-json';
import { serveTask } from '@winnow/workers/worker-task';
import type { ExtractInput, ExtractOutput } from './extract-task.ts';
import { pdfReader } from './pdf-reader.ts';
import { secondReaders } from './second-readers.ts';

const tools: ReadingTools = {
  pdf: pdfReader,
  inflate: (bytes, maxOutputLength) => inflateRawSync(bytes, { maxOutputLength }),
  second: secondReaders,
};

/** Reads the bytes of a file into its facts, structured content and layout. Runs in a worker thread. */
export const extract = serveTask<ExtractInput, ExtractOutput>(async ({ bytes, sha256, limits, recognized }) => {
  const layout = await readDocument(bytes, tools, limits, recognized);
  // Freed now: a thread that works on large files would otherwise accumulate many of them before its garbage is collected.
  if (bytes.buffer instanceof ArrayBuffer && bytes.buffer.byteLength === bytes.byteLength) bytes.buffer.transfer(0);
  const { content, facts } = parseResume(layout, engineMonth);
  const name = content.profile.name?.value ?? null;
  return { document: { sha256, ...facts }, name, content: packJson(content), layout: packJson(layout) };
});
