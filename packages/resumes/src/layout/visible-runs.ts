import type { Line, Run } from '@winnow/reading';

/** The runs of a line that a reader sees. */
export const visibleRuns = ({ runs }: Line): readonly Run[] =>
  runs.filter(({ hidden, text }) => hidden === null && text.trim() !== '');
