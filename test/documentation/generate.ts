import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployStandalone } from '../support/deployment.ts';
import { root } from '../support/workspaces.ts';
import { withGeneratedParts } from './generated-parts.ts';
import { recordExamples } from './record-examples.ts';

// Writes the generated parts of the guides, and the examples of the OpenAPI document. Tests fail when either is stale.
for (const path of globSync('docs/guides/*.md', { cwd: root })) {
  const file = join(root, path);
  writeFileSync(file, withGeneratedParts(readFileSync(file, 'utf8')));
}

const winnow = await deployStandalone();
try {
  const examples = await recordExamples(winnow.addresses()[0] ?? '');
  writeFileSync(join(root, 'packages/contracts/generated/examples.json'), `${JSON.stringify(examples, null, 2)}\n`);
} finally {
  await winnow.stop();
}
