import type { ResumeContent } from '@winnow/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';

const positions = `# Experience
* Platform Engineer — Harbour Works Ltd
Jan 2020 – Dec 2021
- Moved the billing service to Kafka and PostgreSQL
- Wrote onboarding notes
Stack: Go, Redis, Zorblax
* Data Engineer — Tidal Gauge Inc
Jul 2021 – Jun 2022
- Built pipelines with Kafka in Python`;

const contentOf = (source: string) => parseResume(layoutOf(`= Maya Lindqvist\nmaya@example.com\n\n${source}`), '2026-11').content;

type Skill = ResumeContent['skills'][number];

const named = (skills: readonly Skill[], name: string): Skill | undefined => skills.find((each) => each.name === name);

describe('where a skill is shown', () => {
  const { skills, other_skills } = contentOf(`${positions}\n\n# Skills\nKafka, Rust, Excel`);

  it('is said of each that the resume lists, the list first', () => {
    expect(
      named(skills, 'Kafka')?.evidence.map(({ section, form, position, from, to }) => [section, form, position, from, to]),
    ).toEqual([
      ['skills', 'listed', null, null, null],
      ['experience', 'told', 0, '2020-01', '2021-12'],
      ['experience', 'told', 1, '2021-07', '2022-06'],
    ]);
    expect(named(skills, 'Rust')?.evidence).toHaveLength(1);
  });

  it('gives the months of the positions, overlaps counted once', () => {
    expect(named(skills, 'Kafka')?.months).toBe(30);
    expect(named(skills, 'Rust')?.months).toBeNull();
    expect(named(other_skills, 'Python')?.months).toBe(12);
  });

  it('may be a place outside the lists: such skills are kept apart', () => {
    expect(skills.map(({ name }) => name)).toEqual(['Kafka', 'Rust', 'Excel']);
    expect(other_skills.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['PostgreSQL', 'Go', 'Redis', 'Zorblax', 'Python']),
    );
    expect(named(other_skills, 'Zorblax')?.evidence).toMatchObject([{ form: 'labelled', position: 0 }]);
  });

  it('is quoted with page and box, in at most five places', () => {
    const lines = Array.from({ length: 9 }, (_, index) => `- Tuned Kafka in harbour ${index}`).join('\n');
    const [kafka] = contentOf(
      `# Experience\n* Engineer — Tidal Gauge Inc\nJan 2020 – Dec 2021\n${lines}\n\n# Skills\nKafka, Rust, Excel`,
    ).skills;
    expect(kafka?.evidence).toHaveLength(5);
    expect(kafka?.evidence.every(({ page, box, quote }) => page === 1 && box !== null && quote.includes('Kafka'))).toBe(true);
  });
});

describe('a resume without a list of skills', () => {
  it('has those as its skills that it shows by name', () => {
    const { skills, other_skills } = contentOf(positions);
    expect(skills.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Go', 'Redis', 'Zorblax', 'Kafka', 'PostgreSQL', 'Python']),
    );
    expect(skills.map(({ name }) => name)).not.toContain('onboarding');
    expect(other_skills.map(({ name }) => name)).toContain('onboarding');
  });

  it('may have one on a line with a label', () => {
    const { skills } = contentOf(
      `${positions}\n\n# Education\nBSc Physics, University of Turku, 2019\nSkills: Figma, Sewing, Welding`,
    );
    expect(skills.map(({ name }) => name)).toEqual(['Figma', 'Sewing', 'Welding']);
  });
});

describe('names of people, employers and titles', () => {
  it('show no skill', () => {
    const { skills, other_skills } = contentOf(
      '# Experience\n* Java Developer — Oracle\nJan 2020 – Dec 2021\n- Moved the ledger to Kafka',
    );
    expect(skills.map(({ name }) => name)).toEqual(['Kafka']);
    expect(other_skills.map(({ name }) => name)).not.toContain('Oracle');
  });
});

it('takes no spoken language, label or length of time in a list for a skill', () => {
  const namesIn = (list: string): readonly string[] => contentOf(`# Skills\n${list}`).skills.map(({ name }) => name);
  expect(namesIn('Excel, Norwegian, native German, English B2, Languages, Faroese (fluent), Welding')).toEqual([
    'Excel',
    'Welding',
  ]);
  expect(namesIn('SQL 3年, 3年以上, Tableau')).toEqual(['SQL', 'Tableau']);
  expect(namesIn('Excel, Tableau, 10年以上のPHP開発')).toContain('PHP');
});

describe('whatever a resume says', () => {
  it('each skill has between one and five places, and is in one list only', () => {
    const words = fc.constantFrom(
      'Kafka',
      'Go',
      'Java',
      'Excel',
      'and',
      'with',
      'Skills:',
      '# Skills',
      '* Engineer — Acme',
      '- ',
      '\n',
      'Jan 2020 – Dec 2021',
      '(',
      ',',
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (texts) => {
        const { skills, other_skills } = contentOf(texts.join(' '));
        for (const { evidence } of [...skills, ...other_skills]) expect(evidence.length > 0 && evidence.length <= 5).toBe(true);
        const canonicals = new Set(skills.map(({ canonical }) => canonical));
        expect(other_skills.filter(({ canonical }) => canonicals.has(canonical))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });
});
