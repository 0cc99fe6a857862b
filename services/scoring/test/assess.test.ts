import { type AtsAssessment, noContent, noDocument, type ResumeContent } from '@winnow/contracts';
import { packJson } from '@winnow/workers/packed-json';
import { describe, expect, it } from 'vitest';
import { assess } from '../src/tasks/assess.ts';
import { warmInput } from '../src/tasks/assess-task.ts';

const quoted = (value: string) => ({ value, confidence: 0.9, source: { page: 1, box: null, quote: value } });

const content: ResumeContent = {
  ...noContent,
  skills: ['SQL', 'Python'].map((name) => ({
    ...quoted(name),
    name,
    canonical: name.toLowerCase(),
    evidence: [],
    months: null,
  })),
  sections: [{ kind: 'skills', heading: 'Skills', page: 1, text: 'SQL, Python' }],
};

const assessmentWith = async (jobText: string | null): Promise<AtsAssessment> => {
  const document = { ...noDocument, language: 'en', words: 2 } as const;
  const answer = await assess({ ...warmInput, document, content: packJson(content), jobText });
  if (!answer.ok) throw new Error('The resume was not assessed.');
  return answer.output;
};

const assessWith = async (jobText: string | null): Promise<AtsAssessment['checks'][number]> => {
  const check = (await assessmentWith(jobText)).checks.find(({ id }) => id === 'keywords.job_terms');
  if (check === undefined) throw new Error('The terms of the job are not checked.');
  return check;
};

const jobText = 'Data engineer\n\nRequirements\n- Strong knowledge of SQL\n- Kubernetes\n- Python';

describe('the terms of a job description', () => {
  it('are told apart into those that the resume shows and those that it lacks', async () => {
    const check = await assessWith(jobText);
    expect(check).toMatchObject({
      value: 0.6667,
      max: 6,
      points: 4,
      gain: 2,
      params: { shown: 2, total: 3, terms: 'Kubernetes' },
    });
  });

  it('earn all points when the resume shows them all', async () => {
    const check = await assessWith('Requirements\n- SQL\n- Python');
    expect(check).toMatchObject({ status: 'pass', value: 1, gain: 0 });
  });

  it.each([
    ['no description', null],
    ['a description that names none', 'We are a friendly team in a small town.'],
  ])('are not judged with %s', async (_, text) => {
    expect(await assessWith(text)).toMatchObject({ status: 'not_applicable', points: null, max: null });
  });

  it('are the same for the same text', async () => {
    expect(await assessWith(jobText)).toEqual(await assessWith(jobText));
  });
});

describe('what else a job description asks for', () => {
  it('is told with whether the resume shows it: title, years, degrees and languages', async () => {
    const { job_requirements: asked } = await assessmentWith(`${jobText}\n- 5 years of experience\n- Fluent German`);
    expect(asked?.map(({ kind, necessity, status }) => [kind, necessity, status])).toEqual([
      ['title', 'preferred', 'not_shown'],
      ['experience_years', 'required', 'not_shown'],
      ['language', 'required', 'not_shown'],
    ]);
  });

  it('is left out without a description', async () => {
    expect(await assessmentWith(null)).not.toHaveProperty('job_requirements');
  });
});
