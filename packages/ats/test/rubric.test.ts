import { readdirSync, readFileSync } from 'node:fs';
import { allLocales, checkIds } from '@winnow/languages';
import { reportTextsOf } from '@winnow/languages/texts';
import { describe, expect, it } from 'vitest';
import { caps } from '../src/caps.ts';
import { rubric } from '../src/index.ts';
import { breakages } from './breakages.ts';

const folder = new URL('../src/checks/', import.meta.url);

const filesById = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/u, '').replace(/[/\\]/u, '.').replaceAll('-', '_'));

const rubricText = readFileSync(new URL('../RUBRIC.md', import.meta.url), 'utf8');

const rows = rubricText.split('\n').flatMap((line) => {
  const cells = /^\| `([^`]+\.[^`]+)` \| (\d+) \| (.+) \| (common advice|own) \|$/u.exec(line);
  return cells === null ? [] : [{ id: cells[1] ?? '', max: Number(cells[2]), full: cells[3] ?? '', source: cells[4] ?? '' }];
});

/** What a row must say so that the threshold of its check is in it. */
const thresholdIn = (unit: string, threshold: number | null): string | null => {
  if (threshold === null || threshold === 0 || threshold === 1) return null;
  return unit.startsWith('share_of_') ? String(Math.round(threshold * 1000) / 10) : String(threshold);
};

describe('the rubric', () => {
  const ids = rubric.map(({ id }) => id);

  it('has every check that has texts, in the order of the report', () => {
    expect(ids, 'src/rubric.ts against checkIds of packages/languages').toEqual([...checkIds]);
  });

  it('has one file a check, in the folder of its category', () => {
    expect(filesById.toSorted(), 'src/checks/<category>/<check>.ts against src/rubric.ts').toEqual(ids.toSorted());
    for (const { id, category } of rubric) expect(id.startsWith(`${category}.`)).toBe(true);
  });

  it('has texts for every check in every language', () => {
    const missing = allLocales().flatMap(({ code }) =>
      ids.filter((id) => !(id in reportTextsOf(code).checks)).map((id) => `${code}: ${id}`),
    );
    expect(missing, 'texts in packages/languages/data').toEqual([]);
  });

  it('has a breakage for every check', () => {
    expect(breakages.map(({ check }) => check).toSorted(), 'test/breakages.ts').toEqual(
      rubric
        .filter(({ max }) => max > 0)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('is described in RUBRIC.md with maxima and thresholds', () => {
    expect(
      rows.map(({ id, max }) => ({ id, max })),
      'rows of RUBRIC.md',
    ).toEqual(rubric.map(({ id, max }) => ({ id, max })));
    for (const { id, unit, threshold } of rubric) {
      const wanted = thresholdIn(unit, threshold);
      if (wanted !== null) expect(rows.find((row) => row.id === id)?.full, `threshold of ${id}`).toContain(wanted);
    }
  });

  it('names the source of each threshold in the doc sentence of its check', () => {
    for (const { id, category } of rubric) {
      const file = id.split('.')[1]?.replaceAll('_', '-');
      const code = readFileSync(new URL(`${category}/${file}.ts`, folder), 'utf8');
      const source = rows.find((row) => row.id === id)?.source === 'own' ? 'our own choice' : 'common advice';
      expect(/\/\*\*(?:(?!\*\/)[\s\S])*\*\/\nexport const/u.exec(code)?.[0], id).toContain(source);
    }
  });

  it('says in RUBRIC.md what each cap limits the score to', () => {
    for (const { id, limit } of caps) expect(rubricText, id).toContain(`| \`${id}\` | ${limit} |`);
  });

  it('shares 100 points among the categories as the interface promises, beside those for a job description', () => {
    const total = (category: string) =>
      rubric
        .filter((check) => check.category === category && check.id !== 'keywords.job_terms')
        .reduce((sum, { max }) => sum + max, 0);
    expect(['compatibility', 'sections', 'structure', 'keywords'].map(total)).toEqual([36, 28, 20, 16]);
  });
});
