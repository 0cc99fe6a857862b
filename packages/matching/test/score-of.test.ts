import { defaultMatchWeights } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { matchResume } from '../src/index.ts';
import { metCredit, type ScoreTerm, scoreOf, scoreTermsOf } from '../src/score-of.ts';
import { engineer, engineering, jobOf, requirementOf, resumeOf } from './build-resume.ts';

const term = (kind: ScoreTerm['kind'], weight = 1, necessity: ScoreTerm['necessity'] = 'required'): ScoreTerm => ({
  kind,
  necessity,
  weight,
});

describe('a score from credits', () => {
  it('weighs the credits within a category and the categories by their shares', () => {
    const terms = scoreTermsOf([term('skill', 3), term('certification', 1, 'preferred'), term('education', 1, 'preferred')]);
    expect(scoreOf(terms, [100, 40, 50, 100], defaultMatchWeights)).toMatchObject({
      score: 68 + 8 + 8,
      cap: null,
      categories: [
        { id: 'skills', score: 68, max: 77 },
        { id: 'education', score: 8, max: 15 },
        { id: 'title', score: 8, max: 8 },
      ],
    });
  });

  it('counts years, degrees and languages in proportion', () => {
    for (const kind of ['experience_years', 'education', 'language'] as const)
      expect(scoreOf(scoreTermsOf([term(kind, 1, 'preferred')]), [metCredit, null], defaultMatchWeights).score).toBe(metCredit);
  });

  it('leaves out a term without credit, also one that older credits lack', () => {
    const terms = scoreTermsOf([term('skill'), term('language')]);
    expect(scoreOf(terms, [100, null, 0], defaultMatchWeights)).toEqual(
      scoreOf(terms.toSpliced(1, 1), [100, 0], defaultMatchWeights),
    );
    expect(scoreOf(terms, [100, 50], defaultMatchWeights)).toEqual(scoreOf(terms, [100, 50, null], defaultMatchWeights));
  });

  it('is null for a title alone, and for shares that leave nothing', () => {
    const terms = scoreTermsOf([term('skill')]);
    expect(scoreOf(terms, [null, 100], defaultMatchWeights)).toMatchObject({ score: null, band: null, categories: [] });
    expect(scoreOf(terms, [100, null], { ...defaultMatchWeights, skills: 0 }).score).toBeNull();
  });

  it('counts the required terms that are met among those that were assessed', () => {
    const terms = scoreTermsOf([term('skill'), term('skill'), term('skill'), term('skill', 1, 'preferred')]);
    expect(scoreOf(terms, [100, 50, null, 100, 100], defaultMatchWeights).required_met).toEqual({ met: 1, total: 2 });
  });

  it('counts most of a skill from where it is met, less in proportion, and what is denied as nothing', () => {
    const terms = scoreTermsOf([term('skill', 1, 'preferred'), term('skill', 1, 'preferred')]);
    const score = (credits: readonly number[]) => scoreOf(terms, credits, defaultMatchWeights).score;
    expect(score([100, metCredit])).toBe(95);
    expect(score([100, 26])).toBe(68);
    expect(score([100, -1])).toBe(50);
    expect(score([100, -1])).toBe(score([100, 0]));
  });

  it('is that of the match whose credits they are', () => {
    const requirements = [
      requirementOf({ kind: 'skill', text: 'Python', canonical: 'python', weight: 3 }),
      requirementOf({ kind: 'skill', text: 'Saddle stitching', canonical: 'saddle stitching', weight: 2 }),
      requirementOf({ kind: 'education', text: 'Master', level: 'master' }),
      requirementOf({ kind: 'other', text: 'Calm at the quay in heavy fog' }),
    ];
    const job = jobOf(requirements, engineering);
    const resume = resumeOf({
      positions: [engineer({ bullets: ['Wrote tide models in Python'] })],
      education: [{ degree: 'Bachelor', level: 'bachelor' }],
    });
    const { credits, score, band, weights_applied, categories, cap } = matchResume({ ...resume, job, jobText: null });
    expect(credits).toEqual([100, 0, 30, null, 100]);
    expect(scoreOf(scoreTermsOf(job.requirements), credits ?? [], job.weights)).toEqual({
      score,
      band,
      weights_applied,
      categories,
      cap,
      required_met: { met: 1, total: 3 },
    });
  });
});

describe('required terms that are not met', () => {
  const musts = (credits: readonly number[], necessity: ScoreTerm['necessity'] = 'required') => {
    const filler = { ...term('skill', 1_000, 'preferred') };
    const terms = scoreTermsOf([...credits.map(() => term('skill', 1, necessity)), filler]);
    const { score, cap } = scoreOf(terms, [...credits, 100], defaultMatchWeights);
    return [score, cap];
  };

  it.each([
    ['one', [0], 70],
    ['two', [0, 0], 65],
    ['three', [0, 0, 0], 60],
    ['a hundred', Array.from({ length: 100 }, () => 0), 32],
    ['one that is denied', [-1], 14],
    ['one that is denied among others', [0, -1, 0], 12],
  ] as const)('leave of a full score: %s', (_, credits, left) => {
    expect(musts(credits)).toEqual([left, left]);
  });

  it('take the less, the more is shown of them, and nothing when they are met', () => {
    expect(musts([metCredit])).toEqual([100, null]);
    expect(musts([13])).toEqual([76, 76]);
    expect(musts([52])).toEqual([94, 94]);
  });

  it('keep the order of candidates who lack the same', () => {
    const terms = scoreTermsOf([term('skill', 1), term('skill', 9, 'preferred')]);
    const [better, worse] = [100, 90].map((wish) => scoreOf(terms, [0, wish, 100], defaultMatchWeights).score ?? 0);
    expect(better).toBeGreaterThan(worse ?? 100);
  });

  it('leave the less, the more there are, and least when denied', () => {
    const left = [1, 2, 3, 4, 20].map((count) => musts(Array.from({ length: count }, () => 0))[0] ?? 100);
    expect(left).toEqual(left.toSorted((x, y) => y - x));
    expect(musts([-1])[0]).toBeLessThan(Math.min(...left));
  });

  it('take nothing where they are only preferred, or not assessed', () => {
    expect(musts([0, -1], 'preferred')).toEqual([100, null]);
    expect(scoreOf(scoreTermsOf([term('skill'), term('skill')]), [null, 100], defaultMatchWeights)).toMatchObject({
      score: 100,
      cap: null,
    });
  });

  it('are not reported where they take nothing', () => {
    const terms = scoreTermsOf([term('skill', 1), term('skill', 1)]);
    expect(scoreOf(terms, [0, 0], defaultMatchWeights)).toMatchObject({ score: 0, cap: null });
  });

  it('leave the categories as they are', () => {
    const terms = scoreTermsOf([term('skill', 9), term('skill', 1)]);
    expect(scoreOf(terms, [100, 0], defaultMatchWeights)).toMatchObject({
      score: 63,
      cap: 63,
      categories: [{ id: 'skills', score: 90, max: 100 }],
    });
  });
});
