import type { ResumeLine } from './resume-line.ts';

/** The space between a line and the one above it in the same column, in points, negative where they overlap; `null` elsewhere. */
export const spaceAbove = (line: ResumeLine, before: ResumeLine | undefined): number | null =>
  before?.box == null || line.box === null || before.page !== line.page || before.column !== line.column
    ? null
    : line.box[1] - before.box[3];
