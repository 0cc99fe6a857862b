import type { ResumeLine } from './resume-line.ts';

/** The first cell of a line, and the others. */
export type Split = { readonly first: ResumeLine; readonly rest: ResumeLine };

/** A line, and the same line split into its first cell and the others if it has several. */
export type Row = { readonly whole: ResumeLine; readonly split: Split | null };

/** A row before its periods are joined, with the split at a gap that is too narrow for any other text than a period. */
export type NarrowRow = Row & { readonly narrow: Split | null };
