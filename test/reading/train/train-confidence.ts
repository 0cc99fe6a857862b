import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';
import type { CalibratedField } from '@winnow/resumes/training';
import { splitOf } from '../evaluate/families.ts';
import type { Rated } from '../evaluate/field-score.ts';
import type { FactField } from '../evaluate/fields.ts';
import { fitConfidence } from './fit-confidence.ts';
import { sourceOf } from './source.ts';

// npm run train:confidence -- [--rated FILE] FOLDER[*WEIGHT] … : learns what share of values is right at which confidence, from the
// files to tune on, and from those that were read while cross-validating.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'packages/resumes/data/confidence.json' },
    rated: { type: 'string' },
  },
});

// Confidences as they are before they are calibrated.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('/resumes/data/confidence.json') ? { format: 'json', source: '{}', shortCircuit: true } : next(url, context),
});
const { evaluateFolder } = await import('../evaluate/evaluate-folder.ts');
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

type RatedFields = Readonly<Record<string, readonly Rated[]>>;

const sources: RatedFields[] = values.rated === undefined ? [] : [JSON.parse(readFileSync(values.rated, 'utf8')) as RatedFields];
for (const { folder, weight } of positionals.map(sourceOf)) {
  const totals = (await evaluateFolder(folder, undefined, (label) => splitOf(label, folder) === 'tune')).splits.get(
    'tune',
  )?.totals;
  const rated = Object.fromEntries([...(totals ?? [])].map(([field, score]) => [field, score.rated]));
  for (let time = 0; time < weight; time += 1) sources.push(rated);
}
if (sources.length === 0) throw new Error('Name folders with labelled files to tune on: npm run train:confidence -- FOLDER…');
const rows = Object.entries(fields).map(([name, field]) => {
  const rated = sources.flatMap((source) => source[field] ?? []);
  console.log(`${name}: ${rated.length} values`);
  return [name, fitConfidence(rated, knots).join(' ')];
});
writeFileSync(values.out, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
