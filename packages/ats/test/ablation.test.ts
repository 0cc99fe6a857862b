import type { AtsAssessment } from '@winnow/contracts';
import { checkIds } from '@winnow/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessAts, rubric } from '../src/index.ts';
import { breakages } from './breakages.ts';
import { cleanDraft, resumeOf } from './clean-resume.ts';

const clean = assessAts(resumeOf(cleanDraft));

const pointsById = ({ checks }: AtsAssessment) => new Map(checks.map(({ id, points }) => [id, points]));

const brokenBy = (chosen: typeof breakages): AtsAssessment =>
  assessAts(resumeOf(chosen.reduce((draft, breakage) => breakage.break(draft), cleanDraft)));

describe('a clean resume', () => {
  it('scores at least 95 and passes every check', () => {
    expect(clean.score).toBeGreaterThanOrEqual(95);
    expect(clean.checks.filter(({ status }) => status !== 'pass' && status !== 'info').map(({ id }) => id)).toEqual([]);
  });
});

describe('breaking one thing', () => {
  it('is tried for every check that has points', () => {
    const informing = rubric.filter(({ max }) => max === 0).map(({ id }) => id);
    expect(breakages.map(({ check }) => check)).toEqual(checkIds.filter((id) => !informing.includes(id)));
  });

  it.each(breakages)('costs points of $check and of no unrelated check', (breakage) => {
    const broken = brokenBy([breakage]);
    const before = pointsById(clean);
    const changed = [...pointsById(broken)].filter(([id, points]) => points !== before.get(id));
    const silenced = changed.filter(([id, points]) => id !== breakage.check && points === null).map(([id]) => id);
    expect(changed.map(([id]) => id).filter((id) => !silenced.includes(id))).toEqual([breakage.check]);
    expect(silenced).toEqual(breakage.silences ?? []);
    expect(pointsById(broken).get(breakage.check)).toBeLessThan(before.get(breakage.check) ?? 0);
  });

  it.each(breakages)('moves the score as the formula says when $check is broken', (breakage) => {
    const broken = brokenBy([breakage]);
    const silenced = new Set<string>(breakage.silences ?? []);
    const max = rubric.filter(({ id }) => !silenced.has(id)).reduce((sum, check) => sum + check.max, 0);
    const gain = broken.checks.find(({ id }) => id === breakage.check)?.gain ?? 0;
    expect(gain).toBeGreaterThan(0);
    expect(broken.score_before_caps).toBe(Math.floor((200 * (max - gain) + max) / (2 * max)));
  });
});

describe('mending', () => {
  // What is missing hides its own faults: they cannot be judged before it is there.
  const independent = breakages.filter(({ silences }) => silences === undefined);

  it('never lowers the score, whatever else is broken', () => {
    fc.assert(
      fc.property(fc.subarray([...independent], { minLength: 1 }), fc.nat(), (chosen, pick) => {
        fc.pre(!['sections.email', 'sections.phone'].every((id) => chosen.some(({ check }) => check === id)));
        const mended = chosen.filter((_, index) => index !== pick % chosen.length);
        expect(brokenBy(mended).score).toBeGreaterThanOrEqual(brokenBy(chosen).score);
      }),
      { numRuns: 300 },
    );
  });

  it('never lowers the score by adding a section on experience whose entries are sound', () => {
    const hiding = breakages.filter(({ silences }) => silences !== undefined);
    const hidden = new Set<string>(hiding.flatMap(({ silences }) => silences ?? []));
    const others = independent.filter(({ check }) => !hidden.has(check));
    fc.assert(
      fc.property(fc.subarray(others), (chosen) => {
        expect(brokenBy(chosen).score).toBeGreaterThanOrEqual(brokenBy([...chosen, ...hiding]).score);
      }),
      { numRuns: 100 },
    );
  });

  it('adds the gains of all checks up to what is missing from the maximum', () => {
    fc.assert(
      fc.property(fc.subarray([...breakages]), (chosen) => {
        const { checks, categories, score_before_caps: score } = brokenBy(chosen);
        const points = checks.reduce((sum, check) => sum + (check.points ?? 0), 0);
        const max = checks.reduce((sum, check) => sum + (check.max ?? 0), 0);
        expect(points + checks.reduce((sum, { gain }) => sum + gain, 0)).toBe(max);
        expect(categories.reduce((sum, each) => sum + each.score, 0)).toBe(points);
        expect(categories.reduce((sum, each) => sum + each.max, 0)).toBe(max);
        expect(score).toBe(Math.round((100 * points) / max));
      }),
      { numRuns: 100 },
    );
  });
});
