import { defaultMatchWeights, type JobReading } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { asIf, unknownRequirements } from '../src/index.ts';

const requirementOf = (id: string, necessity: 'required' | 'preferred', weight: number) =>
  ({
    kind: 'skill',
    ...{ id, label: id, text: id, canonical: null, min_years: null, of: null, level: null, field: null },
    ...{ equivalent: false, necessity, weight, alternatives: [] },
  }) as const;

const job: JobReading = {
  ...{ title: null, company: null, location: null, language: 'en', seniority: null },
  requirements: [requirementOf('r1', 'required', 3), requirementOf('r2', 'preferred', 1)],
  weights: defaultMatchWeights,
};

describe('a job as a ranking takes it', () => {
  it('keeps what a request does not name', () => {
    expect(asIf(job, {})).toEqual({ requirements: job.requirements, weights: job.weights });
  });

  it('has the shares, weights and necessities of the request', () => {
    const { requirements, weights } = asIf(job, { weights: { title: 0, skills: 80, r1: 0 }, musts: ['r2'], wishes: ['r1'] });
    expect(weights).toEqual({ ...defaultMatchWeights, title: 0, skills: 80 });
    expect(requirements.map(({ id, weight, necessity }) => [id, weight, necessity])).toEqual([
      ['r1', 0, 'preferred'],
      ['r2', 1, 'required'],
    ]);
  });

  it('has no place for requirements that the job does not have', () => {
    const input = { weights: { skills: 1, r9: 1 }, musts: ['r1', 'x'], filters: { met: ['y'], shown: ['z', 'r2'] } };
    expect(unknownRequirements(job, input).map(({ field, code }) => [field, code])).toEqual([
      ['weights.r9', 'unknown'],
      ['musts.1', 'unknown'],
      ['filters.met.0', 'unknown'],
      ['filters.shown.0', 'unknown'],
    ]);
    expect(unknownRequirements(job, input)[0]?.message).toBe('The job has no requirement "r9". Its requirements are r1, r2.');
    expect(unknownRequirements(job, { weights: { r1: 2, title: 3 }, musts: ['r1'], wishes: ['r2'] })).toEqual([]);
  });

  it('makes no requirement both required and preferred', () => {
    expect(unknownRequirements(job, { musts: ['r1'], wishes: ['r2', 'r1'] })).toMatchObject([
      { field: 'wishes.1', code: 'contradiction' },
    ]);
  });
});
