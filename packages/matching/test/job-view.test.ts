import { describe, expect, it } from 'vitest';
import { jobViewOf } from '../src/job-view.ts';
import { jobOf, requirementOf } from './build-resume.ts';

const asking = (skill: string) => jobOf([requirementOf({ kind: 'skill', text: skill, canonical: skill })]);

describe('what a match takes of a job', () => {
  it('is prepared once for jobs of the same content', () => {
    expect(jobViewOf(asking('SQL'), 'We look for a pilot.', 'en')).toBe(jobViewOf(asking('SQL'), 'We look for a pilot.', 'en'));
  });

  it('differs with the requirements, the text, and the language of the resume where the job has none', () => {
    const job = { ...asking('SQL'), language: null };
    const first = jobViewOf(job, null, 'en');
    expect(jobViewOf({ ...asking('Java'), language: null }, null, 'en')).not.toBe(first);
    expect(jobViewOf(job, 'SQL', 'en')).not.toBe(first);
    expect(jobViewOf(job, null, 'de')).not.toBe(first);
    expect(jobViewOf({ ...job, language: 'fr' }, null, 'en')).toBe(jobViewOf({ ...job, language: 'fr' }, null, 'de'));
  });

  it('is not kept for a text that would displace all others', () => {
    const text = 'pilot '.repeat(200_000);
    expect(jobViewOf(asking('SQL'), text, 'en')).not.toBe(jobViewOf(asking('SQL'), text, 'en'));
  });
});
