import type { RankedCandidate } from '@winnow/contracts';
import type { Say } from '../texts/say.ts';

type Cell = string | number | null;

type Column = {
  readonly heading: (say: Say['say']) => string;
  /** In characters. */
  readonly width: number;
  readonly cell: (row: RankedCandidate, say: Say['say']) => Cell;
};

const identity: readonly Column[] = [
  { heading: (say) => say('candidate'), width: 28, cell: ({ name }) => name },
  { heading: (say) => say('file'), width: 28, cell: ({ file_name: file }) => file },
];

const columns: readonly Column[] = [
  { heading: (say) => say('rank'), width: 6, cell: ({ rank }) => rank },
  { heading: (say) => say('score'), width: 6, cell: ({ score }) => score },
  { heading: (say) => say('musts'), width: 10, cell: ({ required_met: { met, total } }) => `${met}/${total}` },
  { heading: (say) => say('verdict_met'), width: 40, cell: ({ matched }) => matched.join('; ') },
  { heading: (say) => say('verdict_not_shown'), width: 40, cell: ({ missing }) => missing.join('; ') },
  { heading: (say) => say('stage'), width: 12, cell: ({ review }, say) => say(`stage_${review.stage}`) },
  { heading: (say) => say('star'), width: 6, cell: ({ review }) => (review.starred ? '★' : null) },
  { heading: (say) => say('tags'), width: 24, cell: ({ review }) => review.tags.join('; ') },
  { heading: () => 'ID', width: 36, cell: ({ candidate_id: id }) => id },
];

export type Sheet = { readonly rows: readonly (readonly Cell[])[]; readonly widths: readonly number[] };

/** A ranking as the rows of a spreadsheet, headings first; a blind one says nothing of who the candidates are. */
export const rankingSheet = (ranking: readonly RankedCandidate[], blind: boolean, say: Say['say']): Sheet => {
  const [rank, ...others] = columns;
  const shown = [rank, ...(blind ? [] : identity), ...others].filter((each) => each !== undefined);
  return {
    rows: [shown.map(({ heading }) => heading(say)), ...ranking.map((row) => shown.map(({ cell }) => cell(row, say)))],
    widths: shown.map(({ width }) => width),
  };
};
