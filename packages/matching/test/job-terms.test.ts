import { describe, expect, it } from 'vitest';
import { jobTerms } from '../src/index.ts';
import { engineer, jobOf, requirementOf, resumeOf } from './build-resume.ts';

const job = jobOf([
  requirementOf({ kind: 'skill', text: 'Python', canonical: 'python', necessity: 'preferred' }),
  requirementOf({ kind: 'skill', text: 'Python', canonical: 'python', necessity: 'required' }),
  requirementOf({ kind: 'skill', text: 'Kubernetes', canonical: 'kubernetes', necessity: 'preferred' }),
  requirementOf({ kind: 'language', text: 'German' }),
]);

describe('the terms of a job', () => {
  it('are its skills, each once, required if any mention requires it, with the places that contain it', () => {
    const resume = resumeOf({ skills: ['Python', 'SQL'], positions: [engineer({ bullets: ['Wrote services in Python.'] })] });
    const terms = jobTerms({ ...resume, job, jobText: null });
    expect(terms).toMatchObject([
      { term: 'Python', necessity: 'required', count: 2 },
      { term: 'Kubernetes', necessity: 'preferred', count: 0, sections: [] },
    ]);
    expect(terms[0]?.sections.toSorted()).toEqual(['experience', 'skills']);
  });
});
