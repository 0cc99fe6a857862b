import type { JobReading, Requirement, RequirementStatus } from '@winnow/contracts';
import { describe, expect, it } from 'vitest';
import { matchResume } from '../src/index.ts';
import { countedOf } from '../src/score-of.ts';
import { cook, type Draft, engineer, engineering, jobOf, requirementOf, resumeOf } from './build-resume.ts';

type Given = Partial<Requirement> & Pick<Requirement, 'kind' | 'text'>;

/** The first requirement of a job for engineers, judged in the resume of one with three years of work. */
const judge = (requirement: Given, draft: Partial<Draft>, job: Partial<JobReading> = engineering) => {
  const { requirements, credits } = matchResume({
    ...resumeOf({ positions: [engineer()], ...draft }),
    job: jobOf([requirementOf(requirement)], job),
    jobText: null,
  });
  const [judged] = requirements;
  if (judged === undefined) throw new Error('no requirement');
  return { ...judged, credit: credits?.[0] ?? null };
};

type Row = readonly [what: string, status: RequirementStatus, credit: number | null, requirement: Given, draft: Partial<Draft>];

const sql: Given = { kind: 'skill', text: 'Solid SQL', canonical: 'sql' };
const postgres: Given = { kind: 'skill', text: 'PostgreSQL in production', canonical: 'postgresql' };
const java: Given = { kind: 'skill', text: 'Java', canonical: 'java' };
const leather: Given = { kind: 'skill', text: 'Saddle stitching', canonical: 'saddle stitching' };
const calm: Given = { kind: 'skill', text: 'A calm voice on the phone' };
const bullet = (...bullets: readonly string[]) => ({ positions: [engineer({ bullets })] });

const skills: readonly Row[] = [
  ['in a bullet of such work', 'met', 100, postgres, bullet('Moved 40 reports to Postgres')],
  ['in the title of such work', 'met', 100, postgres, { positions: [engineer({ title: 'Software Engineer (PostgreSQL)' })] }],
  [
    'in a bullet of other work',
    'met',
    78,
    postgres,
    { positions: [engineer(), cook({ bullets: ['Moved orders to Postgres'] })] },
  ],
  ['told in the summary', 'met', 90, postgres, { summary: 'Ten quiet years with PostgreSQL and freight.' }],
  ['told in a project', 'met', 90, postgres, { projects: ['Harbour ledger on PostgreSQL'] }],
  ['told in a section of its own', 'met', 90, postgres, { other: ['Runs a PostgreSQL meetup'] }],
  ['in a certification', 'met', 95, postgres, { certifications: ['PostgreSQL Associate 2021'] }],
  ['listed, with such work behind it', 'met', 70, postgres, { skills: ['PostgreSQL'] }],
  ['listed under another name', 'met', 70, postgres, { skills: ['Postgres'] }],
  ['listed by an alternative', 'met', 70, { ...java, alternatives: ['python'] }, { skills: ['Python'] }],
  ['listed, with other work behind it', 'not_shown', 0, postgres, { skills: ['PostgreSQL'], positions: [cook()] }],
  ['listed, with nothing behind it', 'not_shown', 0, postgres, { skills: ['PostgreSQL'], positions: [] }],
  ['by a name that is in no table', 'met', 100, leather, bullet('Taught saddle-stitching to six apprentices')],
  ['by a relative that implies it, in such work', 'partly_met', 60, sql, bullet('Moved 40 reports to MariaDB')],
  ['by a relative that implies it, listed', 'partly_met', 42, sql, { skills: ['MariaDB'] }],
  ['not the other way round', 'not_shown', 0, { ...java, canonical: 'react', text: 'React' }, { skills: ['JavaScript'] }],
  [
    'by half of its words, which do not show it plainly',
    'not_shown',
    34,
    leather,
    bullet('Repaired the saddles of a riding school'),
  ],
  ['by its code, in such work', 'met', 90, { kind: 'skill', text: 'Apply ZQX-035' }, bullet('ZQX-035 introduced')],
  ['nowhere', 'not_shown', 0, leather, { skills: ['Python'] }],
  ['within a longer word only', 'not_shown', 7, java, { skills: ['Javanese'] }],
  ['as the name of an employer only', 'not_shown', 0, leather, { positions: [engineer({ company: 'Saddle Stitching Ltd' })] }],
  ['hoped for', 'not_shown', 0, leather, { summary: 'I want to learn saddle stitching.' }],
  ['denied', 'not_shown', -1, leather, { summary: 'I have no experience with saddle stitching.' }],
  [
    'denied, but listed',
    'not_shown',
    -1,
    leather,
    { summary: 'I have no experience with saddle stitching.', skills: ['Saddle stitching'] },
  ],
  [
    'denied by name in one place, and shown by name in dated work',
    'not_shown',
    0,
    leather,
    { summary: 'I have no experience with saddle stitching.', ...bullet('Taught saddle stitching to six apprentices') },
  ],
  ['without a name, nearly all of its words in such work', 'met', 90, calm, bullet('A calm voice, also on the phone at night')],
  ['without a name, in words that mean nothing like it', 'not_shown', 0, calm, { positions: [cook()], skills: ['Kerning'] }],
];

const years = (min_years: number): Given => ({ kind: 'experience_years', text: `${min_years} years of experience`, min_years });

const experience: readonly Row[] = [
  ['as long as asked', 'met', 100, years(3), {}],
  ['longer than asked', 'met', 100, years(1), {}],
  ['of no stated length', 'met', 100, { ...years(0), min_years: null }, {}],
  ['three of four years', 'partly_met', 39, years(4), {}],
  ['half as long', 'not_shown', 17, years(6), {}],
  ['in two positions', 'met', 100, years(4), { positions: [engineer(), engineer({ start: '2016-01', end: '2016-12' })] }],
  ['only if overlapping months counted twice', 'not_shown', 17, years(6), { positions: [engineer(), engineer()] }],
  ['in work that is nothing like it', 'not_shown', 0, years(3), { positions: [cook()] }],
  ['partly in such work', 'met', 100, years(3), { positions: [cook({ start: '2000-01', end: '2018-12' }), engineer()] }],
  ['in work that is only near to it', 'met', 80, years(3), { positions: [engineer({ title: 'Data Engineer' })] }],
  ['that lasts', 'met', 100, years(5), { positions: [engineer({ start: '2019-01', end: null })] }],
  ['of something that the work tells of', 'met', 100, { ...years(3), of: 'freight planning' }, bullet('Planned freight')],
  ['of something that the work does not tell of', 'partly_met', 60, { ...years(3), of: 'haemodialysis' }, bullet('Wrote it')],
  ['as a trainee', 'partly_met', 60, years(3), { positions: [engineer({ title: 'Trainee Software Engineer' })] }],
  ['nowhere', 'not_shown', 0, years(3), { positions: [] }],
  [
    'told in a statement with dates, without a heading',
    'met',
    100,
    years(3),
    { positions: [], other: ['2018 - 2021 software engineer in Rostock'] },
  ],
];

const degree = (level: Requirement['level'], given: Partial<Requirement> = {}): Given => ({
  kind: 'education',
  text: 'A degree',
  level,
  ...given,
});

const education: readonly Row[] = [
  ['of the level', 'met', 100, degree('bachelor'), { education: [{ degree: 'B.Sc. Informatics', level: 'bachelor' }] }],
  ['of a higher level', 'met', 100, degree('bachelor'), { education: [{ degree: 'Ph.D.', level: 'doctorate' }] }],
  [
    'of one level below, where the level is all that is asked for',
    'not_shown',
    30,
    degree('master'),
    { education: [{ degree: 'B.Sc.', level: 'bachelor' }] },
  ],
  ['two levels below', 'not_shown', 0, degree('master'), { education: [{ degree: 'A.A.', level: 'associate' }] }],
  [
    'the highest counts',
    'met',
    100,
    degree('master'),
    {
      education: [
        { degree: 'Abitur', level: 'secondary' },
        { degree: 'M.A.', level: 'master' },
      ],
    },
  ],
  ['of no known level', 'partly_met', 60, degree('master'), { education: [{ degree: 'Diplôme de batelier', level: null }] }],
  [
    'in the field that is asked for',
    'met',
    100,
    degree('bachelor', { field: 'Nursing' }),
    { education: [{ degree: 'B.Sc.', field: 'Nursing', level: 'bachelor' }] },
  ],
  [
    'in a field that is nothing like it',
    'not_shown',
    10,
    degree('bachelor', { text: 'Nursing', field: 'Nursing' }),
    { education: [{ degree: 'Diploma', field: 'Welding', level: 'bachelor' }] },
  ],
  [
    'in another field, of which the words for the degree are the same',
    'not_shown',
    10,
    degree('bachelor', { text: 'Bachelor in nursing', field: 'Nursing' }),
    { education: [{ degree: 'Bachelor in welding', level: 'bachelor' }] },
  ],
  [
    'in one of the fields',
    'met',
    100,
    degree('bachelor', { text: 'Bachelor in nursing, welding or law', field: 'Nursing, welding or law' }),
    { education: [{ degree: 'Bachelor in welding', level: 'bachelor' }] },
  ],
  [
    'in a field beside the name of the school',
    'met',
    100,
    degree('bachelor', { text: 'Bachelor in welding', field: 'Welding' }),
    { education: [{ degree: 'Bachelor', level: 'bachelor', institution: 'Harbour College, Welding' }] },
  ],
  [
    'in a field of which only one word is that of another',
    'not_shown',
    13,
    degree('bachelor', { text: 'Bachelor in food science and technology', field: 'Food science and technology' }),
    { education: [{ degree: 'Bachelor in welding', level: 'bachelor', field: 'Fashion technology' }] },
  ],
  ['only in a list of skills', 'not_shown', 30, degree('bachelor'), { skills: ['Bachelor', 'Excel', 'Word', 'Dikes'] }],
  ['named in a sentence', 'met', 85, degree('bachelor'), { summary: 'Went to sea after a bachelor in Rostock.' }],
  ['one level lower, named in a sentence', 'not_shown', 26, degree('master'), { summary: 'Went to sea after a bachelor.' }],
  ['denied in a sentence', 'not_shown', 0, degree('bachelor'), { summary: 'I do not have a bachelor degree.' }],
  ['where experience is as good', 'met', 80, degree('master', { equivalent: true }), {}],
  ['where other experience is as good', 'not_shown', 0, degree('master', { equivalent: true }), { positions: [cook()] }],
  ['only a school', 'not_shown', 0, degree('secondary'), { education: [{ institution: 'Gymnasium am Deich' }] }],
  ['none', 'not_shown', 0, degree('bachelor'), {}],
  ['without level or field', 'not_assessable', null, degree(null), { education: [{ degree: 'B.Sc.', level: 'bachelor' }] }],
];

const german = (level: Requirement['level'] = null): Given => ({ kind: 'language', text: 'German', canonical: 'de', level });

const languages: readonly Row[] = [
  ['of the level', 'met', 100, german('C1'), { languages: [['German C1', 'de', 'C1']] }],
  ['of a higher level', 'met', 100, german('C1'), { languages: [['German, native', 'de', 'native']] }],
  ['two levels below', 'partly_met', 50, german('C1'), { languages: [['German B1', 'de', 'B1']] }],
  ['three levels below', 'not_shown', 0, german('C1'), { languages: [['German A2', 'de', 'A2']] }],
  ['without level, none asked', 'met', 100, german(), { languages: [['German', 'de', null]] }],
  ['without level, B2 asked', 'met', 100, german('B2'), { languages: [['German', 'de', null]] }],
  ['without level, C1 asked', 'partly_met', 50, german('C1'), { languages: [['German', 'de', null]] }],
  ['in words of fluency', 'met', 100, german('C1'), { languages: [['German (fluent)', 'de', null]] }],
  ['in words of little', 'not_shown', 0, german('C1'), { languages: [['Basic German', 'de', null]] }],
  ['among the skills', 'met', 100, german('B2'), { skills: ['Python', 'German'] }],
  ['among the skills with a level', 'met', 100, german('C1'), { skills: ['German (C1)'] }],
  ['told in a sentence', 'met', 70, german('B2'), { summary: 'Answers the mail in fluent German.' }],
  ['denied in a sentence', 'not_shown', -1, german(), { summary: 'I do not speak German.' }],
  [
    'denied in a sentence, but listed with its level',
    'met',
    100,
    german('B1'),
    { summary: 'I do not speak German.', languages: [['German B1', 'de', 'B1']] },
  ],
  ['of the resume', 'met', 100, german('B2'), { language: 'de', summary: 'Plant seit zehn Jahren Hafenlager.' }],
  ['of the resume, C1 asked', 'met', 100, german('C1'), { language: 'de', summary: 'Plant seit zehn Jahren Hafenlager.' }],
  ['by a test of it', 'met', 100, german('C1'), { certifications: ['TestDaF 2019'] }],
  ['by a test of another one', 'not_shown', 0, german('C1'), { certifications: ['IELTS 7.5'] }],
  ['by a test of a lower level', 'partly_met', 50, german('C1'), { other: ['Goethe-Zertifikat B1'] }],
  ['of the resume, mother tongue asked', 'partly_met', 50, german('native'), { language: 'de' }],
  ['by an alternative', 'met', 100, { ...german(), alternatives: ['fr'] }, { languages: [['French', 'fr', null]] }],
  ['another one', 'not_shown', 0, german(), { languages: [['French', 'fr', 'C2']], language: 'fr' }],
  [
    'that has no code',
    'not_assessable',
    null,
    { kind: 'language', text: 'Fluent Low Saxon' },
    { languages: [['French', 'fr', 'C2']] },
  ],
];

const warden: Given = { kind: 'certification', text: 'Certified Dike Warden', canonical: 'certified dike warden' };
const kubernetesProof: Given = { kind: 'certification', text: 'Kubernetes certification', canonical: 'kubernetes' };

const certifications: readonly Row[] = [
  ['by name', 'met', 95, warden, { certifications: ['Certified Dike Warden (2022)'] }],
  ['by name, with no work behind it', 'met', 95, warden, { certifications: ['Certified Dike Warden (2022)'], positions: [] }],
  ['told', 'met', 90, warden, { summary: 'A certified dike warden and then a planner.' }],
  [
    'by its words in another order',
    'met',
    86,
    { ...warden, canonical: null },
    { certifications: ['Dike Warden, certified by the coast guard'] },
  ],
  [
    'by its one word',
    'met',
    86,
    { kind: 'certification', text: 'ZXQM certification' },
    { certifications: ['ZXQM foundation exam'] },
  ],
  ['by the name of its skill, certified', 'met', 95, kubernetesProof, { certifications: ['Kubernetes, exam of 2023'] }],
  ['as a skill in a list', 'met', 70, kubernetesProof, { skills: ['Kubernetes'] }],
  ['not', 'not_shown', 0, { ...warden, text: 'Dike Warden', canonical: 'dike warden' }, { certifications: ['Barista of 2019'] }],
];

const driving: Given = { kind: 'certification', text: 'Driving licence B' };

const licences: readonly Row[] = [
  ['of its class', 'met', 95, driving, { other: ['Driving licence, class B'] }],
  ['of a class for more', 'met', 95, driving, { other: ['Driving licence C'] }],
  ['of another class', 'not_shown', 30, driving, { other: ['Driving licence A'] }],
  ['among the personal data', 'met', 95, driving, { personal: ['Driving licence B'] }],
  ['denied', 'not_shown', -1, driving, { other: ['I do not have a driving licence.'] }],
  ['denied among the personal data', 'not_shown', -1, driving, { personal: ['I do not have a driving licence.'] }],
  ['not said', 'not_shown', 0, driving, { other: ['Choir'] }],
];

const licence: Given = { kind: 'other', text: 'Driving licence class B is a must' };

const others: readonly Row[] = [
  ['said in one line', 'not_assessable', null, licence, { other: ['Driving licence, class B'] }],
  ['not said', 'not_assessable', null, licence, { other: ['Choir'] }],
  ['denied', 'not_assessable', null, licence, { other: ['I have no driving licence.'] }],
  ['a single word, listed', 'not_assessable', null, { kind: 'other', text: 'Punctuality' }, { skills: ['Punctuality'] }],
];

describe.each([
  ['a skill', skills],
  ['years of experience', experience],
  ['an education', education],
  ['a language', languages],
  ['a certification', certifications],
  ['a driving licence', licences],
  ['anything else', others],
] as const)('%s', (_, rows) => {
  it.each(rows)('%s is %s, with a credit of %s', (_what, status, credit, requirement, draft) => {
    const judged = judge(requirement, draft);
    expect([judged.status, judged.credit]).toEqual([status, credit]);
    const points = credit === null ? null : Math.round((6 * countedOf(requirement.kind, credit)) / 100);
    expect([judged.points, judged.max]).toEqual([points, credit === null ? null : 6]);
    if (credit === null || credit === 0) expect(judged).toMatchObject({ evidence: [], matched_as: null });
    expect(judged.evidence.length).toBeLessThanOrEqual(3);
  });
});

describe('a driving licence among personal data', () => {
  it('is quoted without them', () => {
    const { evidence } = judge(driving, { personal: ['Born 12 March 1985, married, driving licence B'] });
    expect(evidence.map(({ quote }) => quote)).toEqual(['driving licence B']);
  });
});

describe('years that are asked for', () => {
  it('take no denial from a skill that is like them', () => {
    const wounds: Given = { kind: 'skill', text: 'Wound care' };
    const years: Given = { kind: 'experience_years', text: 'Two years of wound treatment', of: 'wound treatment', min_years: 2 };
    const { credits } = matchResume({
      ...resumeOf({ positions: [engineer()], summary: 'I have never done wound treatment in hospitals.' }),
      job: jobOf([requirementOf(wounds), requirementOf(years)], engineering),
      jobText: null,
    });
    expect(credits?.[0]).toBe(-1);
  });
});

describe('what is denied', () => {
  it('is quoted as such, and earns no points', () => {
    expect(judge(leather, { summary: 'I have no experience with saddle stitching.' })).toMatchObject({
      status: 'not_shown',
      points: 0,
      evidence: [{ quote: 'I have no experience with saddle stitching.', grade: 'denied' }],
    });
  });
});
