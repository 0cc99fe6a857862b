import { languageCodes, type RankedCandidate } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { renderRankingPage } from '../src/index.ts';

type Parts = Parameters<typeof renderRankingPage>[0];

const candidate = (change: Partial<RankedCandidate> = {}): RankedCandidate => ({
  rank: 1,
  candidate_id: 'cand_0123abcdef',
  name: 'Jane Smith',
  file_name: 'jane.pdf',
  score: 72,
  required_met: { met: 2, total: 3 },
  matched: ['sql', 'Planning'],
  missing: ['Robotics', 'kubernetes'],
  duplicate_of: null,
  review: { stage: 'interview', starred: true, tags: ['Berlin'] },
  ...change,
});

const render = (change: Partial<Parts> = {}): string =>
  renderRankingPage({
    language: 'en',
    ranking: { final: true, total_candidates: 1, ranking: [candidate()], failures: [] },
    name: 'Spring',
    job: { title: 'Engineer', musts: new Set(['kubernetes', 'sql']) },
    blind: false,
    filtered: null,
    links: { candidate: (id) => `candidates/${id}?language=en`, first: null, next: null },
    ...change,
  });

const textOf = (page: string): string =>
  page
    .slice(page.indexOf('<body>'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

describe('the page of a ranking', () => {
  it('has a row for each candidate, with stage and a link to the match', () => {
    const page = render();
    expect(textOf(page)).toContain('1 Jane Smith jane.pdf 72 2/3');
    expect(textOf(page)).toContain('Interview ★ Berlin');
    expect(page).toContain('href="candidates/cand_0123abcdef?language=en"');
    expect(page).toContain('<thead>');
  });

  it('shows missing musts before what is met, and missing wishes last', () => {
    const chips = Array.from(render().matchAll(/<li class="(must|met|missing)">.*?<bdi>(.*?)<\/bdi>/g), ([, kind, name]) => [
      kind,
      name,
    ]);
    expect(chips).toEqual([
      ['must', 'Kubernetes'],
      ['met', 'SQL'],
      ['met', 'Planning'],
      ['missing', 'Robotics'],
    ]);
  });

  it('names nobody where candidates stay anonymous', () => {
    const failures = [{ candidate_id: 'cand_2', file_name: 'john-doe.pdf', error: 'UNREADABLE_FILE', message: 'It is damaged.' }];
    const page = render({ blind: true, ranking: { final: true, total_candidates: 2, ranking: [candidate()], failures } });
    for (const known of ['Jane', 'jane.pdf', 'john-doe']) expect(page).not.toContain(known);
    expect(textOf(page)).toContain('Candidate abcdef');
  });

  it('leads to the next page and back to the first, where there are any', () => {
    expect(render()).not.toContain('<nav');
    const page = render({ links: { candidate: (id) => id, first: '?limit=50', next: '?limit=50&cursor=x"y' } });
    expect(page).toContain('href="?limit=50"');
    expect(page).toContain('href="?limit=50&amp;cursor=x&quot;y"');
  });

  it('says what it was filtered by, as it was given', () => {
    const page = render({ filtered: { by: ['min_score=60', 'text=<b>'], matching: 1 } });
    expect(textOf(page)).toContain('1 / 1 ( min_score=60 · text=&lt;b&gt; )');
  });

  it('shows hostile names as they are', () => {
    const evil = '"><script>alert(1)</script>\u202e';
    const page = render({
      name: evil,
      job: { title: evil, musts: new Set() },
      ranking: {
        final: false,
        total_candidates: 1,
        ranking: [
          candidate({ name: evil, file_name: evil, matched: [evil], review: { stage: 'new', starred: false, tags: [evil] } }),
        ],
        failures: [{ candidate_id: 'c', file_name: evil, error: 'X', message: '' }],
      },
    });
    expect(page).not.toContain('<script');
    // Each stands in an element that isolates its direction, and the title has none.
    expect(/<title>.*\u202e.*<\/title>/.test(page)).toBe(false);
    expect(page.match(/\u202e/g)?.length).toBe(page.match(/<(bdi|small class="quiet" dir="auto")>[^<]*\u202e<\//g)?.length);
  });

  it.each(languageCodes)('is written in %s', (language) => {
    expect(render({ language })).not.toMatch(/\{\w+\}|undefined/);
  });
});
