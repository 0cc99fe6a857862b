import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { totalOf } from './evaluate/evaluate-folder.ts';
import { evaluateGenerated } from './evaluate/evaluate-generated.ts';
import { wordModes } from './evaluate/known-words.ts';
import type { Label } from './evaluate/label.ts';
import { groupTable, missLines, qualityTable, shareTable } from './evaluate/report.ts';
import { loadVocabularies, vocabularyCodes } from './load-vocabularies.ts';
import { layoutNames } from './render/layouts.ts';
import { openPdfPrinter } from './render/open-pdf-printer.ts';
import { formatNames } from './render/render-resume.ts';

// npm run eval:generated -- [--languages de,fr] [--layouts sidebar] [--formats pdf,docx] [--first-seed 0] [--seeds 3] [--words known,any] [--misses] [--out DIR]
const { values } = parseArgs({
  options: {
    languages: { type: 'string' },
    layouts: { type: 'string' },
    formats: { type: 'string' },
    words: { type: 'string', default: 'known,any' },
    'first-seed': { type: 'string', default: '0' },
    seeds: { type: 'string', default: '3' },
    misses: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});

const chosen = <T extends string>(given: string | undefined, known: readonly T[]): readonly T[] => {
  if (given === undefined) return known;
  return given.split(',').map((name) => {
    const found = known.find((each) => each === name);
    if (found === undefined) throw new Error(`${name} is none of ${known.join(', ')}`);
    return found;
  });
};

const choice = {
  vocabularies: await loadVocabularies(chosen(values.languages, vocabularyCodes())),
  layouts: chosen(values.layouts, layoutNames),
  formats: chosen(values.formats, formatNames),
  words: chosen(values.words, wordModes),
  firstSeed: Number(values['first-seed']),
  seeds: Number(values.seeds),
};

const { out } = values;
const labels: Label[] = [];
if (out !== undefined) mkdirSync(join(out, 'files'), { recursive: true });

const printer = choice.formats.includes('pdf') ? await openPdfPrinter() : null;
try {
  const files = await evaluateGenerated(choice, printer, ({ label, bytes }) => {
    if (out === undefined) return;
    writeFileSync(join(out, 'files', label.file), bytes);
    labels.push(label);
  });
  if (out !== undefined) writeFileSync(join(out, 'labels.json'), JSON.stringify({ files: labels }, null, 1));
  for (const known of [true, false]) {
    const own = files.filter(({ wordsKnown }) => wordsKnown === known);
    if (own.length === 0) continue;
    const totals = new Map([[`${own.length} files`, totalOf(own.map(({ scores }) => scores))]]);
    console.log(`\n# ${known ? 'All words in the tables' : 'Not all words in the tables'}`);
    console.log(`\n${qualityTable(totals)}\n\n${shareTable(totals)}`);
    console.log(`\nBy language, in percent\n\n${groupTable(own, ({ label }) => label.language)}`);
    console.log(`\nBy layout, in percent\n\n${groupTable(own, ({ label, layout }) => `${layout} ${label.format}`)}`);
    if (values.misses) console.log(`\nNot right\n\n${missLines(own).join('\n')}`);
  }
} finally {
  await printer?.close();
}
