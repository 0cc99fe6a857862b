import { expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { heading, placed } from './placed.ts';

const top = [
  { text: 'Jane Smith', x: 50, y: 40, size: 22, bold: true },
  { text: 'jane@example.com', x: 50, y: 70 },
] as const;

it('tells a heading from the text beside it in the same row', () => {
  const layout = placed([
    ...top,
    heading('Skills', 100),
    { text: 'Python, Go, Rust,', x: 200, y: 102 },
    { text: 'Kubernetes', x: 200, y: 116 },
    heading('Languages', 140),
    { text: 'English – native', x: 200, y: 142 },
    heading('Falconry', 160),
    { text: 'Two goshawks', x: 200, y: 162 },
  ]);
  const { skills, languages, sections } = parseResume(layout).content;
  expect(skills.map(({ name }) => name)).toEqual(['Python', 'Go', 'Rust', 'Kubernetes']);
  expect(languages.map(({ code }) => code)).toEqual(['en']);
  expect(sections.at(-1)).toMatchObject({ heading: 'Falconry', text: 'Two goshawks' });
});

it('reads both lines of a heading before the text beside them', () => {
  const layout = placed([
    ...top,
    heading('Skills', 100),
    { text: 'Python', x: 200, y: 102 },
    heading('Courses and', 140),
    { text: 'Welding', x: 200, y: 142 },
    heading('certificates', 158),
    { text: 'First aid', x: 200, y: 160 },
  ]);
  const { certifications, sections } = parseResume(layout).content;
  expect(certifications.map(({ value }) => value)).toEqual(['Welding', 'First aid']);
  expect(sections.at(-1)?.heading).toBe('Courses and certificates');
});

it('keeps a label of a skills list on the row of its items', () => {
  const layout = placed([
    ...top,
    heading('Skills', 100),
    { text: 'Languages', x: 50, y: 130, bold: true },
    { text: 'Python, Go', x: 200, y: 130 },
    heading('Summary', 160),
    { text: 'A person of few words.', x: 50, y: 180 },
  ]);
  expect(parseResume(layout).content.skills.map(({ name }) => name)).toEqual(['Python', 'Go']);
});

it('makes a period whole that the column of labels breaks', () => {
  const layout = placed([
    ...top,
    heading('Experience', 100),
    { text: 'October 2021 –', x: 50, y: 130 },
    { text: 'Acme Inc', x: 200, y: 130, bold: true },
    { text: 'March 2023', x: 50, y: 142 },
    { text: 'Engineer', x: 200, y: 142 },
    { text: 'May 2018 – August', x: 50, y: 170 },
    { text: '2021', x: 50, y: 182 },
    { text: 'Globex Ltd', x: 200, y: 170, bold: true },
    { text: 'Analyst', x: 200, y: 182 },
  ]);
  const { experience } = parseResume(layout).content;
  expect(experience.map(({ company, title, start, end }) => [company?.value, title?.value, start?.iso, end?.iso])).toEqual([
    ['Acme Inc', 'Engineer', '2021-10', '2023-03'],
    ['Globex Ltd', 'Analyst', '2018-05', '2021-08'],
  ]);
});

it('takes the second line of an entry for one of its names in a form that reads from right to left', () => {
  const entry = (y: number, dates: string, title: string, company: string) => [
    { text: dates, x: 480, y },
    { text: title, x: 400 - title.length * 5, y, bold: true },
    { text: company, x: 400 - company.length * 5, y: y + 14 },
    { text: 'إعداد تقارير يومية عن سير العمل في الموقع', x: 100, y: y + 28 },
  ];
  const layout = placed([
    heading('الخبرات العملية', 100, 440),
    ...entry(130, '2019 - 2022', 'مهندس برمجيات', 'ورشة الحاج سليم للخيام'),
    ...entry(190, '2015 - 2018', 'مبرمج', 'صيدليات بيت السلام الكبرى'),
  ]);
  expect(parseResume(layout).content.experience.map(({ company }) => company?.value)).toEqual([
    'ورشة الحاج سليم للخيام',
    'صيدليات بيت السلام الكبرى',
  ]);
});

it('reads an unknown heading that wraps in the column of headings as one', () => {
  const layout = placed([
    ...top,
    heading('Skills', 100),
    { text: 'Python', x: 200, y: 102 },
    heading('Languages', 130),
    { text: 'English – native', x: 200, y: 132 },
    heading('Birds of', 160),
    heading('the field', 176),
    { text: 'Two goshawks', x: 200, y: 192 },
  ]);
  expect(parseResume(layout).content.sections.at(-1)).toMatchObject({ heading: 'Birds of the field', text: 'Two goshawks' });
});

it('tells headings in the margin from text beside them that looks the same', () => {
  const beside = (text: string, y: number, aside: string, boldAside: boolean) => ({
    ...{ text, x: 50, y, bold: true, aside: { text: aside, x: 180 }, boldAside },
  });
  const layout = placed([
    ...top,
    { text: 'Profile', x: 50, y: 100, bold: true },
    { text: 'An engineer who builds bridges of wood.', x: 180, y: 114 },
    beside('Experience', 140, 'Globex Ltd', true),
    { text: 'Software engineer, 2018 – 2020', x: 180, y: 154 },
    beside('Education', 180, 'Springfield University', true),
    { text: 'Bachelor of Science, 2011 – 2014', x: 180, y: 194 },
    { text: 'Skills', x: 50, y: 220, bold: true },
    beside('Languages', 250, 'Kotlin, Go', false),
  ]);
  const { experience, education, sections } = parseResume(layout).content;
  expect(sections.map((section) => section.heading)).toEqual([null, 'Profile', 'Experience', 'Education', 'Skills', 'Languages']);
  expect(experience.map(({ company }) => company?.value)).toEqual(['Globex Ltd']);
  expect(education.map(({ institution }) => institution?.value)).toEqual(['Springfield University']);
});
