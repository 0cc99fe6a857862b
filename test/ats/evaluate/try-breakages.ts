import type { AtsAssessment } from '@winnow/contracts';
import type { PdfPrinter } from '../../reading/render/open-pdf-printer.ts';
import type { Vocabulary } from '../../reading/vocabulary.ts';
import { breakages } from '../breakages/all-breakages.ts';
import type { Breakage } from '../breakages/breakage.ts';
import { cleanDraft } from '../draft.ts';
import { type Format, writeFile } from '../write-file.ts';
import { assessFile } from './assess-file.ts';
import { changedBetween, foundIn, lossesOf } from './losses.ts';

/** What came of one file: the fault it has, if any, and what was found. */
export type Trial = {
  readonly language: string;
  readonly format: Format;
  /** null for the clean file. */
  readonly breakage: Breakage | null;
  readonly clean: AtsAssessment;
  readonly assessment: AtsAssessment;
};

/** What each format costs by itself. */
const costOf = { pdf: [], docx: [], txt: ['compatibility.file_format'] } as const satisfies { [format in Format]: unknown };

/** The faults that a file truly has. */
const truthOf = ({ breakage, format }: Trial): readonly string[] => [
  ...costOf[format],
  ...(breakage === null ? [] : [breakage.breaks]),
];

const isCap = (id: string): boolean => !id.includes('.');

/** Whether a fault that is no lie of the file leaves the rest as it was: without text, everything changes. */
const mayChange = (trial: Trial, id: string): boolean => {
  const { breakage } = trial;
  if (breakage === null) return false;
  return (
    breakage.ruins === true || (isCap(breakage.breaks) && !isCap(id)) || (breakage.touches ?? []).some((each) => each === id)
  );
};

/** What the fault was and Winnow did not find. */
export const missesOf = (trial: Trial): readonly string[] => {
  const found = foundIn(lossesOf(trial.assessment));
  return truthOf(trial).filter((id) => !found.includes(id));
};

/** What changed although the fault has nothing to do with it. */
export const strayChanges = (trial: Trial): readonly string[] => {
  const changed = changedBetween(lossesOf(trial.clean), lossesOf(trial.assessment));
  return changed.filter((id) => id !== trial.breakage?.breaks && !mayChange(trial, id));
};

/** What was found and is no fault of the file. */
export const falseFinds = (trial: Trial): readonly string[] => {
  const truth = truthOf(trial);
  return foundIn(lossesOf(trial.assessment)).filter((id) => !truth.includes(id) && !mayChange(trial, id));
};

export const trueFinds = (trial: Trial): readonly string[] => {
  const found = foundIn(lossesOf(trial.assessment));
  return truthOf(trial).filter((id) => found.includes(id));
};

/** The faults that a resume of the language can have in a format. */
export const breakagesFor = (language: string, format: Format): readonly Breakage[] =>
  breakages.filter((each) => each.formats.includes(format) && (each.suits?.(language) ?? true));

/** Assesses a clean resume, and the same with each of the faults. */
export const tryBreakages = async (
  vocabulary: Vocabulary,
  format: Format,
  printer: PdfPrinter | null,
  { seed = 0, chosen = breakagesFor(vocabulary.language, format) } = {},
): Promise<readonly Trial[]> => {
  const draft = cleanDraft(vocabulary, seed);
  const { language } = vocabulary;
  const clean = await assessFile(await writeFile(draft, format, printer));
  const trials: Trial[] = [{ language, format, breakage: null, clean, assessment: clean }];
  for (const breakage of chosen) {
    const assessment = await assessFile(await writeFile(draft, format, printer, [breakage]));
    trials.push({ language, format, breakage, clean, assessment });
  }
  return trials;
};
