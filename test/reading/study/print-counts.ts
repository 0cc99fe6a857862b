import { parseArgs } from 'node:util';
import { evaluateFolder, totalOf } from '../evaluate/evaluate-folder.ts';
import { factFields } from '../evaluate/fields.ts';
import { foldOf, folds, type Origin } from '../train/fold-of.ts';
import { sourceOf } from '../train/source.ts';
import { createFolds } from '../train/text-models.ts';

// node print-counts.ts --families FAMILY,… [--texts FOLDER] FOLDER[%EVERY] … : how many values of each field are right, given and printed in the files
// of these families, by family, and with which confidence each value was given, as JSON. With --texts, each file is read with the
// weights of texts that were learned without it. Files of an exam are not among them.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { families: { type: 'string', default: '' }, texts: { type: 'string' } },
});
const useFold = createFolds(values.texts);
const parts = values.texts === undefined ? [undefined] : folds;
const chosen = new Set(values.families.split(','));
const open = [];
for (const part of parts) {
  if (part !== undefined) useFold(part);
  for (const { folder, every } of positionals.map(sourceOf)) {
    let index = 0;
    const keep = (origin: Origin): boolean => {
      if (!chosen.has(origin.family ?? '') || (part !== undefined && foldOf(origin) !== part)) return false;
      index += 1;
      return (index - 1) % every === 0;
    };
    const { splits } = await evaluateFolder(folder, undefined, keep);
    open.push(...[...splits.values()].flatMap((split) => split.open));
  }
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
