import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type EntryKind, type Slot, type SlotSection, slotSections } from '@winnow/resumes/training';
import { generateFiles } from '../evaluate/evaluate-generated.ts';
import { splitOf } from '../evaluate/families.ts';
import type { Label } from '../evaluate/label.ts';
import { readLayout } from '../evaluate/read-resume.ts';
import { splitDegree } from '../evaluate/split-degree.ts';
import { loadVocabularies } from '../load-vocabularies.ts';
import { layoutNames } from '../render/layouts.ts';
import { learnSlots, type Weighted } from './learn-slots.ts';
import { type HeadTruth, makeResume, type Random, randomOf } from './made-heads.ts';
import { type Example, examplesOf } from './slot-truth.ts';
import { sourceOf } from './source.ts';

// npm run train:slots -- [--without FAMILY,…] [FOLDER[*WEIGHT][%EVERY] …]: folders with labels.json in the form of the corpus; of the
// families only those to train on count, but for those to leave out.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    made: { type: 'string', default: '40' },
    seeds: { type: 'string', default: '2' },
    epochs: { type: 'string', default: '5' },
    shrink: { type: 'string', default: '0.01' },
    without: { type: 'string', default: '' },
    out: { type: 'string', default: 'packages/resumes/data/slot-weights.json' },
  },
});

const without = new Set(values.without.split(','));

const kinds = ['experience', 'education'] as const satisfies readonly EntryKind[];
const learned: { [kind in EntryKind]: Weighted[] } = { experience: [], education: [] };

/** Evidence that depends on tables of words, as it is where a table does not have the word. */
const withoutWords = (evidence: readonly string[]): readonly string[] =>
  evidence.flatMap((each) => {
    const [, key = ''] = /^(kind|last|first|next kind|previous kind)=/u.exec(each) ?? [];
    if (key !== '') return [`${key}=${each.slice(key.length + 1).replace(/[tcid]/gu, '')}`];
    return /^(?:word=|degree=|begins=|legal form|rank)/u.test(each) ? [] : [each];
  });

/** The section as it is read when the tables lack the words of some entries. */
const forgetful = ({ kind, entries }: SlotSection, random: Random): SlotSection => {
  const share = random();
  const texts = new Map<readonly string[], readonly string[]>();
  for (const { text } of entries.flat()) texts.set(text, random() < share ? withoutWords(text) : text);
  const changed = (text: readonly string[]): readonly string[] => texts.get(text) ?? text;
  return {
    kind,
    entries: entries.map((slots) =>
      slots.map((slot): Slot => ({ ...slot, text: changed(slot.text), others: slot.others.map(changed) })),
    ),
  };
};

const learn = (section: SlotSection, truth: readonly HeadTruth[], unnamed: readonly string[], weight: number): void => {
  learned[section.kind].push(...examplesOf(section, truth, unnamed).map((example: Example) => ({ example, weight })));
};

const vocabularies = await loadVocabularies();
const random = randomOf(3);
for (const [at, vocabulary] of vocabularies.entries())
  for (let seed = 0; seed < Number(values.made); seed += 1) {
    const other = vocabularies[(at + seed) % vocabularies.length] ?? vocabulary;
    const { layout, truth } = makeResume(vocabulary, other, kinds[seed % 2] ?? 'experience', at * 1_000 + seed);
    for (const section of slotSections(layout)) {
      learn(section, truth, ['other'], 0.5);
      learn(forgetful(section, random), truth, ['other'], 0.5);
    }
  }
console.log(`made: ${kinds.map((kind) => `${learned[kind].length} ${kind}`).join(', ')}`);

const degreeTruth = (printed: string, language: string): readonly HeadTruth[] => {
  const { degree, field } = splitDegree(printed, language);
  return [
    { role: 'degree', value: degree },
    { role: 'field', value: field },
  ];
};

// Seed 0 is what the tests measure.
const choice = {
  vocabularies,
  layouts: layoutNames,
  formats: ['docx'] as const,
  firstSeed: 1,
  seeds: Number(values.seeds),
  words: ['any'] as const,
};
for await (const { label, bytes } of generateFiles(choice, null)) {
  const truth = [
    ...label.titles.map((value) => ({ role: 'title', value })),
    ...label.companies.map((value) => ({ role: 'company', value })),
    ...label.institutions.map((value) => ({ role: 'institution', value })),
    ...vocabularies
      .filter(({ language }) => language === label.language)
      .flatMap(({ degrees }) => degrees.flatMap(({ printed }) => degreeTruth(printed, label.language))),
  ];
  for (const section of slotSections(await readLayout(bytes))) {
    learn(section, truth, ['other'], 0.2);
    learn(forgetful(section, random), truth, ['other'], 0.2);
  }
}
console.log(`with generated: ${kinds.map((kind) => `${learned[kind].length} ${kind}`).join(', ')}`);

const truthOf = (label: Label): readonly HeadTruth[] => {
  const truth = (role: string, value: string | null | undefined): readonly HeadTruth[] =>
    value === null || value === undefined ? [] : [{ role, value }];
  return [
    ...label.titles.flatMap((value) => truth('title', value)),
    ...label.companies.flatMap((value) => truth('company', value)),
    ...label.institutions.flatMap((value) => truth('institution', value)),
    ...(label.experience ?? []).flatMap(({ location }) => truth('place', location)),
    ...(label.education ?? []).flatMap(({ degree, field }) =>
      degree === null || degree === undefined || (field !== null && field !== undefined)
        ? [...truth('degree', degree), ...truth('field', field)]
        : degreeTruth(degree, label.language),
    ),
  ];
};

for (const { folder, weight: factor, every } of positionals.map(sourceOf)) {
  const files = existsSync(join(folder, 'files')) ? join(folder, 'files') : folder;
  const { files: labels } = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as { readonly files: readonly Label[] };
  // Few files that people wrote count more than many that were made.
  const weight = factor * Math.min(4, Math.max(1, 200 / labels.length));
  const chosen = labels
    .filter((label) => ['train', 'unsplit'].includes(splitOf(label, folder)))
    .filter(({ family }) => family === undefined || !without.has(family));
  for (const label of chosen.filter((_, index) => index % every === 0)) {
    const [job, study] = [label.experience?.[0], label.education?.[0]];
    // What a label does not have may be printed all the same.
    const unnamed = {
      experience: job?.location === undefined ? ['place', 'other'] : ['other'],
      education: study?.degree === undefined ? ['degree', 'field', 'place', 'other'] : ['place', 'other'],
    };
    const truth = truthOf(label);
    for (const section of slotSections(await readLayout(readFileSync(join(files, label.file))))) {
      learn(section, truth, unnamed[section.kind], weight);
      learn(forgetful(section, random), truth, unnamed[section.kind], weight);
    }
  }
}
console.log(`with labelled files: ${kinds.map((kind) => `${learned[kind].length} ${kind}`).join(', ')}`);

const joined = (rows: ReadonlyMap<string, readonly number[]>): { readonly [key: string]: string } =>
  Object.fromEntries([...rows].map(([key, row]) => [key, row.join(' ')]));

const weights = kinds.map((kind) => {
  const { evidence, pairs, ends } = learnSlots(kind, learned[kind], Number(values.epochs), Number(values.shrink));
  return [kind, { evidence: joined(evidence), pairs: joined(pairs), ends: ends.join(' ') }];
});
writeFileSync(values.out, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`);
