import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Example, type Field, trainField } from './crf.ts';
import { entriesField } from './entries-field.ts';
import { loadExamples } from './load-examples.ts';
import { rolesField } from './roles-field.ts';

// npm run train:lines -- FOLDER[*WEIGHT][%EVERY] … : learns from folders with labels.json, in this order, what the lines of resumes are
// and which of them name entries.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'packages/resumes/data' },
    only: { type: 'string' },
    epochs: { type: 'string', default: '12' },
  },
});
if (positionals.length === 0) throw new Error('Name folders with labelled files: npm run train:lines -- FOLDER[*WEIGHT][%EVERY]');

const lines: Example[] = [];
const entries: Example[] = [];
for (const source of positionals) {
  const [, folder = '', weight = '1', every = '1'] = /^([^*%]+)(?:\*([\d.]+))?(?:%(\d+))?$/.exec(source) ?? [];
  const own = await loadExamples(folder, Number(weight), Number(every));
  console.log(`${folder}: ${own.lines.length} resumes, ${own.entries.length} sections`);
  lines.push(...own.lines);
  entries.push(...own.entries);
}

const options = { epochs: Number(values.epochs), rate: 0.1, penalty: 0.005, minCount: 3, scale: 100 };

const train = (name: string, field: Field, examples: readonly Example[], dropout: number): void => {
  if (values.only !== undefined && values.only !== name) return;
  const { features, steps } = trainField(field, examples, { ...options, dropout }, (epoch, right) =>
    console.log(`${name}, epoch ${epoch}: ${(100 * right).toFixed(2)} % of the lines`),
  );
  const rows = Object.fromEntries([...features].map(([feature, row]) => [feature, row.join(' ')]));
  writeFileSync(`${values.out}/${name}.json`, `${JSON.stringify({ steps: steps.join(' '), features: rows }, null, 2)}\n`);
};

train('line-roles', rolesField, lines, 0.1);
train('entry-lines', entriesField, entries, 0.3);
