import { generateResume } from '../generate-resume.ts';
import type { LayoutName } from '../render/layouts.ts';
import type { PdfPrinter } from '../render/open-pdf-printer.ts';
import { type FormatName, layOutResume, renderResume, suits } from '../render/render-resume.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { knownWordsOf, narrowVocabulary, unknownWords, type WordMode } from './known-words.ts';
import type { Label } from './label.ts';
import { labelResume } from './label-resume.ts';
import { readResume } from './read-resume.ts';
import { type FileScores, scoreFacts } from './score-facts.ts';

export type Choice = {
  readonly vocabularies: readonly Vocabulary[];
  readonly layouts: readonly LayoutName[];
  readonly formats: readonly FormatName[];
  /** The seeds of the resumes of each language and kind of words, up to one less than `seeds`. */
  readonly firstSeed?: number;
  readonly seeds: number;
  readonly words: readonly WordMode[];
};

export type GeneratedFile = {
  readonly label: Label;
  readonly bytes: Uint8Array;
  readonly layout: LayoutName;
  readonly wordsKnown: boolean;
};

/** Renders what was chosen, one file after the other. */
export async function* generateFiles(choice: Choice, printer: PdfPrinter | null): AsyncGenerator<GeneratedFile> {
  for (const vocabulary of choice.vocabularies) {
    const known = knownWordsOf(vocabulary);
    for (const mode of choice.words) {
      const words = narrowVocabulary(vocabulary, known, mode);
      for (let seed = choice.firstSeed ?? 0; seed < choice.seeds; seed += 1) {
        const resume = generateResume(words, seed);
        const wordsKnown = unknownWords(resume, known).length === 0;
        for (const layout of choice.layouts.filter((name) => suits(name, resume))) {
          const laidOut = layOutResume(resume, layout);
          for (const format of choice.formats) {
            const bytes = await renderResume(laidOut, format, printer);
            const name = `${vocabulary.language}-${layout}-${mode}-${seed}.${format}`;
            const label = labelResume(laidOut, { name, format, bytes }, [wordsKnown ? 'known-words' : 'unknown-words']);
            yield { label, bytes, layout, wordsKnown };
          }
        }
      }
    }
  }
}

export type EvaluatedFile = Omit<GeneratedFile, 'bytes'> & { readonly scores: FileScores };

/** Renders, reads and compares what was chosen. */
export const evaluateGenerated = async (
  choice: Choice,
  printer: PdfPrinter | null,
  each: (file: GeneratedFile) => void = () => {},
): Promise<readonly EvaluatedFile[]> => {
  const evaluated: EvaluatedFile[] = [];
  for await (const file of generateFiles(choice, printer)) {
    each(file);
    const { label, layout, wordsKnown, bytes } = file;
    evaluated.push({ label, layout, wordsKnown, scores: scoreFacts(label, await readResume(bytes)) });
  }
  return evaluated;
};
