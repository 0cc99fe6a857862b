import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AtsAssessment } from '@winnow/contracts';
import type { Label } from '../../reading/evaluate/label.ts';
import { assessFile } from './assess-file.ts';
import { foundIn, lossesOf } from './losses.ts';

/** Tags of labels, and the check or cap that tells of what they name. */
const tagsOfChecks: { readonly [tag: string]: string } = {
  'two-column': 'compatibility.columns',
  'letter-spaced': 'compatibility.letter_spacing',
  'word-table': 'compatibility.tables',
  'form-grid': 'compatibility.tables',
  'contact-in-header': 'compatibility.header_footer',
  'contact-in-footer': 'compatibility.header_footer',
  'no-phone': 'sections.phone',
  'redacted-phone': 'sections.phone',
  'no-contact': 'sections.email',
  'no-education': 'sections.education',
  'no-skills-section': 'sections.skills',
  'nonstandard-headings': 'structure.headings',
  placeholder: 'keywords.placeholders',
  'unrendered-template': 'keywords.placeholders',
  markdown: 'compatibility.file_format',
};

export type CorpusFile = { readonly label: Label; readonly assessment: AtsAssessment };

/** Assesses the files of a folder with labels. */
export const assessCorpus = async (folder: string): Promise<readonly CorpusFile[]> => {
  const files = existsSync(join(folder, 'files')) ? join(folder, 'files') : folder;
  const { files: labels } = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as { readonly files: readonly Label[] };
  const assessed: CorpusFile[] = [];
  for (const label of labels) assessed.push({ label, assessment: await assessFile(readFileSync(join(files, label.file))) });
  return assessed;
};

export type TagResult = {
  readonly tag: string;
  readonly check: string;
  readonly files: number;
  readonly found: number;
  /** Files without the tag in which the check loses points. */
  readonly others: number;
  readonly missed: readonly string[];
};

/** For each tag that a check covers, in how many files it was found. */
export const tagResults = (files: readonly CorpusFile[]): readonly TagResult[] =>
  Object.entries(tagsOfChecks).flatMap(([tag, check]) => {
    const own = files.filter(({ label }) => label.tags.includes(tag));
    const loses = ({ assessment }: CorpusFile): boolean => foundIn(lossesOf(assessment)).includes(check);
    const missed = own.filter((file) => !loses(file)).map(({ label }) => label.file);
    const others = files.filter((file) => !own.includes(file) && loses(file)).length;
    return own.length === 0 ? [] : [{ tag, check, files: own.length, found: own.length - missed.length, others, missed }];
  });
