import { expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { heading, placed } from './placed.ts';

it('takes no part of a period for a name, however its parts are set', () => {
  const row = (y: number, company: string, start: string, end: string) => [
    { text: company, x: 50, y, bold: true },
    // The end is set apart from its start.
    { text: `${start} –`, x: 300, y, aside: { text: end, x: 370 } },
    { text: 'Nurse', x: 50, y: y + 14 },
    { text: 'Ran the night shift.', x: 60, y: y + 28 },
  ];
  const layout = placed([
    { text: 'Jane Smith', x: 50, y: 40, size: 22, bold: true },
    { text: 'jane@example.com', x: 50, y: 70 },
    heading('Experience', 100),
    ...row(130, 'Acme Inc', 'May 2021', 'this day'),
    ...row(190, 'Globex Ltd', 'June 2018', 'May 2021'),
  ]);
  const { experience } = parseResume(layout).content;
  expect(experience.map(({ title, company, location, end }) => [title?.value, company?.value, location, end?.current])).toEqual([
    ['Nurse', 'Acme Inc', null, true],
    ['Nurse', 'Globex Ltd', null, false],
  ]);
});

it.each([
  ['الخبرات', 'مدير حسابات بشركة النخبة', '2019 – 2021', 'مدير حسابات', 'شركة النخبة'],
  ['ניסיון תעסוקתי', 'מנהל חשבונות בחברת אלון', '2019 – 2021', 'מנהל חשבונות', 'חברת אלון'],
])('parts an employer from the preposition that is written together with it: "%s"', (section, text, period, title, company) => {
  const layout = placed([
    { text: 'Jane Smith', x: 50, y: 40, size: 22, bold: true },
    { text: 'jane@example.com', x: 50, y: 70 },
    heading(section, 100),
    { text, x: 50, y: 130 },
    { text: period, x: 50, y: 144 },
  ]);
  const { experience } = parseResume(layout).content;
  expect(experience.map((entry) => [entry.title?.value, entry.company?.value])).toEqual([[title, company]]);
});
