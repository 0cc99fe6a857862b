import { defaultMatchWeights } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { matchResume } from '../src/index.ts';
import { type ScoreTerm, scoreOf, scoreTermsOf } from '../src/score-of.ts';
import { jobOf, requirementOf, resumeOf } from './build-resume.ts';

const term = (kind: ScoreTerm['kind'], weight = 1, necessity: ScoreTerm['necessity'] = 'required'): ScoreTerm => ({
  kind,
  necessity,
  weight,
});

describe('a score from credits', () => {
  it('weighs the credits within a category and the categories by their shares', () => {
    const terms = scoreTermsOf([term('skill', 3), term('certification', 1), term('education')]);
    expect(scoreOf(terms, [100, 0, 50, 100], defaultMatchWeights)).toMatchObject({
      score: 58 + 8 + 8,
      categories: [
        { id: 'skills', score: 58, max: 77 },
        { id: 'education', score: 8, max: 15 },
        { id: 'title', score: 8, max: 8 },
      ],
    });
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

  it('is that of the match whose credits they are', () => {
    const requirements = [
      requirementOf({ kind: 'skill', text: 'Python', canonical: 'python', weight: 3 }),
      requirementOf({ kind: 'skill', text: 'Java', canonical: 'java', weight: 2 }),
      requirementOf({ kind: 'education', text: 'Master', level: 'master' }),
      requirementOf({ kind: 'other', text: 'Calm at the quay in heavy fog' }),
    ];
    const job = jobOf(requirements, { title: 'Freight Planner' });
    const resume = resumeOf({
      headline: 'Freight Planner',
      skills: ['Python'],
      education: [{ degree: 'B.Sc. Logistics', level: 'bachelor' }],
    });
    const { credits, score, band, weights_applied, categories } = matchResume({ ...resume, job, jobText: null });
    expect(credits).toEqual([100, 0, 50, null, 100]);
    expect(scoreOf(scoreTermsOf(job.requirements), credits ?? [], job.weights)).toEqual({
      score,
      band,
      weights_applied,
      categories,
      required_met: { met: 1, total: 3 },
    });
  });
});
