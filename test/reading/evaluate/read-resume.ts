import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateRawSync } from 'node:zlib';
import { defaultLimits } from '@winnow/contracts';
import { engineMonth } from '@winnow/contracts/constants';
import { createPdfReader, type LayoutDocument, readDocument } from '@winnow/reading';
import { parseResume } from '@winnow/resumes';
import { type Prediction, predictionOf } from './prediction.ts';

const tools = {
  pdf: createPdfReader({ wasmBinary: readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')) }),
  inflate: (bytes: Uint8Array, maxOutputLength: number) => inflateRawSync(bytes, { maxOutputLength }),
};

/** The text of a file, line by line, as the reader sees it. */
export const readLayout = (bytes: Uint8Array): Promise<LayoutDocument> => readDocument(bytes, tools, defaultLimits);

/** What Winnow reads from a file. */
export const readResume = async (bytes: Uint8Array): Promise<Prediction> => {
  const { content, facts } = parseResume(await readLayout(bytes), engineMonth);
  return predictionOf(content, facts);
};
