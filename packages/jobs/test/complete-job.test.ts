import { defaultMatchWeights, type GivenJob, jobReading } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { completeJob, readJob } from '../src/index.ts';

const job = (requirements: GivenJob['requirements'], more: Partial<GivenJob> = {}): GivenJob => ({
  title: 'Senior Developer',
  requirements,
  ...more,
});

const first = (requirement: GivenJob['requirements'][number], more: Partial<GivenJob> = {}) =>
  completeJob(job([requirement], more)).requirements[0];

describe('completeJob', () => {
  it('reads what was left out from the text of each requirement', () => {
    const { requirements } = completeJob(
      job([
        { text: '5+ years of Java' },
        { text: 'Python or Go' },
        { text: 'English C1' },
        { text: "Bachelor's degree" },
        { text: 'Docker is a plus' },
        { text: 'Driving licence' },
      ]),
    );
    expect(requirements).toMatchObject([
      { id: 'r1', kind: 'experience_years', canonical: 'java', min_years: 5, necessity: 'required', weight: 2 },
      { id: 'r2', kind: 'skill', canonical: 'python', alternatives: ['go'] },
      { id: 'r3', kind: 'language', canonical: 'en', level: 'C1' },
      { id: 'r4', kind: 'education', canonical: null, level: 'bachelor', weight: 2 },
      { id: 'r5', kind: 'skill', canonical: 'docker', necessity: 'preferred', weight: 1 },
      { id: 'r6', kind: 'certification', necessity: 'required', weight: 3 },
    ]);
  });

  it('leaves what is given as it is', () => {
    expect(
      first({ text: '5 years of Java', min_years: 2, necessity: 'preferred', weight: 7, kind: 'skill', level: null, id: 'mine' }),
    ).toEqual({
      id: 'r1',
      kind: 'skill',
      label: '5 years of Java',
      text: '5 years of Java',
      canonical: 'java',
      min_years: 2,
      of: null,
      level: null,
      field: null,
      equivalent: false,
      necessity: 'preferred',
      weight: 7,
      alternatives: [],
    });
    expect(first({ text: '5 years of Java', canonical: null, min_years: null })).toMatchObject({
      canonical: null,
      min_years: null,
    });
  });

  it('gives names their canonical form', () => {
    expect(
      first({ text: 'databases', canonical: 'Postgres', alternatives: ['MySQL', 'postgresql', 'My SQL', 'Knitting '] }),
    ).toMatchObject({
      canonical: 'postgresql',
      alternatives: ['mysql', 'knitting'],
    });
    expect(first({ text: 'languages', kind: 'language', canonical: 'German', alternatives: ['EN', 'français'] })).toMatchObject({
      canonical: 'de',
      alternatives: ['en', 'fr'],
    });
  });

  it('reads only what fits the kind that is given', () => {
    expect(first({ text: 'Java and English C1', kind: 'language' })).toMatchObject({
      kind: 'language',
      canonical: 'en',
      level: 'C1',
    });
    expect(first({ text: 'Java', kind: 'education' })).toMatchObject({ kind: 'education', canonical: null, level: null });
  });

  it('overrides the default weights by those given', () => {
    expect(completeJob(job([{ text: 'SQL' }])).weights).toEqual(defaultMatchWeights);
    expect(completeJob(job([{ text: 'SQL' }], { weights: { skills: 80, title: 0 } })).weights).toEqual({
      ...defaultMatchWeights,
      skills: 80,
      title: 0,
    });
  });

  it('detects the language from title, description and requirements, unless it is given', () => {
    const requirements = [{ text: 'Mindestens drei Jahre Erfahrung in der Pflege und im Umgang mit Menschen' }];
    const german = completeJob({ title: 'Leitung der Pflege', requirements });
    expect(german).toMatchObject({ language: 'de', seniority: 'lead', company: null, location: null });
    expect(german.requirements[0]).toMatchObject({ min_years: 3 });
    expect(completeJob({ title: 'Leitung', requirements, language: 'fr' }).language).toBe('fr');
    expect(completeJob({ title: '–', requirements: [{ text: '123' }] }).language).toBeNull();
  });

  it('answers a job of the contract, and keeps a job that was read', () => {
    const read = readJob(
      'Nurse\nCompany: Example Care\nRequirements\n- 2 years of nursing\n- English B2\n- Good heart\nNice to have\n- Excel or Word',
    );
    const again = completeJob({
      title: read.title ?? '',
      company: read.company,
      requirements: [...read.requirements],
      language: 'en',
    });
    expect(jobReading.safeParse(again).error).toBeUndefined();
    expect(again.requirements).toEqual(read.requirements);
  });

  it.each(['\u0004', 'B \u0099', '...', 'D'])('gives a label to %j, too', (text) => {
    for (const kind of [undefined, 'education', 'language', 'experience_years'] as const)
      expect(first({ text, ...(kind === undefined ? {} : { kind }) })?.label).not.toBe('');
  });
});
