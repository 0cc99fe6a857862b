import { describe, expect, it } from 'vitest';
import { matchResume } from '../src/index.ts';
import { type Draft, jobOf, requirementOf, resumeOf } from './build-resume.ts';

const names = ['python', 'java', 'kubernetes', 'saddle stitching', 'shetland sheep'];

/** A job that asks for the very words that the swapped resumes hold as personal data. */
const job = jobOf(
  [
    ...names.map((canonical) => requirementOf({ kind: 'skill', text: canonical, canonical })),
    requirementOf({ kind: 'certification', text: 'Shetland sheep certificate', canonical: 'shetland sheep' }),
    requirementOf({ kind: 'education', text: 'Master', level: 'master' }),
    requirementOf({ kind: 'experience_years', text: '2 years of Java', canonical: 'java', min_years: 2 }),
    requirementOf({ kind: 'language', text: 'German', canonical: 'de' }),
    requirementOf({ kind: 'other', text: 'Single German women aged 29' }),
  ],
  { title: 'Planner, Python Planner' },
);

const draft: Partial<Draft> = {
  name: 'Imelda Brandt',
  location: 'Rostock, Germany',
  headline: 'Planner',
  summary: 'Imelda Brandt has planned storage for three harbours.',
  personal: ['Nationality: Danish', 'Gender: female', 'Date of birth: 3 May 1990', 'Marital status: single', 'Photo: none'],
  positions: [{ title: 'Planner', start: '2018-01', end: '2019-06', bullets: ['Kept tide tables in Kubernetes'] }],
  education: [{ degree: 'B.Sc. Logistics', level: 'bachelor', institution: 'University of Rostock' }],
  skills: ['Tide tables'],
};

const scored = (change: Partial<Draft>) => {
  const { requirements, ...rest } = matchResume({ ...resumeOf({ ...draft, ...change }), job, jobText: null });
  return { ...rest, statuses: requirements.map(({ status, points }) => [status, points]) };
};

const swapped = 'Python Java Shetland Sheep';

describe('the score does not depend on', () => {
  it.each<readonly [what: string, change: Partial<Draft>]>([
    ['the name', { name: swapped, summary: `${swapped} has planned storage for three harbours.` }],
    ['a name of one word', { name: 'Java', summary: 'Has planned storage for three harbours.' }],
    ['the address', { location: `${swapped} Street 5` }],
    ['the nationality', { personal: [`Nationality: ${swapped}`, 'Staatsangehörigkeit: deutsch'] }],
    ['the gender', { personal: ['Gender: male', `Geschlecht: ${swapped}`] }],
    ['the age', { personal: ['Age: 61', `Date of birth: ${swapped}`, '生年月日：1961年'] }],
    ['the marital status', { personal: [`Marital status: ${swapped}`, 'Familienstand: ledig'] }],
    ['a photo', { personal: [] }],
    ['the school', { education: [{ degree: 'B.Sc. Logistics', level: 'bachelor', institution: `${swapped} University` }] }],
    [
      'a school named with the degree',
      {
        education: [
          { degree: `B.Sc. Logistics, ${swapped} University`, level: 'bachelor', institution: `${swapped} University` },
        ],
      },
    ],
    ['an employer', { positions: [{ ...draft.positions?.[0], company: `${swapped} Ltd` }] }],
  ])('%s', (_, change) => {
    expect(scored(change)).toEqual(scored({}));
  });

  it('would be noticed: the same words as a skill', () => {
    expect(scored({ skills: ['Python', 'Java'] }).score).toBeGreaterThan(scored({}).score ?? 100);
  });

  it('would be noticed: the same words in dated work', () => {
    const positions = [{ ...draft.positions?.[0], bullets: ['Kept tide tables in Kubernetes and Java'] }];
    expect(scored({ positions }).score).toBeGreaterThan(scored({}).score ?? 100);
  });

  describe('the gender of a title', () => {
    const german = jobOf(job.requirements, { title: 'Krankenpfleger (m/w/d)', language: 'de' });
    const judged = (title: string) => {
      const positions = [{ title, start: '2018-01', end: '2020-12' }];
      const { score, credits } = matchResume({
        ...resumeOf({ ...draft, language: 'de', positions }),
        job: german,
        jobText: null,
      });
      return { score, title: credits?.at(-1) ?? 0 };
    };

    it('such as Krankenpfleger, Krankenpflegerin and Krankenschwester', () => {
      const [first, ...others] = ['Krankenpfleger', 'Krankenpflegerin', 'Krankenschwester'].map(judged);
      for (const other of others) expect(other).toEqual(first);
      expect(first?.title).toBe(100);
    });

    it.each(['Bäcker', 'Kranführer'])('while other work, %s, counts less', (title) => {
      expect(judged(title).title).toBeLessThan(judged('Krankenpflegerin').title);
    });
  });
});
