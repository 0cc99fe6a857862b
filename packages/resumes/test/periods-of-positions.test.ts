import { expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';

const positionsBelow = (heading: string, ...lines: readonly string[]) =>
  parseResume(
    layoutOf(['= Jane Smith', 'jane@example.com', `# ${heading}`, ...lines, '# Skills', 'Bookkeeping, Payroll'].join('\n\n')),
  ).content.experience.map(({ title, company, start, end }) => [
    title?.value ?? null,
    company?.value ?? null,
    start?.iso ?? null,
    end === null ? null : end.current ? 'now' : end.iso,
  ]);

const positions = (...lines: readonly string[]) => positionsBelow('Experience', ...lines);

it('takes listed times of a position for one period', () => {
  expect(
    positions(
      '* Research assistant, Northaven University 2006, 2007–2008',
      '- Kept the logs of two winters',
      '* Usher, Harbour Theatre 2003, 2004',
      '- Sold programmes',
    ),
  ).toEqual([
    ['Research assistant', 'Northaven University', '2006', '2008'],
    ['Usher', 'Harbour Theatre', '2003', '2004'],
  ]);
});

it('takes two dates one above the other for a period, the latest first', () => {
  expect(
    positions(
      'June 2023 Globex Ltd\nApril 2017 Software engineer',
      '- Moved the invoices to another system',
      'March 2017 Acme Ltd\nMay 2014 Clerk',
      '- Kept the files',
    ),
  ).toEqual([
    ['Software engineer', 'Globex Ltd', '2017-04', '2023-06'],
    ['Clerk', 'Acme Ltd', '2014-05', '2017-03'],
  ]);
});

it('goes on where a dash is written with the date but not with the words after it, after all other ends', () => {
  expect(
    positions(
      '2019- Software engineer, Globex Ltd',
      '2015-2019 Clerk, Acme Ltd',
      '- Kept the files',
      '2011- Cleaner, Quorn Ltd',
      '- Cleaned two floors',
    ),
  ).toEqual([
    ['Software engineer', 'Globex Ltd', '2019', 'now'],
    ['Clerk', 'Acme Ltd', '2015', '2019'],
    ['Cleaner', 'Quorn Ltd', '2011', null],
  ]);
});

it('goes on where a word for now stands in place of a date, or in the heading', () => {
  expect(
    positions('* Software engineer, Globex Ltd | Current', '- Runs the night shift', '* Clerk, Acme Ltd | 2015 – 2019'),
  ).toEqual([
    ['Software engineer', 'Globex Ltd', null, 'now'],
    ['Clerk', 'Acme Ltd', '2015', '2019'],
  ]);
  expect(positionsBelow('Current position', '* Software engineer, Globex Ltd', '- Runs the night shift')).toEqual([
    ['Software engineer', 'Globex Ltd', null, 'now'],
  ]);
});
