import { describe, expect, it } from 'vitest';
import { matchResume } from '../src/index.ts';
import { cook, type Draft, engineer, engineering, jobOf, requirementOf, resumeOf } from './build-resume.ts';

type Asked = Parameters<typeof requirementOf>[0];

/** The first requirement of a job for engineers, judged in a resume. */
const judge = (asked: Asked, draft: Partial<Draft>, jobText: string | null = null) => {
  const [judged] = matchResume({ ...resumeOf(draft), job: jobOf([requirementOf(asked)], engineering), jobText }).requirements;
  if (judged === undefined) throw new Error('no requirement');
  return { status: judged.status, quotes: judged.evidence.map(({ quote }) => quote) };
};

const work = (...bullets: readonly string[]): Partial<Draft> => ({ positions: [engineer({ bullets })] });
const sentence = 'You have kept the tide tables of a harbour, know welding and have led a team of divers';

describe('quotes for a skill', () => {
  it('are sentences about work rather than a title or an item of a list', () => {
    const positions = [engineer({ title: 'Python Developer', bullets: ['Wrote tide models in Python'] })];
    const { quotes } = judge({ kind: 'skill', text: 'Python', canonical: 'python' }, { positions, skills: ['Python', 'Go'] });
    expect(quotes[0]).toBe('Wrote tide models in Python');
  });

  it('do not speak of something else that the same sentence of the job asks for', () => {
    const tides: Asked = { kind: 'skill', text: sentence, label: 'tide tables of a harbour' };
    expect(judge(tides, work('Led a team of divers')).quotes).toEqual([]);
    expect(judge(tides, work('Kept the tide tables of the harbour')).quotes).toEqual(['Kept the tide tables of the harbour']);
  });

  it('are not taken for a name that stands elsewhere in the sentence of the job', () => {
    const diving: Asked = { kind: 'skill', text: sentence, label: 'led a team of divers' };
    expect(judge(diving, work('Welding of hulls')).status).toBe('not_shown');
  });

  it('are none where words are merely alike: what they count is no verdict', () => {
    const asked: Asked = { kind: 'skill', text: 'Saddle stitching', canonical: 'saddle stitching' };
    expect(judge(asked, work('Repaired the saddles of a riding school'))).toEqual({ status: 'not_shown', quotes: [] });
  });

  it('are short rather than long, where both name it', () => {
    const long = `Python ${'and the counting of sacks '.repeat(12)}`.trim();
    const { quotes } = judge({ kind: 'skill', text: 'Python', canonical: 'python' }, work(long, 'Wrote tide models in Python'));
    expect(quotes[0]).toBe('Wrote tide models in Python');
  });

  it('show an item of a long list with the items around it', () => {
    const skills = [...Array.from({ length: 40 }, (_, index) => `Knot number ${index}`), 'Python', 'Go'];
    const { quotes } = judge({ kind: 'skill', text: 'Python', canonical: 'python' }, { ...work(), skills });
    expect(quotes[0]).toContain('Python');
  });
});

describe('quotes for years', () => {
  it('say what work it was, not only when', () => {
    const other = ['March 2015 - June 2019', 'Software engineer at the harbour office', 'Moved forty reports'];
    const { quotes } = judge({ kind: 'experience_years', text: '2 years', min_years: 2 }, { other });
    expect(quotes).toEqual(['Software engineer at the harbour office']);
  });

  it('begin with the work that is most like the job', () => {
    const positions = [cook({ start: '2010-01', end: '2018-12' }), engineer()];
    const { quotes } = judge({ kind: 'experience_years', text: '2 years', min_years: 2 }, { positions });
    expect(quotes[0]).toContain('Software Engineer');
  });
});

describe('quotes for a degree', () => {
  const asked: Asked = { kind: 'education', text: 'Bachelor in logistics', level: 'bachelor', field: 'logistics' };

  it('say in what it is, without the school', () => {
    const education = [{ degree: 'B.Sc.', field: 'Logistics', level: 'bachelor', institution: 'University of Rostock' }] as const;
    expect(judge(asked, { education }).quotes[0]).toBe('B.Sc., Logistics');
  });

  it('are none for one in a field that is hardly alike', () => {
    expect(judge(asked, { education: [{ degree: 'B.A.', field: 'Ceramics', level: 'bachelor' }] }).status).toBe('not_shown');
  });
});

describe('quotes for a language', () => {
  const german: Asked = { kind: 'language', text: 'German B2', canonical: 'de', level: 'B2' };
  const list = 'Kafka, Docker, German B2, tide tables, Kubernetes, Linux, Python';

  it('are items of a list where there is work behind it, with their own level', () => {
    expect(judge(german, { ...work(), other: [list] })).toEqual({ status: 'met', quotes: ['German B2'] });
    const spoken = 'Kafka, Docker, German A1, English C2, Kubernetes, Linux, Python';
    expect(judge(german, { ...work(), other: [spoken] }).status).not.toBe('met');
  });

  it('are none in a list of what the job asks for, below other work', () => {
    expect(judge(german, { positions: [cook()], other: [list] }).status).toBe('not_shown');
  });

  it('are what the resume says of its own language, rather than any sentence', () => {
    const draft = {
      ...work(),
      language: 'de',
      summary: 'Plant seit zehn Jahren Hafenlager.',
      languages: [['Deutsch', 'de', null]],
    } as const;
    expect(judge(german, draft).quotes[0]).toBe('Deutsch');
  });

  it('are not copied from the job', () => {
    const posting =
      'We expect German at level B2 or better in all that you write. You plan berths and storage for three carriers at our harbour.';
    const copied = posting.split('. ');
    const languages = [['We expect German at level B2 or better in all that you write', 'de', 'B2']] as const;
    expect(judge(german, { positions: [cook()], other: copied, languages }, posting).status).toBe('not_shown');
  });
});
