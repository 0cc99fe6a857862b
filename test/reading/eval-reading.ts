import { existsSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { evaluateFolder, type FolderResult, joinResults } from './evaluate/evaluate-folder.ts';
import { missLines, reportOf } from './evaluate/report.ts';

// npm run eval:reading -- [FOLDER…] [--labels FILE] [--misses] [--predictions FILE]
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    labels: { type: 'string' },
    misses: { type: 'boolean', default: false },
    /** Where to write what was read, in the form that the scorers of the corpora take. */
    predictions: { type: 'string' },
  },
});

/** Without folders: the corpus, and what stands beside it. */
const foldersOfCorpus = (): readonly string[] => {
  const { WINNOW_CORPUS: corpus } = process.env;
  return corpus === undefined ? [] : [corpus, join(dirname(corpus), 'corpus2')].filter((folder) => existsSync(folder));
};

const folders = positionals.length > 0 ? positionals : foldersOfCorpus();
if (folders.length === 0)
  throw new Error('Name folders with labelled files, or set WINNOW_CORPUS: npm run eval:reading -- FOLDER… [--labels FILE]');

const results: FolderResult[] = [];
for (const folder of folders) {
  const result = await evaluateFolder(folder, values.labels);
  results.push(result);
  console.log(`\n# ${basename(folder)}\n\n${reportOf(result.splits)}`);
  const open = [...result.splits.values()].flatMap((split) => split.open);
  if (values.misses) console.log(`\nNot right, without exams\n\n${missLines(open).join('\n')}`);
}
if (results.length > 1) console.log(`\n# All together\n\n${reportOf(joinResults(results.map(({ splits }) => splits)))}`);
if (values.predictions !== undefined) {
  const predictions = Object.assign({}, ...results.map((result) => result.predictions));
  writeFileSync(values.predictions, JSON.stringify(predictions, null, 1));
}
