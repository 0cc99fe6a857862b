import type { SectionKind } from '@winnow/contracts';
import type { TextKind } from '@winnow/resumes/training';
import type { NamedText } from './learn-ngrams.ts';

/** A text to learn from, and the fold of its file; null for one of a table. */
export type Folded<Kind> = NamedText<Kind> & { readonly fold: number | null };

/** What short texts name, and which sections headings are of. */
export type FoldedTexts = {
  readonly names: readonly Folded<TextKind>[];
  readonly headings: readonly Folded<SectionKind>[];
  readonly lines: readonly Folded<SectionKind>[];
};
