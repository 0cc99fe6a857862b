// Writes what clients in other packages and languages know of the OpenAPI document. A test fails when it is older than the document.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedClientFiles } from './clients/generated-files.ts';

const root = join(import.meta.dirname, '..');
// Each operation has a file of its own, also one that is gone.
rmSync(join(root, 'clients/bruno'), { recursive: true, force: true });
for (const [path, text] of Object.entries(generatedClientFiles())) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
