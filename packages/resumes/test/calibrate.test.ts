import { numberRows } from '@winnow/decode';
import { expect, it } from 'vitest';
import data from '../data/confidence.json' with { type: 'json' };
import { calibrate } from '../src/calibrate.ts';
import { parseResume } from '../src/index.ts';
import { knots } from '../src/training.ts';
import { layoutOf } from './layout-of.ts';

const rows = numberRows(data);

const { confirm: _, ...content } = parseResume(layoutOf('Jane Smith\n\nSkills\nPython, Go, Rust')).content;

const skillsWith = (confidences: readonly number[]): readonly number[] => {
  const [skill] = content.skills;
  if (skill === undefined) throw new Error('no skill');
  const skills = confidences.map((confidence) => ({ ...skill, confidence }));
  return calibrate({ ...content, skills }).skills.map(({ confidence }) => confidence);
};

it('gives a value at a knot the share that was measured there', () => {
  const measured = (rows.get('skills') ?? []).map((share) => share / 100);
  expect(skillsWith(knots.map((knot) => knot / 100))).toEqual(measured);
});

it('gives values between two knots shares between theirs', () => {
  const [low = 0, between = 0, high = 0] = skillsWith([0.6, 0.65, 0.7]);
  expect(between).toBeGreaterThanOrEqual(low);
  expect(between).toBeLessThanOrEqual(high);
});

it('never trusts a value less than one that it was less sure of', () => {
  for (const field of Object.keys(data)) {
    const row = rows.get(field) ?? [];
    expect(row, field).toHaveLength(knots.length);
    expect(row, field).toEqual(row.toSorted((a, b) => a - b));
    expect(
      row.every((share) => share >= 0 && share <= 100),
      field,
    ).toBe(true);
  }
});
