import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { hashOf } from '../reading/rotate.ts';
import { loadLanguages } from './content/words.ts';
import { type Family, families, type Split } from './families.ts';
import { factsOf, type MaterialLabel, missingFrom } from './label.ts';
import { suitsTemplate } from './latex/languages.ts';
import { hasLatex } from './latex/render-latex.ts';
import { openPagePrinter } from './render/open-page-printer.ts';
import { casesOf, type Rendered, renderFamily } from './render/render-family.ts';
import { findTypst } from './typst/render-typst.ts';

const usage = `npm run material -- --out DIR [--split train|tune|exam] [--seeds N] [--languages de,ar]
  [--families web,typst-ledger] [--per-family N]
Writes DIR/{train,tune,exam}/labels.json and files/, each folder replaced as a whole.`;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    split: { type: 'string' },
    seeds: { type: 'string', default: '1' },
    languages: { type: 'string' },
    families: { type: 'string' },
    'per-family': { type: 'string' },
  },
});
const splits: readonly Split[] = ['train', 'tune', 'exam'];
if (values.out === undefined || !existsSync(new URL('node_modules', import.meta.url))) {
  console.error(values.out === undefined ? usage : 'The layouts are not installed: run npm ci --prefix test/material first.');
  process.exit(2);
}
const out = resolve(values.out);
const languages = await loadLanguages(values.languages?.split(','));
const named = values.families?.split(',');
const wanted = families()
  .filter(({ split }) => values.split === undefined || split === values.split)
  .filter(({ name }) => named === undefined || named.some((each) => name.startsWith(each)));
const python = findTypst() ?? null;
if (python === null) console.error('Typst is not installed (see test/material/README.md): its families are left out.');
const latex = hasLatex();
if (!latex) console.error('LaTeX is not installed (see test/material/README.md): its families are left out.');
const printer = await openPagePrinter();
const temporary = `${out}.new`;
const labels = new Map<Split, MaterialLabel[]>(splits.map((split) => [split, []]));
rmSync(temporary, { recursive: true, force: true });

/** Each family takes its share of the languages; together they take all. Templates of LaTeX share those that they can be in. */
const languagesOf = (family: Family): typeof languages => {
  const own =
    family.kind === 'latex'
      ? languages.filter(({ vocabulary }) => suitsTemplate(family.template, vocabulary.language))
      : languages;
  const share = Number(values['per-family'] ?? own.length);
  const first = hashOf(family.name) % own.length;
  return [...own.slice(first), ...own.slice(0, first)].filter((_, index) => (index * share) % own.length < share);
};

const keep = (family: string, split: Split, { resume, format, bytes, shown, text, pages }: Rendered): void => {
  const file = `${family.replace('jsonresume-theme-', 'jr-')}-${resume.language}-${resume.seed}.${format}`;
  const facts = factsOf(resume, shown);
  mkdirSync(join(temporary, split, 'files'), { recursive: true });
  writeFileSync(join(temporary, split, 'files', file), bytes);
  const label = {
    file,
    family,
    format,
    ...facts,
    pages,
    not_in_text_layer: missingFrom(facts, text),
    rendered_by_us: true,
    tags: [],
  } as const;
  labels.get(split)?.push(label);
};

try {
  for (const family of wanted) {
    const cases = casesOf(family, languagesOf(family), Number(values.seeds));
    let count = 0;
    for await (const rendered of renderFamily(family, cases, { printer, python, latex })) {
      keep(family.name, family.split, rendered);
      count += 1;
    }
    console.log(`${family.name} (${family.split}): ${count} of ${cases.length}`);
  }
} finally {
  await printer.close();
}

mkdirSync(out, { recursive: true });
for (const [split, files] of labels) {
  if (files.length === 0) continue;
  const note = 'Invented people, rendered by npm run material; labels in the form of the second corpus.';
  writeFileSync(join(temporary, split, 'labels.json'), `${JSON.stringify({ note, files }, null, 1)}\n`);
  const [target, old] = [join(out, split), join(temporary, `old ${split}`)];
  if (existsSync(target)) renameSync(target, old);
  renameSync(join(temporary, split), target);
}
rmSync(temporary, { recursive: true, force: true });
