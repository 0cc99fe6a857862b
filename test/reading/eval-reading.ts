import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Label } from './evaluate/label.ts';
import type { Prediction } from './evaluate/prediction.ts';
import { readResume } from './evaluate/read-resume.ts';
import { type Evaluated, fieldTable, groupTable, missLines } from './evaluate/report.ts';
import { scoreReading } from './evaluate/score-reading.ts';

// npm run eval:reading -- FOLDER [--labels FILE] [--misses] [--predictions FILE]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    labels: { type: 'string' },
    misses: { type: 'boolean', default: false },
    /** Where to write what was read, in the form that the scorer of the corpus takes. */
    predictions: { type: 'string' },
  },
});
const [folder] = positionals;
if (folder === undefined) throw new Error('Name the folder with the files: npm run eval:reading -- FOLDER [--labels FILE]');

const files = existsSync(join(folder, 'files')) ? join(folder, 'files') : folder;
const { files: labels } = JSON.parse(readFileSync(values.labels ?? join(folder, 'labels.json'), 'utf8')) as {
  readonly files: readonly Label[];
};

const evaluated: Evaluated[] = [];
const predictions: { [file: string]: Prediction } = {};
for (const label of labels) {
  const prediction = await readResume(readFileSync(join(files, label.file)));
  predictions[label.file] = prediction;
  evaluated.push({ label, outcomes: scoreReading(label, prediction) });
}
if (values.predictions !== undefined) writeFileSync(values.predictions, JSON.stringify(predictions, null, 1));

const groups: readonly (readonly [title: string, of: (file: Evaluated) => string])[] = [
  ['By language', ({ label }) => label.language],
  ['By format', ({ label }) => label.format],
  ['By columns', ({ label }) => `${label.columns}`],
];
console.log(`${labels.length} files\n\n${fieldTable(evaluated)}`);
for (const [title, of] of groups) console.log(`\n${title}, in percent\n\n${groupTable(evaluated, of)}`);
if (values.misses) console.log(`\nNot found\n\n${missLines(evaluated).join('\n')}`);
