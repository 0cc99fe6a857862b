import type { JobReading, Requirement, RequirementStatus } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { matchResume } from '../src/index.ts';
import { type Draft, jobOf, requirementOf, resumeOf } from './build-resume.ts';

type Given = Partial<Requirement> & Pick<Requirement, 'kind' | 'text'>;

const judge = (requirement: Given, draft: Partial<Draft>, job: Partial<JobReading> = {}) => {
  const { requirements } = matchResume({
    ...resumeOf(draft),
    job: jobOf([requirementOf(requirement)], job),
    jobText: null,
  });
  const [judged] = requirements;
  if (judged === undefined) throw new Error('no requirement');
  return judged;
};

const threeYears = { start: '2019-01', end: '2021-12' };

type Row = readonly [what: string, status: RequirementStatus, requirement: Given, draft: Partial<Draft>];

const sql: Given = { kind: 'skill', text: 'Solid SQL', canonical: 'sql' };
const postgres: Given = { kind: 'skill', text: 'PostgreSQL in production', canonical: 'postgresql' };
const pythonYears: Given = { kind: 'skill', text: '3 years of Python', canonical: 'python', min_years: 3 };
const leather: Given = { kind: 'skill', text: 'Saddle stitching', canonical: 'saddle stitching' };

const skills: readonly Row[] = [
  ['listed', 'met', postgres, { skills: ['PostgreSQL'] }],
  ['listed under another name', 'met', postgres, { skills: ['Postgres'] }],
  ['in a bullet', 'met', postgres, { positions: [{ bullets: ['Moved 40 reports to Postgres'] }] }],
  ['in the summary', 'met', postgres, { summary: 'Ten quiet years with PostgreSQL and freight.' }],
  ['in a title', 'met', postgres, { positions: [{ title: 'PostgreSQL Administrator' }] }],
  ['in a project', 'met', postgres, { projects: ['Harbour ledger on PostgreSQL'] }],
  ['in a certification', 'met', postgres, { certifications: ['PostgreSQL Associate 2021'] }],
  ['in a section of its own', 'met', postgres, { other: ['Runs a PostgreSQL meetup'] }],
  ['in the headline', 'met', postgres, { headline: 'PostgreSQL Administrator' }],
  ['by an alternative', 'met', { ...pythonYears, min_years: null, alternatives: ['java'] }, { skills: ['Java'] }],
  ['by a name that is in no table', 'met', leather, { positions: [{ bullets: ['Taught saddle-stitching to six apprentices'] }] }],
  ['by a relative that shows it', 'partly_met', sql, { skills: ['PostgreSQL'] }],
  ['not the other way round', 'not_shown', postgres, { skills: ['SQL'] }],
  ['nowhere', 'not_shown', postgres, { skills: ['Python'] }],
  ['within a longer word', 'not_shown', { kind: 'skill', text: 'Java', canonical: 'java' }, { skills: ['JavaScript'] }],
  ['across the end of a sentence', 'not_shown', leather, { summary: 'Made a saddle. Stitching came later.' }],
  ['as the name of an employer only', 'not_shown', leather, { positions: [{ company: 'Saddle Stitching Ltd', ...threeYears }] }],
  ['for long enough', 'met', pythonYears, { positions: [{ ...threeYears, bullets: ['Wrote tide models in Python'] }] }],
  [
    'for long enough in two positions',
    'met',
    pythonYears,
    {
      positions: [
        { start: '2020-07', end: '2021-12', bullets: ['Python tools'] },
        { start: '2018-01', end: '2019-06', title: 'Python Developer' },
      ],
    },
  ],
  [
    'for long enough only if overlapping months counted twice',
    'partly_met',
    pythonYears,
    {
      positions: [
        { start: '2020-01', end: '2021-12', title: 'Python Developer' },
        { start: '2020-01', end: '2021-12', title: 'Python Teacher' },
      ],
    },
  ],
  [
    'for too short a time',
    'partly_met',
    pythonYears,
    { positions: [{ ...threeYears, end: '2020-06', title: 'Python Developer' }] },
  ],
  ['in no dated position', 'partly_met', pythonYears, { skills: ['Python'], positions: [threeYears] }],
  ['without any dates', 'partly_met', pythonYears, { skills: ['Python'] }],
  [
    'with more to say than a name',
    'not_assessable',
    { kind: 'skill', text: 'A calm voice on the phone' },
    { skills: ['Python'] },
  ],
  [
    'in other words than its own, nearly all of them',
    'met',
    { kind: 'skill', text: 'A calm voice on the phone' },
    { summary: 'Known for a calm voice, also on the phone at night.' },
  ],
];

const years = (min_years: number): Given => ({ kind: 'experience_years', text: `${min_years} years of experience`, min_years });
const pythonSix: Given = { kind: 'experience_years', text: '6 years of Python', min_years: 6, canonical: 'python' };

const experience: readonly Row[] = [
  ['as long as asked', 'met', years(3), { positions: [threeYears] }],
  ['one year too short', 'partly_met', years(4), { positions: [threeYears] }],
  ['half as long', 'partly_met', years(6), { positions: [threeYears] }],
  ['less than half as long', 'not_shown', years(7), { positions: [threeYears] }],
  ['without dates', 'not_assessable', years(3), { positions: [{ title: 'Clerk' }] }],
  ['without positions', 'not_assessable', years(3), {}],
  [
    'ongoing, so perhaps longer than printed',
    'partly_met',
    years(9),
    {
      positions: [
        { start: '2021-01', end: null },
        { start: '2019-01', end: '2020-12' },
      ],
    },
  ],
  ['ongoing and of unknown length', 'not_assessable', years(3), { positions: [{ start: '2021-01', end: null }] }],
  ['as the resume counts it', 'met', years(8), { positions: [threeYears], months: 96 }],
  ['with the skill for half of it', 'partly_met', pythonSix, { positions: [{ ...threeYears, title: 'Python Developer' }] }],
  [
    'with the skill for less than half',
    'not_shown',
    pythonSix,
    {
      positions: [
        { start: '2012-01', end: '2018-12' },
        { start: '2019-01', end: '2019-12', title: 'Python Developer' },
      ],
    },
  ],
  [
    'with the skill long enough',
    'met',
    { ...pythonSix, min_years: 3 },
    { positions: [{ ...threeYears, title: 'Python Developer' }] },
  ],
  [
    'with the skill listed apart from positions that are long enough',
    'partly_met',
    { ...pythonSix, min_years: 3 },
    { positions: [threeYears], skills: ['Python'] },
  ],
  ['with the skill nowhere', 'not_shown', pythonSix, { positions: [threeYears] }],
  ['with the skill, no years asked, without dates', 'met', { ...pythonSix, min_years: null }, { skills: ['Python'] }],
  [
    'with a relative, no years asked',
    'partly_met',
    { ...pythonSix, canonical: 'sql', min_years: null },
    { skills: ['Postgres'] },
  ],
  [
    'with the skill in an ongoing position, perhaps long enough',
    'partly_met',
    pythonSix,
    {
      positions: [
        { start: '2021-01', end: null, title: 'Python Developer' },
        { start: '2010-01', end: '2020-12' },
      ],
    },
  ],
  [
    'with the skill, no years asked',
    'met',
    { ...pythonSix, min_years: null },
    { positions: [{ ...threeYears, bullets: ['Some Python'] }] },
  ],
];

const degree = (level: Requirement['level']): Given => ({ kind: 'education', text: 'A degree', level });

const education: readonly Row[] = [
  ['of the level', 'met', degree('bachelor'), { education: [{ degree: 'B.Sc. Informatics', level: 'bachelor' }] }],
  ['of a higher level', 'met', degree('bachelor'), { education: [{ degree: 'Ph.D.', level: 'doctorate' }] }],
  ['of one level below', 'partly_met', degree('master'), { education: [{ degree: 'B.Sc.', level: 'bachelor' }] }],
  ['two levels below', 'not_shown', degree('master'), { education: [{ degree: 'A.A.', level: 'associate' }] }],
  [
    'the highest counts',
    'met',
    degree('master'),
    {
      education: [
        { degree: 'Abitur', level: 'secondary' },
        { degree: 'M.A.', level: 'master' },
      ],
    },
  ],
  ['of no known level', 'partly_met', degree('master'), { education: [{ degree: 'Diplôme de batelier', level: null }] }],
  ['only a school', 'not_shown', degree('secondary'), { education: [{ institution: 'Gymnasium am Deich' }] }],
  ['none', 'not_shown', degree('bachelor'), {}],
  ['asked without a level', 'not_assessable', degree(null), { education: [{ degree: 'B.Sc.', level: 'bachelor' }] }],
];

const german = (level: Requirement['level'] = null): Given => ({ kind: 'language', text: 'German', canonical: 'de', level });

const languages: readonly Row[] = [
  ['of the level', 'met', german('C1'), { languages: [['German C1', 'de', 'C1']] }],
  ['of a higher level', 'met', german('C1'), { languages: [['German, native', 'de', 'native']] }],
  ['two levels below', 'partly_met', german('C1'), { languages: [['German B1', 'de', 'B1']] }],
  ['three levels below', 'not_shown', german('C1'), { languages: [['German A2', 'de', 'A2']] }],
  ['without level, none asked', 'met', german(), { languages: [['German', 'de', null]] }],
  ['without level, B2 asked', 'met', german('B2'), { languages: [['German', 'de', null]] }],
  ['without level, C1 asked', 'partly_met', german('C1'), { languages: [['German', 'de', null]] }],
  ['in words of fluency', 'met', german('C1'), { languages: [['German (fluent)', 'de', null]] }],
  ['in words of little', 'not_shown', german('C1'), { languages: [['Basic German', 'de', null]] }],
  ['among the skills', 'met', german('B2'), { skills: ['Python', 'German'] }],
  ['among the skills with a level', 'met', german('C1'), { skills: ['German (C1)'] }],
  ['as part of something else', 'not_shown', german(), { skills: ['German literature'] }],
  ['in which the resume is written', 'met', german('B2'), { language: 'de', summary: 'Plant seit zehn Jahren Hafenlager.' }],
  ['in which the resume is written, mother tongue asked', 'partly_met', german('native'), { language: 'de' }],
  ['by an alternative', 'met', { ...german(), alternatives: ['fr'] }, { languages: [['French', 'fr', null]] }],
  ['another one', 'not_shown', german(), { languages: [['French', 'fr', 'C2']], language: 'fr' }],
  ['that has no code', 'not_assessable', { kind: 'language', text: 'Fluent Low Saxon' }, { languages: [['French', 'fr', 'C2']] }],
];

const warden: Given = { kind: 'certification', text: 'Certified Dike Warden', canonical: 'certified dike warden' };

const kubernetesProof: Given = { kind: 'certification', text: 'Kubernetes certification', canonical: 'kubernetes' };

const certifications: readonly Row[] = [
  ['by name', 'met', warden, { certifications: ['Certified Dike Warden (2022)'] }],
  ['anywhere', 'met', warden, { summary: 'Certified dike warden since 2012, then planner.' }],
  [
    'by its words in another order',
    'met',
    { ...warden, canonical: null },
    { certifications: ['Dike Warden, certified by the coast guard'] },
  ],
  [
    'by its one word',
    'met',
    { kind: 'certification', text: 'ZXQM certification' },
    { certifications: ['ZXQM foundation level exam'] },
  ],
  [
    'by the name of its skill, among the certifications',
    'met',
    kubernetesProof,
    { certifications: ['Kubernetes, exam of 2023'] },
  ],
  ['only as a skill', 'partly_met', kubernetesProof, { skills: ['Kubernetes'] }],
  ['not', 'not_shown', warden, { certifications: ['Certified Crane Operator'] }],
  [
    'that has no name',
    'not_assessable',
    { kind: 'certification', text: 'Certification required' },
    { certifications: ['Certified Crane Operator'] },
  ],
];

const licence: Given = { kind: 'other', text: 'Driving licence class B is a must' };

const others: readonly Row[] = [
  ['said in one line', 'met', licence, { other: ['Driving licence, class B'] }],
  [
    'said in one bullet',
    'met',
    { kind: 'other', text: 'Willing to travel across Europe' },
    { positions: [{ bullets: ['Travel across Europe, willing and often'] }] },
  ],
  ['said in two lines', 'not_assessable', licence, { other: ['Driving school teacher', 'Licence class B'] }],
  ['not said', 'not_assessable', licence, { other: ['Choir'] }],
  ['a single word, listed', 'met', { kind: 'other', text: 'Punctuality' }, { skills: ['Punctuality'] }],
  [
    'a single word in a sentence',
    'not_assessable',
    { kind: 'other', text: 'Punctuality' },
    { summary: 'Raised the punctuality of trains by a fifth.' },
  ],
  ['of where one lives', 'not_assessable', { kind: 'other', text: 'Based in Rostock, Germany' }, {}],
  ['of who one is', 'not_assessable', { kind: 'other', text: 'Unmarried and German' }, { personal: ['German, unmarried'] }],
  ['with nothing to look for', 'not_assessable', { kind: 'other', text: '!' }, { other: ['!'] }],
];

describe.each([
  ['a skill', skills],
  ['years of experience', experience],
  ['an education', education],
  ['a language', languages],
  ['a certification', certifications],
  ['anything else', others],
] as const)('%s', (_, rows) => {
  it.each(rows)('%s is %s', (_what, status, requirement, draft) => {
    const judged = judge(requirement, draft);
    expect(judged.status).toBe(status);
    expect([judged.points, judged.max]).toEqual(
      { met: [6, 6], partly_met: [3, 6], not_shown: [0, 6], not_assessable: [null, null] }[status],
    );
    if (status === 'not_shown' || status === 'not_assessable') expect(judged).toMatchObject({ evidence: [], matched_as: null });
    expect(judged.evidence.length).toBeLessThanOrEqual(3);
  });
});
