import type { Weights } from '@winnow/decode';
import { normalizeJobText } from '@winnow/jobs';
import { decodePieces, factCandidates, jobLines, type NameCandidate, unnamed, wholeTitle } from '@winnow/jobs/training';
import { detectLanguage } from '@winnow/languages';
import type { Job } from '../load-jobs.ts';
import type { LabelledPosting } from './labelled-postings.ts';
import type { NameExample } from './train-names.ts';

/** A posting with the names of its position and its employer. */
export type NamedPosting = {
  readonly id: string;
  readonly text: string;
  readonly title: string | null;
  readonly company: string | null;
  /** How much it counts. */
  readonly weight: number;
};

/** The names that the truth of a job tells. */
export const namedJob = ({ id, posting, truth }: Job, weight: number): NamedPosting => ({
  id,
  text: posting,
  title: truth.title,
  company: truth.company,
  weight,
});

/** The names that a labelled posting marks, or the lines that are labelled as such. */
export const namedPosting = ({ id, text, marks, labels }: LabelledPosting): NamedPosting => {
  const nameOf = (fact: 'title' | 'company'): string | null => {
    const span = marks.find((mark) => mark.fact === fact) ?? labels.find(({ tag }) => tag === fact);
    return span === undefined ? null : text.slice(span.start, span.end);
  };
  return { id, text, title: nameOf('title'), company: nameOf('company'), weight: 1 };
};

/** What may be the names in a posting, whose pieces are decided by weights that were learned without it. */
export const nameExamplesOf = (
  { id, text: given, title, company, weight }: NamedPosting,
  weights: Weights,
): { readonly title: NameExample; readonly company: NameExample } => {
  const text = normalizeJobText(given);
  const lines = jobLines(text);
  const language = detectLanguage(lines.map((line) => line.text)).language ?? 'en';
  const { named, titles, absence, companiesBeside } = factCandidates(
    text,
    lines,
    decodePieces(text, lines, language, weights),
    language,
  );
  // What is looked at only for a few while reading is learned from all.
  const whole = (all: readonly NameCandidate[]): readonly NameCandidate[] =>
    all.map((each) => ({ ...each, features: new Set([...each.features, ...each.content()]), content: () => [] }));
  return {
    title: {
      id,
      weight,
      truth: title,
      absence: [unnamed],
      candidates: whole(titles),
      told: (each) => wholeTitle(text, each, named),
    },
    company: {
      id,
      weight,
      truth: company,
      absence,
      candidates: whole(companiesBeside(title ?? undefined)),
      told: ({ name }) => name,
    },
  };
};
