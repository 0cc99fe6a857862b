import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { deflateSync, inflateRawSync } from 'node:zlib';
import { createPdfReader, type ReadingTools, readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { serveTask } from '@winnow/runtime/worker-task';
import type { ReadInput, ReadOutput } from './read-resume-task.ts';

// One reader a thread: PDFium is loaded once and used for one file after another.
const tools: ReadingTools = {
  pdf: createPdfReader({ wasmBinary: readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')) }),
  inflate: (bytes, maxOutputLength) => inflateRawSync(bytes, { maxOutputLength }),
};

const pack = (value: unknown): Uint8Array => deflateSync(JSON.stringify(value), { level: 1 });

/** Bytes of a file to its facts, its structured content and its layout. Runs in a worker thread. */
export const readResume = serveTask<ReadInput, ReadOutput>(async ({ bytes, sha256, limits }) => {
  const layout = await readDocument(bytes, tools, limits);
  const { content, facts } = parseResume(layout);
  return { document: { sha256, ...facts }, content: pack(content), layout: pack(layout) };
});
