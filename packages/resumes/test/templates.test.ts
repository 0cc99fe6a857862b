import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';

const contentOf = (text: string) => parseResume(layoutOf(`= Maya Lindqvist\nmaya@example.com\n\n${text}`)).content;

describe('a template that is only partly filled in', () => {
  it('has no employer, title or school where the name of the field still stands', () => {
    const { experience } = contentOf(
      '# Experience\n* Software engineer\nGlobex Ltd\n2018 – 2020\n\n* Position\nCompany\n2015 – 2018',
    );
    expect(experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([['Software engineer', 'Globex Ltd']]);
    const { education } = contentOf('# Education\n* Bachelor of Science\nUniversity\n2011 – 2014');
    expect(education.map(({ degree, institution }) => [degree?.value, institution?.value])).toEqual([
      ['Bachelor of Science', undefined],
    ]);
  });

  it('has no employer or title that is crossed out', () => {
    const { experience } = parseResume(
      layoutOf(
        '= Jane Smith\n\n# Experience\n\n* Engineer, XXXXX\n2019 – 2021\n- Built\n\n* XXXX, Acme Inc\n2015 – 2018\n- Sold',
      ),
    ).content;
    expect(experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ['Engineer', undefined],
      [undefined, 'Acme Inc'],
    ]);
  });

  it('keeps an employer that is called as a field is in another language', () => {
    const { experience } = contentOf('# Experience\n* Software engineer\nKool\n2018 – 2020');
    expect(experience.map(({ company }) => company?.value)).toEqual(['Kool']);
  });

  it('keeps a degree that is called as its field is', () => {
    const { education } = contentOf('# Education\n* Diploma\nSpringfield College\n2011 – 2014');
    expect(education.map(({ degree }) => degree?.value)).toEqual(['Diploma']);
  });

  it('lists no skills that are only counted', () => {
    const skillsOf = (line: string) => contentOf(`# Skills\n${line}`).skills.map(({ name }) => name);
    expect(skillsOf('Skill 1, Skill 2, Kotlin')).toEqual(['Kotlin']);
    expect(skillsOf('Gadget 1, Gadget 2, Widget 1, Widget 2')).toEqual([]);
    for (const real of [
      ['Windows 11', 'Photoshop 5'],
      ['SOC 1', 'SOC 2', 'Kotlin'],
      ['CCNA 1', 'CCNA 2', 'CCNA 3'],
    ])
      expect(skillsOf(real.join(', '))).toEqual(real);
  });
});

describe('the name of a group of skills', () => {
  const skillsOf = (...lines: readonly string[]) => contentOf(`# Skills\n${lines.join('\n')}`).skills.map(({ name }) => name);

  it('is no skill, before a list without a sign between them', () => {
    expect(skillsOf('Methods Triage, Wound care', 'Equipment Infusion pumps, Ventilators')).toEqual([
      'Triage',
      'Wound care',
      'Infusion pumps',
      'Ventilators',
    ]);
  });

  it('is no skill, on a line of its own between lists', () => {
    expect(skillsOf('Methods', 'Triage, Wound care', 'Equipment', 'Infusion pumps, Ventilators')).toEqual([
      'Triage',
      'Wound care',
      'Infusion pumps',
      'Ventilators',
    ]);
  });

  it('is part of a skill where no list stands behind it, or the name goes on', () => {
    const items = ['Software architecture', 'Security audits', 'Equipment maintenance', 'Web design'];
    expect(skillsOf(...items.map((item) => `- ${item}`))).toEqual(items);
    expect(skillsOf('- Sécurité incendie, Kotlin', '- Réseaux sociaux, Go')).toEqual([
      'Sécurité incendie',
      'Kotlin',
      'Réseaux sociaux',
      'Go',
    ]);
  });

  it('is a skill among others', () => {
    for (const items of [
      ['Networking', 'Security', 'Testing', 'Kotlin'],
      ['Welding', 'Forklift', 'Hand tools', 'Machinery'],
    ]) {
      expect(skillsOf(items.join(', '))).toEqual(items);
      expect(skillsOf(...items)).toEqual(items);
    }
  });
});

it('makes no section of what stands above a part of each of two positions', () => {
  const position = (title: string, dates: string) =>
    `${title}, Globex Ltd\n${dates}\nProjects\nBuilt a mill for the whole valley.`;
  const text = ['Experience', position('Engineer', '2018 – 2020'), position('Miller', '2015 – 2018'), 'Education'].join('\n\n');
  const { experience, sections } = contentOf(text);
  expect(experience.map(({ title }) => title?.value)).toEqual(['Engineer', 'Miller']);
  expect(sections.filter(({ heading }) => heading === 'Projects')).toEqual([]);
});

it('reads a heading that stands twice if it looks like those that stand once', () => {
  const text = [
    '# Profile\nVersatile engineer who builds bridges.',
    '# Experience\n* Engineer\nGlobex Ltd\n2018 – 2020',
    '# Education\n* Bachelor of Science\nSpringfield University\n2011 – 2014',
    '# Languages\nEnglish, Swedish',
    '# Profile\nCurious about timber and about people who use it.',
  ].join('\n\n');
  const { sections } = contentOf(text);
  expect(sections.filter(({ heading }) => heading === 'Profile')).toHaveLength(2);
});
