import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';
import type { CalibratedField } from '@winnow/resumes/training';
import type { FactField } from '../evaluate/fields.ts';
import { fitConfidence } from './fit-confidence.ts';

// npm run train:confidence -- FOLDER… : learns from the files to tune on what share of values is right at which confidence.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'packages/resumes/data/confidence.json' } },
});

// Confidences as they are before they are calibrated.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('/resumes/data/confidence.json') ? { format: 'json', source: '{}', shortCircuit: true } : next(url, context),
});
const { evaluateFolder, joinResults } = await import('../evaluate/evaluate-folder.ts');
const { knots } = await import('@winnow/resumes/training');

const fields: Readonly<Record<CalibratedField, FactField>> = {
  title: 'title',
  company: 'company',
  location: 'location',
  institution: 'institution',
  degree: 'degree',
  field: 'field',
  skills: 'skills',
  languages: 'spoken languages',
  certifications: 'certifications',
};

const results = [];
for (const folder of positionals) results.push((await evaluateFolder(folder)).splits);
const tune = joinResults(results).get('tune');
if (tune === undefined) throw new Error('Name folders with labelled files to tune on: npm run train:confidence -- FOLDER…');
const rows = Object.entries(fields).map(([name, field]) => {
  const rated = tune.totals.get(field)?.rated ?? [];
  console.log(`${name}: ${rated.length} values`);
  return [name, fitConfidence(rated, knots).join(' ')];
});
writeFileSync(values.out, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
