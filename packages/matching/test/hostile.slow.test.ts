import type { Requirement } from '@winnow/contracts';
import type * as skills from '@winnow/skills';
import { describe, expect, it, vi } from 'vitest';
import { matchResume } from '../src/index.ts';
import { type Draft, jobOf, requirementOf, resumeOf } from './build-resume.ts';

const read = vi.hoisted(() => ({ characters: 0 }));

vi.mock('@winnow/skills', async (original) => {
  const real = await original<typeof skills>();
  const findSkills = (text: string) => {
    read.characters += text.length;
    return real.findSkills(text);
  };
  return { ...real, findSkills };
});

const longest = 200_000;

/** Far more than a pass over the texts takes on a slow machine, far less than one pass a requirement would. */
const patience = { timeout: 30_000 };

const requirementsOf = (unit: string): readonly Requirement[] =>
  Array.from({ length: 50 }, (_, index) => {
    const text = `${unit.repeat(60)}${index}`;
    const canonical = `${unit.repeat(20)}${index}`.slice(0, 100);
    return [
      requirementOf({ kind: 'skill', text, canonical, min_years: 3, alternatives: [unit.repeat(10), `${unit.repeat(12)} z`] }),
      requirementOf({ kind: 'experience_years', text, canonical, min_years: 3 }),
      requirementOf({ kind: 'certification', text, canonical }),
      requirementOf({ kind: 'other', text }),
    ];
  }).flat();

const match = (draft: Partial<Draft>, requirements: readonly Requirement[], jobText: string | null = null) =>
  matchResume({ ...resumeOf(draft), job: jobOf(requirements, { title: requirements[0]?.text ?? null }), jobText });

describe('200 requirements and 200,000 characters', patience, () => {
  it('are read once, however many requirements there are', () => {
    const draft = { summary: 'Planned harbours with Python. '.repeat(300) };
    const readWith = (requirements: readonly Requirement[]): number => {
      read.characters = 0;
      match(draft, requirements);
      return read.characters;
    };
    const all = requirementsOf('quay ');
    const given = all.reduce(
      (sum, { text, canonical, alternatives }) => sum + text.length + [canonical, ...alternatives].join('').length,
      0,
    );
    // Nothing is counted where the modules were loaded before, without the count.
    expect(readWith(all)).toBeGreaterThan(0);
    expect(readWith(all) - readWith(all.slice(0, 1))).toBeLessThanOrEqual(2 * given);
  });

  it.each([
    ['one word again and again', 'ab '],
    ['single letters', 'a '],
    ['one word without end', 'a'],
    ['a script without spaces', '软件'],
    ['lines of one word', 'ab\n'],
    ['halves of addresses', 'a@'],
    ['halves of links', 'www.a-'],
    ['beginnings of orders', 'ignore all '],
    ['labels', 'age: '],
    ['brackets', '(m/'],
  ])('of %s are judged in time', (_, unit) => {
    const text = unit.repeat(longest / unit.length);
    const requirements = requirementsOf(unit);
    const bullets = { start: '2010-01', end: '2011-01', bullets: [text.slice(0, 100)] };
    const assessments = [
      match({ summary: text, headline: text, name: text.slice(0, 5_000) }, requirements, text.slice(0, 50_000)),
      match({ positions: Array.from({ length: 2_000 }, () => bullets) }, requirements),
    ];
    for (const { requirements: judged } of assessments) expect(judged).toHaveLength(200);
  });
});
