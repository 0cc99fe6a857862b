import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { detectLanguage } from '@winnow/languages';
import { forget, lineFeatures, opensColumn, resumeLines, splitCoverLetter } from '@winnow/resumes/training';
import { readLayout } from '../evaluate/read-resume.ts';
import { piecesOf } from './augment.ts';
import type { Example } from './crf.ts';
import { projectRoles, type Truth } from './project-roles.ts';

type File = Truth & { readonly file: string; readonly family?: string };

/** The labelled files of a folder as examples, of `every` files one. Skips files whose headings are not lines of their text. */
export const loadExamples = async (
  folder: string,
  weight: number,
  every: number,
  isWanted: (file: Pick<File, 'family'>) => boolean,
): Promise<readonly Example[]> => {
  const { files } = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as { readonly files: readonly File[] };
  const home = existsSync(join(folder, 'files')) ? join(folder, 'files') : folder;
  const chosen = files.filter(isWanted).filter((_, index) => index % every === 0);
  const examples: Example[] = [];
  for (const [order, label] of chosen.entries()) {
    const all = resumeLines(await readLayout(readFileSync(join(home, label.file))));
    const lines = splitCoverLetter(all.body).resume;
    const { language } = detectLanguage([...all.body, ...all.marginal].map(({ text }) => text));
    const truth = projectRoles(lines, label);
    if (truth === undefined) continue;
    for (const piece of piecesOf({ lines, truth }, order))
      examples.push({
        truth: piece.truth,
        features: lineFeatures(piece.lines, language, piece.readsHeadings),
        opens: [...piece.lines.keys()].map((index) => opensColumn(piece.lines, index)),
        weight: piece.lines === lines && piece.readsHeadings ? weight : weight / 2,
      });
    forget();
  }
  return examples;
};
