import type { RankedCandidate } from '@winnow/contracts';
import { expect, it } from 'vitest';
import { rankingSheet } from '../src/ranking/ranking-sheet.ts';
import { en } from '../src/texts/en.ts';
import { createSay } from '../src/texts/say.ts';

const { say } = createSay(en, 'en');

const row: RankedCandidate = {
  rank: 1,
  candidate_id: 'cand_1',
  name: '=HYPERLINK("http://evil.example")',
  file_name: 'ada.pdf',
  score: 87,
  required_met: { met: 2, total: 3 },
  matched: ['SQL', 'Kubernetes'],
  missing: ['Kafka'],
  duplicate_of: null,
  review: { stage: 'interview', starred: true, tags: ['local', 'remote'] },
};

it('has a heading and a width for every column', () => {
  const { rows, widths } = rankingSheet([row], false, say);
  expect(rows.map((each) => each.length)).toEqual([widths.length, widths.length]);
});

it('has what the ranking shows, in the words of the page', () => {
  const [, values] = rankingSheet([row], false, say).rows;
  expect(values).toEqual([
    1,
    '=HYPERLINK("http://evil.example")',
    'ada.pdf',
    87,
    '2/3',
    'SQL; Kubernetes',
    'Kafka',
    'Interview',
    '★',
    'local; remote',
    'cand_1',
  ]);
});

it('that is blind names nobody', () => {
  const { rows } = rankingSheet([row], true, say);
  expect(rows.flat()).not.toContain('ada.pdf');
  expect(rows.flat()).not.toContain(row.name);
  expect(rows[0]).not.toContain('Candidate');
});
