import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateRawSync } from 'node:zlib';
import { defaultLimits } from '@winnow/contracts';
import { isAppError } from '@winnow/kernel';
import {
  compilePdfium,
  createPdfReader,
  type Inflate,
  type LayoutDocument,
  type Line,
  type ReadingTools,
  readDocument,
} from '../src/index.ts';

export const wasmBinary = readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));

const module = compilePdfium(wasmBinary);

export const inflate: Inflate = (data, maxBytes) => inflateRawSync(data, { maxOutputLength: maxBytes });

export const newTools = (): ReadingTools => ({ pdf: createPdfReader(module), inflate });

export const limits = defaultLimits;

const shared = newTools();

export const read = (bytes: Uint8Array): Promise<LayoutDocument> => readDocument(bytes, shared, limits);

export const linesOf = (document: LayoutDocument): readonly Line[] =>
  document.pages.flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines));

export const textsOf = (document: LayoutDocument): readonly string[] =>
  linesOf(document).flatMap(({ text }) => (text === '' ? [] : [text]));

export const codesOf = (document: LayoutDocument): readonly string[] =>
  [...new Set(document.warnings.map(({ code }) => code))].toSorted();

/** What a read comes to: `document`, or the code and reason of its refusal; any other error is thrown on. */
export const outcomeOf = async (bytes: Uint8Array, tools: ReadingTools = shared): Promise<string> => {
  try {
    await readDocument(bytes, tools, limits);
    return 'document';
  } catch (error) {
    if (!isAppError(error)) throw error;
    return error.details.reason === undefined ? error.code : `${error.code} ${error.details.reason}`;
  }
};

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
