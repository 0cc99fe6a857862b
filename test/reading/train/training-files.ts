import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LayoutDocument } from '@winnow/reading';
import { splitOf } from '../evaluate/families.ts';
import type { Label } from '../evaluate/label.ts';
import { readLayout } from '../evaluate/read-resume.ts';
import type { Source } from './source.ts';

type TrainingFile = { readonly label: Label; readonly read: () => Promise<LayoutDocument> };

/** The files of a folder that are to be learned from, and how many files the folder has in all. */
export const trainingFiles = ({ folder, every }: Source): { readonly count: number; readonly files: readonly TrainingFile[] } => {
  const { files: labels } = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as { readonly files: readonly Label[] };
  const place = existsSync(join(folder, 'files')) ? join(folder, 'files') : folder;
  const chosen = labels.filter((label) => ['train', 'unsplit'].includes(splitOf(label, folder)));
  return {
    count: labels.length,
    files: chosen
      .filter((_, index) => index % every === 0)
      .map((label) => ({ label, read: () => readLayout(readFileSync(join(place, label.file))) })),
  };
};
