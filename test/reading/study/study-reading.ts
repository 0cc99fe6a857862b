import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tableOf } from '../../load/table.ts';
import type { Example } from '../train/crf.ts';
import type { Examples } from '../train/load-examples.ts';
import { loadSources } from '../train/load-sources.ts';
import { createFolds } from '../train/text-models.ts';
import { crossValidate, f1Of, sumOf } from './cross-validate.ts';
import { measureWith, type Totals } from './run-study.ts';

// npm run study:reading -- curve|ablate --on FOLDER [--on FOLDER] TRAINING-FOLDER[*WEIGHT][%EVERY] …
// npm run study:reading -- cross-validate [--folds 3] [--texts FOLDER] [--rated FILE] [--heads FOLDER[*WEIGHT][%EVERY]] … TRAINING-FOLDER[*WEIGHT][%EVERY] …
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: 'string', multiple: true },
    heads: { type: 'string', multiple: true, default: [] },
    folds: { type: 'string', default: '3' },
    rated: { type: 'string' },
    texts: { type: 'string' },
  },
});
const [what, ...sources] = positionals;
const folders = values.on ?? [];
if (what !== 'cross-validate' && ((what !== 'curve' && what !== 'ablate') || folders.length === 0))
  throw new Error('npm run study:reading -- curve|ablate --on FOLDER TRAINING-FOLDER …, or cross-validate TRAINING-FOLDER …');

const shown = ['headings', 'kinds', 'title', 'company', 'position', 'institution', 'degree', 'education', 'skills'];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const print = (title: string, rows: readonly (readonly [string, Readonly<Record<string, number>>])[]): void => {
  const lines = rows.map(([name, f1]) => row([name, ...shown.map((field) => (f1[field] ?? Number.NaN).toFixed(1))]));
  console.log([`\n${title}\n`, row(['', ...shown]), row(['---', ...shown.map(() => '---')]), ...lines].join('\n'));
};

const filtered = ({ lines, entries }: Examples, keep: (example: Example) => Example | undefined): Examples => ({
  lines: lines.flatMap((each) => keep(each) ?? []),
  entries: entries.flatMap((each) => keep(each) ?? []),
});

/** The features that a kind of evidence takes part in, of lines and of sections. */
const evidence = {
  'tables of words':
    /~|^(?:word|clue|mates|under|column-under|(?:before|after)-(?:word|known|words)|words|heading|slot-(?:back|ahead)|undated)[=.]/u,
  look: new RegExp(
    [
      '^(?:strong|bold|italic|colour|size|case|count|mates|rank|look-[a-z]+|group(?:-[a-z]+)?|slot-(?:back|ahead)|clue|repeats|undated|first|under|column-under)[=.]',
      '^(?:before|after)-(?:style|size|look|case|short)=',
      // Pairs with what stands out.
      '^(?:repeated\\.)?(?:true|false)\\.',
      '^(?:dates|date|bullet|above|ahead|back|short|word|(?:before|after)-(?:word|indent))=.*(?:true|false)',
    ].join('|'),
    'u',
  ),
  position:
    /^(?:place|part|block|above|below|gaps|indent|cells|pieces|first|(?:before|after)-indent)=|^(?:opens-column|closes-column|last|in-table)$|^short=.*\d$/u,
};

const all = await loadSources(sources, createFolds(values.texts));

if (what === 'cross-validate') {
  const families = await crossValidate(all, { folds: Number(values.folds), sources, heads: values.heads, texts: values.texts });
  const total = sumOf([...families.values()]);
  print('F1 on families that were not learned from', [
    ['all', f1Of(total)],
    ...[...families].map(([family, counts]) => [family, f1Of(counts)] as const),
  ]);
  console.log(
    `\n${tableOf(
      ['field', 'F1'],
      Object.entries(f1Of(total)).map(([field, f1]) => [field, f1.toFixed(1)]),
    )}`,
  );
  const rated = Object.fromEntries(Object.entries(total).map(([field, score]) => [field, score.rated]));
  if (values.rated !== undefined) writeFileSync(values.rated, JSON.stringify(rated));
} else if (what === 'curve') {
  const families = [...new Set(all.lines.flatMap(({ family }) => family ?? []))].toSorted();
  const rows: (readonly [string, Totals['exam']])[] = [];
  for (const share of [0.125, 0.25, 0.5, 1]) {
    // Every second, fourth, … family, so that all kinds of layouts are among them.
    const chosen = new Set(families.filter((_, index) => Math.floor(index * share) !== Math.floor((index - 1) * share)));
    const { exam } = await measureWith(
      filtered(all, (each) => (each.family !== null && chosen.has(each.family) ? each : undefined)),
      folders,
    );
    rows.push([`${chosen.size} families`, exam]);
  }
  print('F1 on the exam by the number of families learned from', rows);
} else {
  const results: (readonly [string, Totals])[] = [['everything', await measureWith(all, folders)]];
  for (const [name, pattern] of Object.entries(evidence)) {
    const without = filtered(all, (each) => ({
      ...each,
      features: each.features.map((own) => own.filter((feature) => !pattern.test(feature))),
    }));
    results.push([`without ${name}`, await measureWith(without, folders)]);
  }
  print(
    'F1 on the exam',
    results.map(([name, { exam }]) => [name, exam]),
  );
  const [full, ...others] = results;
  for (const [name, { tune }] of others) {
    const losses = Object.entries(tune).map(([language, f1]) => {
      const best = full?.[1].tune[language] ?? {};
      return [language, Object.fromEntries(shown.map((field) => [field, (f1[field] ?? 0) - (best[field] ?? 0)]))] as const;
    });
    print(`Tune by script: F1 gained or lost ${name}`, losses);
  }
}
