import { expect, it } from 'vitest';
import { rankingLines } from '../src/batches/ranking-csv.ts';

const ranked = {
  rank: 1,
  candidate_id: 'cand_1',
  name: '=Ada',
  file_name: 'a;=cmd|calc.pdf',
  score: 80,
  required_met: { met: 1, total: 2 },
  matched: ['SQL', '+1+1', '@SUM(A1)', '＝1+1'],
  missing: ['-2', 'C++'],
  duplicate_of: null,
  review: { stage: 'new', starred: false, tags: ['-x'] },
} as const;

it('no part of a cell is a formula, where semicolons divide cells, too', () => {
  const line = rankingLines({ ranking: [ranked], failures: [], next: null });
  for (const separator of [/,/, /[,;]/, /[,;\t]/])
    expect(line.split(separator).filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell))).toEqual([]);
  expect(line).toContain('C++');
});
