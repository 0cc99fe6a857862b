import { parseArgs } from 'node:util';
import type { Example, Field } from './crf.ts';
import { entriesField } from './entries-field.ts';
import { learnWeights } from './learn-weights.ts';
import { loadSources } from './load-sources.ts';
import { rolesField } from './roles-field.ts';
import { createFolds } from './text-models.ts';
import { type WeightsName, writeWeights } from './write-weights.ts';

// npm run train:lines -- FOLDER[*WEIGHT][%EVERY] … : learns from folders with labels.json, in this order, what the lines of resumes are
// and which of them name entries.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'packages/resumes/data' },
    only: { type: 'string' },
    texts: { type: 'string' },
  },
});

const { lines, entries } = await loadSources(positionals, createFolds(values.texts));

const train = (name: WeightsName, field: Field, examples: readonly Example[]): void => {
  if (values.only !== undefined && values.only !== name) return;
  const learned = learnWeights(name, field, examples, (epoch, right) =>
    console.log(`${name}, epoch ${epoch}: ${(100 * right).toFixed(2)} % of the lines`),
  );
  writeWeights(values.out, name, learned);
};

train('line-roles', rolesField, lines);
train('entry-lines', entriesField, entries);
