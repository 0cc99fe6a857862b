import { describe, expect, it } from 'vitest';
import { matchResume } from '../src/index.ts';
import { cook, type Draft, engineer, jobOf, requirementOf, resumeOf } from './build-resume.ts';

const python = requirementOf({ kind: 'skill', text: 'Python', canonical: 'python' });

/** How much the work of a resume is that of the job, from 0 to 100. */
const career = (draft: Partial<Draft>, title = 'Software Engineer'): number =>
  matchResume({ ...resumeOf({ language: 'en', ...draft }), job: jobOf([python], { title }), jobText: null }).credits?.at(-1) ??
  -1;

describe('how much the work of a resume is that of a job', () => {
  it('is nothing without any work', () => {
    expect(career({})).toBe(0);
    expect(career({ skills: ['Python', 'Java', 'Kubernetes', 'PostgreSQL'] })).toBe(0);
  });

  it('is told by the title of the work', () => {
    expect(career({ positions: [engineer()] })).toBe(100);
    expect(career({ positions: [cook()] })).toBeLessThan(35);
  });

  it('is told by what was done, whatever the title says', () => {
    const bullets = ['Wrote the billing software in Python', 'Programmed services and their tests in Python'];
    expect(career({ positions: [cook({ title: 'Associate', bullets })] })).toBeGreaterThan(
      career({ positions: [cook({ title: 'Associate', bullets: ['Baked bread at night', 'Decorated cakes for weddings'] })] }) +
        30,
    );
  });

  it('is told by a title among the parts of a head', () => {
    expect(career({ other: ['2019 – 2024, Harbour House, Leeds, Software Engineer'] })).toBe(100);
    expect(career({ other: ['2019 – 2024, Harbour House, Leeds, Baker'] })).toBeLessThan(35);
  });

  it('counts more with dates than without', () => {
    const bullets = ['Wrote the billing software in Python', 'Programmed services and their tests in Python'];
    const dated = career({ positions: [cook({ title: 'Associate', bullets })] });
    const told = career({ other: bullets });
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThanOrEqual(dated);
  });

  it('is not told by what is denied or hoped for', () => {
    expect(career({ summary: 'I have no experience with Python.' })).toBe(0);
    expect(career({ summary: 'I want to learn Python.' })).toBe(0);
  });

  it('counts a statement once, wherever it stands', () => {
    const line = 'Experience with Python';
    expect(career({ summary: line })).toBe(career({ other: [line] }));
    expect(career({ projects: [line] })).toBe(career({ other: [line] }));
  });

  it('is not lowered by a statement that has nothing to do with it', () => {
    const own = ['Programmed services in Python'];
    const alone = career({ other: own });
    for (const more of ['de', 'Choir', 'Baked bread at night', 'Knots', 'Fluent German', 'Dog'])
      expect(career({ other: [...own, more] })).toBeGreaterThanOrEqual(alone);
  });

  it('of an older and longer time is not lowered by newer work of another kind', () => {
    expect(career({ positions: [cook({ start: '2022-01', end: '2025-12' }), engineer()] })).toBe(100);
  });
});
