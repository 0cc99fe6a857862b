import { parseArgs } from 'node:util';
import { loadVocabularies, vocabularyCodes } from '../reading/load-vocabularies.ts';
import { openPdfPrinter } from '../reading/render/open-pdf-printer.ts';
import { assessCorpus, tagResults } from './evaluate/corpus.ts';
import { scoreFrom } from './evaluate/losses.ts';
import { accuracyTable, languageTable, spreadTable, strayLines, table } from './evaluate/report.ts';
import { type Trial, tryBreakages } from './evaluate/try-breakages.ts';
import { formats } from './write-file.ts';

// npm run eval:ats -- [--languages de,fr] [--formats pdf,docx,txt] [--seeds 1] [--misses]
const { values } = parseArgs({
  options: {
    languages: { type: 'string' },
    formats: { type: 'string' },
    seeds: { type: 'string', default: '1' },
    misses: { type: 'boolean', default: false },
  },
});

const languages = values.languages?.split(',') ?? vocabularyCodes();
const chosen = formats.filter((format) => values.formats === undefined || values.formats.split(',').includes(format));
const printer = chosen.includes('pdf') ? await openPdfPrinter() : null;
const trials: Trial[] = [];

try {
  for (const vocabulary of await loadVocabularies(languages)) {
    for (const format of chosen) {
      for (let seed = 0; seed < Number(values.seeds); seed += 1) {
        trials.push(...(await tryBreakages(vocabulary, format, printer, { seed })));
      }
    }
    console.error(vocabulary.language);
  }
} finally {
  await printer?.close();
}

console.log(`# ${trials.length} files\n\nClean resumes by format\n\n${spreadTable(trials)}`);
console.log(`\nClean resumes by language\n\n${languageTable(trials)}`);
console.log(`\nWhat is found\n\n${accuracyTable(trials)}`);
const wrong = trials.filter(({ assessment }) => scoreFrom(assessment) !== assessment.score).length;
console.log(`\nScores that are not what their checks make: ${wrong}`);
if (values.misses) console.log(`\nMissed, or changed besides\n\n${strayLines(trials).join('\n')}`);

const folder = process.env.WINNOW_CORPUS;
if (folder !== undefined) {
  const files = await assessCorpus(folder);
  const rows = tagResults(files).map((each) => [each.tag, `\`${each.check}\``, each.files, each.found, each.others]);
  console.log(`\nReal files by tag\n\n${table(['tag', 'check', 'files', 'found', 'in other files'], rows)}`);
  const off = files.filter(({ assessment }) => scoreFrom(assessment) !== assessment.score).length;
  console.log(`\nReal files whose score is not what their checks make: ${off} of ${files.length}`);
  if (values.misses)
    console.log(
      tagResults(files)
        .flatMap(({ tag, missed }) => missed.map((file) => `${tag}: ${file}`))
        .join('\n'),
    );
}
