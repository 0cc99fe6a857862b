import { evaluateFolder, totalOf } from '../evaluate/evaluate-folder.ts';
import { qualityOf } from '../evaluate/field-score.ts';
import { factFields } from '../evaluate/fields.ts';
import type { FileScores } from '../evaluate/score-facts.ts';

// The F1 of the fields, as JSON: of the exam in all, of tune by group of languages.
const f1Of = (scores: FileScores): Readonly<Record<string, number>> =>
  Object.fromEntries(
    factFields.flatMap((field) => {
      const score = scores.get(field);
      return score === undefined ? [] : [[field, qualityOf(score).f1]];
    }),
  );

/** Languages by the scripts they are written in; a group has enough files to be measured. */
const groupOf = (language: string): string => {
  const { script = '' } = new Intl.Locale(language).maximize();
  if (script === 'Latn') return 'Latin';
  if (['Cyrl', 'Grek'].includes(script)) return 'Cyrillic, Greek';
  if (['Arab', 'Hebr'].includes(script)) return 'right to left';
  return ['Jpan', 'Kore', 'Hans', 'Hant'].includes(script) ? 'Chinese, Japanese, Korean' : 'South Asian, Thai, Ethiopic';
};

const totals: { readonly exam: FileScores[]; readonly tune: Map<string, FileScores[]> } = { exam: [], tune: new Map() };
for (const folder of process.argv.slice(2)) {
  const { splits } = await evaluateFolder(folder);
  const exam = splits.get('exam');
  if (exam !== undefined) totals.exam.push(exam.totals);
  for (const { label, scores } of splits.get('tune')?.open ?? []) {
    const group = groupOf(label.language);
    totals.tune.set(group, [...(totals.tune.get(group) ?? []), scores]);
  }
}
const groups = [...totals.tune].toSorted(([, a], [, b]) => b.length - a.length);
console.log(
  JSON.stringify({
    exam: f1Of(totalOf(totals.exam)),
    tune: Object.fromEntries(groups.map(([group, scores]) => [`${group} (${scores.length})`, f1Of(totalOf(scores))])),
  }),
);
