import { type EntryKind, type Slot, type SlotSection, slotSections } from '@winnow/resumes/training';
import { generateFiles } from '../evaluate/evaluate-generated.ts';
import type { Label } from '../evaluate/label.ts';
import { readLayout } from '../evaluate/read-resume.ts';
import { splitDegree } from '../evaluate/split-degree.ts';
import { loadVocabularies } from '../load-vocabularies.ts';
import { layoutNames } from '../render/layouts.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { foldOf, madeFold } from './fold-of.ts';
import type { Weighted } from './learn-slots.ts';
import { makeCertificates } from './made-certificates.ts';
import { type HeadTruth, makeResume } from './made-heads.ts';
import { type Random, randomOf } from './random.ts';
import { examplesOf } from './slot-truth.ts';
import { type Source, sourceOf } from './source.ts';
import type { UseFold } from './text-models.ts';
import { trainingFiles } from './training-files.ts';

export const entryKinds = ['experience', 'education', 'certifications'] as const satisfies readonly EntryKind[];

/** Heads to learn from, by kind of entry. */
export type Heads = { readonly [kind in EntryKind]: readonly Weighted[] };

/** A section of a resume and what is known of it. */
type Known = {
  readonly section: SlotSection;
  readonly truth: readonly HeadTruth[];
  /** The roles that a piece without a label may have. */
  readonly unnamed: readonly string[];
  readonly weight: number;
  readonly family: string | null;
};

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
      slots.map((slot): Slot<string> => ({ ...slot, text: changed(slot.text), others: slot.others.map(changed) })),
    ),
  };
};

/** The examples of a section, as it is and as it is read without some of its words. */
const headsOf = ({ section, truth, unnamed, weight, family }: Known, random: Random): readonly Weighted[] =>
  [section, forgetful(section, random)].flatMap((each) =>
    examplesOf(each, truth, unnamed).map((example) => ({ example, weight, family })),
  );

const madeSections = (vocabularies: readonly Vocabulary[], count: number): readonly Known[] =>
  vocabularies.flatMap((vocabulary, at) =>
    Array.from({ length: count }, (_, seed) => {
      const other = vocabularies[(at + seed) % vocabularies.length] ?? vocabulary;
      const kind = entryKinds[seed % entryKinds.length] ?? 'experience';
      const number = at * 1_000 + seed;
      const { layout, truth } =
        kind === 'certifications' ? makeCertificates(vocabulary, other, number) : makeResume(vocabulary, other, kind, number);
      return slotSections(layout).map((section) => ({ section, truth, unnamed: ['other'], weight: 0.5, family: null }));
    }).flat(),
  );

const degreeTruth = (printed: string, language: string): readonly HeadTruth[] => {
  const { degree, field } = splitDegree(printed, language);
  return [
    { role: 'degree', value: degree },
    { role: 'field', value: field },
  ];
};

const generatedSections = async (vocabularies: readonly Vocabulary[], seeds: number): Promise<readonly Known[]> => {
  // Seed 0 is what the tests measure.
  const choice = {
    vocabularies,
    layouts: layoutNames,
    formats: ['docx'] as const,
    firstSeed: 1,
    seeds,
    words: ['any'] as const,
  };
  const found: Known[] = [];
  for await (const { label, bytes } of generateFiles(choice, null)) {
    const truth = [
      ...label.titles.map((value) => ({ role: 'title', value })),
      ...label.companies.map((value) => ({ role: 'company', value })),
      ...label.institutions.map((value) => ({ role: 'institution', value })),
      ...vocabularies
        .filter(({ language }) => language === label.language)
        .flatMap(({ degrees }) => degrees.flatMap(({ printed }) => degreeTruth(printed, label.language))),
    ];
    for (const section of slotSections(await readLayout(bytes)))
      found.push({ section, truth, unnamed: ['other'], weight: 0.2, family: null });
  }
  return found;
};

const truthOf = (label: Label): readonly HeadTruth[] => {
  const truth = (role: string, value: string | null | undefined): readonly HeadTruth[] =>
    value === null || value === undefined ? [] : [{ role, value }];
  return [
    ...label.titles.flatMap((value) => truth('title', value)),
    ...label.companies.flatMap((value) => truth('company', value)),
    ...label.institutions.flatMap((value) => truth('institution', value)),
    ...(label.experience ?? []).flatMap(({ location }) => truth('place', location)),
    ...(label.certifications ?? []).flatMap((value) => truth('certificate', value)),
    ...(label.education ?? []).flatMap(({ degree, field }) =>
      degree === null || degree === undefined || (field !== null && field !== undefined)
        ? [...truth('degree', degree), ...truth('field', field)]
        : degreeTruth(degree, label.language),
    ),
  ];
};

const labelledSections = async (source: Source, useFold: UseFold): Promise<readonly Known[]> => {
  const { count, files } = trainingFiles(source);
  // Few files that people wrote count more than many that were made.
  const weight = source.weight * Math.min(4, Math.max(1, 200 / count));
  const found: Known[] = [];
  for (const { label, read } of files) {
    useFold(foldOf(label));
    const [job, study] = [label.experience?.[0], label.education?.[0]];
    // What a label does not have may be printed all the same.
    const unnamed = {
      certifications: label.certifications === undefined ? ['certificate', 'rest', 'other'] : ['other'],
      experience: job?.location === undefined ? ['place', 'other'] : ['other'],
      education: study?.degree === undefined ? ['degree', 'field', 'place', 'other'] : ['place', 'other'],
    };
    const truth = truthOf(label);
    // Lines were learned from the same files, so heads run too far less often here than in layouts that nobody learned from.
    for (const section of slotSections(await read(), true))
      found.push({ section, truth, unnamed: unnamed[section.kind], weight, family: label.family ?? null });
  }
  return found;
};

/** How many resumes are made of each language, and the seeds of generated ones. */
export type MadeHeads = { readonly made: number; readonly seeds: number };

/** Heads of many forms that are made, of generated resumes, and of the folders named as FOLDER[*WEIGHT][%EVERY]. */
export const loadHeads = async (sources: readonly string[], { made, seeds }: MadeHeads, useFold: UseFold): Promise<Heads> => {
  useFold(madeFold);
  const vocabularies = await loadVocabularies();
  const known = [...madeSections(vocabularies, made), ...(await generatedSections(vocabularies, seeds))];
  for (const source of sources) known.push(...(await labelledSections(sourceOf(source), useFold)));
  const random = randomOf(3);
  const heads = known.flatMap((each) => headsOf(each, random));
  const ofKind = (kind: EntryKind): readonly Weighted[] => heads.filter(({ example }) => example.kind === kind);
  return { experience: ofKind('experience'), education: ofKind('education'), certifications: ofKind('certifications') };
};
