import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { splitOf } from '../evaluate/families.ts';
import { trainField } from './crf.ts';
import { loadExamples } from './load-examples.ts';

// npm run train:roles -- FOLDER[*WEIGHT][/EVERY] … : learns what the lines of resumes are from folders with labels.json, in this order.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'packages/resumes/data/line-roles.json' },
    epochs: { type: 'string', default: '12' },
  },
});
if (positionals.length === 0) throw new Error('Name folders with labelled files: npm run train:roles -- FOLDER[*WEIGHT][%EVERY]');

const examples = [];
for (const source of positionals) {
  const [, folder = '', weight = '1', every = '1'] = /^([^*%]+)(?:\*([\d.]+))?(?:%(\d+))?$/.exec(source) ?? [];
  // Only families that are for training; a folder without families has none to keep apart.
  const own = await loadExamples(folder, Number(weight), Number(every), (file) =>
    ['train', 'unsplit'].includes(splitOf(file, folder)),
  );
  console.log(`${folder}: ${own.length} examples`);
  examples.push(...own);
}
const { features, steps } = trainField(
  examples,
  { epochs: Number(values.epochs), rate: 0.1, penalty: 0.005, minCount: 3, dropout: 0.1, content: 0.6, trust: 3, scale: 100, ...JSON.parse(process.env.OPT ?? '{}') },
  (epoch, right) => console.log(`epoch ${epoch}: ${(100 * right).toFixed(2)} % of the lines`),
);
const rows = [...features].map(([name, row]) => [name, row.join(' ')]);
writeFileSync(values.out, `${JSON.stringify({ steps: steps.join(' '), features: Object.fromEntries(rows) }, null, 2)}\n`);
