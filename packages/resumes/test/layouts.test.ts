import { expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';
import { heading, placed } from './placed.ts';

it('reads the rows of a table as one line each', () => {
  const rows = [
    ['2020.03 ~ 현재', '주식회사 한빛나래', '과장', 274],
    ['2016.07 ~ 2020.02', '다온식품', '대리', 308],
  ] as const;
  const cells = rows.flatMap(([dates, company, title, y]) => [
    { text: dates, x: 54, y },
    { text: company, x: 179, y },
    { text: title, x: 295, y },
  ]);
  const header = ['근무기간', '회사명', '직위'].map((text, index) => ({ text, x: [54, 179, 295][index] ?? 0, y: 254 }));
  const { experience } = parseResume(placed([heading('경력사항', 230), ...header, ...cells])).content;
  expect(experience.map(({ company, title }) => [company?.value, title?.value])).toEqual([
    ['주식회사 한빛나래', '과장'],
    ['다온식품', '대리'],
  ]);
});

it('puts periods that stand in a column of their own beside what they date', () => {
  const layout = placed([
    heading('Experience', 100),
    { text: 'Mar 2019 – Present', x: 50, y: 130 },
    { text: 'June 2015 – Feb 2019', x: 50, y: 180 },
    { text: 'Software Engineer', x: 200, y: 130, column: 1, bold: true },
    { text: 'Acme Inc', x: 200, y: 145, column: 1 },
    { text: 'Analyst', x: 200, y: 180, column: 1, bold: true },
    { text: 'Globex Ltd', x: 200, y: 195, column: 1 },
  ]);
  const { experience } = parseResume(layout).content;
  expect(experience.map(({ title, company, start }) => [title?.value, company?.value, start?.iso])).toEqual([
    ['Software Engineer', 'Acme Inc', '2019-03'],
    ['Analyst', 'Globex Ltd', '2015-06'],
  ]);
});

it('keeps the top of a second column out of the section that ends the first', () => {
  const layout = placed([
    heading('Skills', 300),
    { text: 'Python, Go', x: 50, y: 330 },
    { text: 'Maya Lin', x: 250, y: 40, column: 1, size: 24, bold: true },
    { text: 'maya@example.com', x: 250, y: 80, column: 1 },
    heading('Education', 120, 250, 1),
    { text: 'Springfield University, 2015', x: 250, y: 150, column: 1 },
  ]);
  const { content } = parseResume(layout);
  expect(content.profile.name?.value).toBe('Maya Lin');
  expect(content.skills.map(({ name }) => name)).toEqual(['Python', 'Go']);
  expect(content.education[0]?.institution?.value).toBe('Springfield University');
});

it('joins the two lines of a long heading in the margin', () => {
  const { sections } = parseResume(
    layoutOf('= Jane Smith\n\n# Skills\nGo\n\n# Work\n# history\n* Engineer | Acme Inc\n2019 – 2021'),
  ).content;
  expect(sections.at(-1)).toMatchObject({ kind: 'experience', heading: 'Work history' });
});

it('knows a heading by its letters, set apart or qualified', () => {
  const source =
    '= Jane Smith\n\n# E D U C A T I O N\nSpringfield University, 2015\n\n# SKILLS\nGo\n\n# MARINE ENGINEERING EXPERIENCE\nEngineer | Acme Inc | 2019 – 2021';
  expect(parseResume(layoutOf(source)).content.sections.map(({ kind }) => kind)).toEqual([
    'contact',
    'education',
    'skills',
    'experience',
  ]);
});

it('knows a heading that asks', () => {
  const { content } = parseResume(layoutOf('= Maya Lindqvist\n\n# Wie ben ik?\nIk bouw bruggen.\n\n# Vaardigheden\nExcel, SQL'));
  expect(content.sections.map(({ kind, heading }) => [kind, heading])).toContainEqual(['summary', 'Wie ben ik?']);
});

it('takes a Korean title whole where the employer stands apart, with its own brackets', () => {
  const { content } = parseResume(
    layoutOf('= 김하늘\nsky@example.com\n\n# 경력\n해외영업 대리\n(주)푸른나루시스템\n2019.03 ~ 2021.05'),
  );
  expect(content.experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
    ['해외영업 대리', '(주)푸른나루시스템'],
  ]);
});

it('names the parts of a suite and leaves other lists of the skills section out', () => {
  const source =
    '= Jane Smith\n\n# Skills\nTools: Office (Excel, Word), Go (primary)\nLanguages: English, French\nInterests: Chess';
  const { skills, languages } = parseResume(layoutOf(source)).content;
  expect(skills.map(({ name }) => name)).toEqual(['Office', 'Excel', 'Word', 'Go']);
  expect(languages.map(({ code }) => code)).toEqual(['en', 'fr']);
});

it('goes on with the section of a column on the next page', () => {
  const first = placed([
    heading('Skills', 100),
    { text: 'Python, Go', x: 50, y: 130 },
    heading('Experience', 100, 250, 1),
    { text: 'Engineer | Acme Inc | 2019 – 2021', x: 250, y: 130, column: 1 },
  ]);
  const second = placed([
    { text: 'Rust', x: 50, y: 40 },
    { text: 'Analyst | Globex Ltd | 2015 – 2018', x: 250, y: 40, column: 1 },
  ]);
  const pages = [...first.pages, ...second.pages].map((page, index) => ({ ...page, number: index + 1 }));
  const { skills, experience } = parseResume({ ...first, pages, pageCount: 2 }).content;
  expect(skills.map(({ name }) => name)).toEqual(['Python', 'Go', 'Rust']);
  expect(experience.map(({ company }) => company?.value)).toEqual(['Acme Inc', 'Globex Ltd']);
});

it('reads a line without end in parts, losing none of it', () => {
  const { sections } = parseResume(layoutOf(`= Jane Smith\n\n# Summary\n${'1'.repeat(20_000)}`)).content;
  expect(sections.map(({ text }) => text.replace(/[^1]/gu, '')).join('')).toBe('1'.repeat(20_000));
});

it('goes on with the last section at the top of the next column of a newspaper', () => {
  const layout = placed([
    { text: 'Maya Lin', x: 50, y: 40, size: 24, bold: true },
    heading('Summary', 100),
    { text: 'Keeps books of small companies in order', x: 50, y: 120 },
    heading('Experience', 150),
    { text: 'Bookkeeper', x: 50, y: 170, bold: true },
    { text: 'Acme Ltd, 2019 - 2021, in a large room', x: 50, y: 185 },
    { text: 'Analyst', x: 300, y: 100, column: 1, bold: true },
    { text: 'Globex Ltd, 2016 - 2018, in a small room', x: 300, y: 115, column: 1 },
    { ...heading('Education', 150), x: 300, column: 1 },
    { text: 'BSc Physics, Springfield University, 2015', x: 300, y: 170, column: 1 },
  ]);
  const { experience } = parseResume(layout).content;
  expect(experience.map(({ title }) => title?.value)).toEqual(['Bookkeeper', 'Analyst']);
});
