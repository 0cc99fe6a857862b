import { mkdir, writeFile } from 'node:fs/promises';
import { createAsyncApiDocument, createOpenApiDocument } from './src/documents.ts';
import { createRecordsDocument } from './test/support/records-document.ts';
import { writeSamples } from './test/support/sample-sets.ts';

// Writes the documents that are committed, and samples of what they describe; a test fails when these are older than the schemas.
const folder = new URL('./generated/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const [name, document] of [
  ['openapi.json', createOpenApiDocument()],
  ['asyncapi.json', createAsyncApiDocument()],
  ['records.json', createRecordsDocument()],
] as const)
  await writeFile(new URL(name, folder), `${JSON.stringify(document, null, 2)}\n`);

await writeSamples();
