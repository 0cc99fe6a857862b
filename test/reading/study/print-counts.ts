import { parseArgs } from 'node:util';
import { evaluateFolder, totalOf } from '../evaluate/evaluate-folder.ts';
import { factFields } from '../evaluate/fields.ts';
import { sourceOf } from '../train/source.ts';

// node print-counts.ts --families FAMILY,… FOLDER[%EVERY] … : how many values of each field are right, given and printed in the files
// of these families, by family, and with which confidence each value was given, as JSON. Files of an exam are not among them.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { families: { type: 'string', default: '' } } });
const chosen = new Set(values.families.split(','));
const open = [];
for (const { folder, every } of positionals.map(sourceOf)) {
  let index = 0;
  const keep = (family: string | undefined): boolean => {
    if (family === undefined || !chosen.has(family)) return false;
    index += 1;
    return (index - 1) % every === 0;
  };
  const { splits } = await evaluateFolder(folder, undefined, ({ family }) => keep(family));
  open.push(...[...splits.values()].flatMap((split) => split.open));
}
const families = [...Map.groupBy(open, ({ label }) => label.family ?? '')].map(([family, files]) => {
  const totals = totalOf(files.map(({ scores }) => scores));
  const rows = factFields.flatMap((field) => {
    const score = totals.get(field);
    if (score === undefined) return [];
    const { right, predicted, labelled, rated } = score;
    return [[field, { right, predicted, labelled, rated }] as const];
  });
  return [family, Object.fromEntries(rows)] as const;
});
console.log(JSON.stringify(Object.fromEntries(families)));
