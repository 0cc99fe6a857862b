import { expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';

const named = (heading: string, ...lines: readonly string[]) =>
  parseResume(layoutOf(['= Jane Smith', 'jane@example.com', `# ${heading}`, ...lines].join('\n\n'))).content.experience.map(
    ({ title, company }) => [title?.value, company?.value],
  );

it('takes the title from the words that a description begins with, where an employer stands alone', () => {
  expect(
    named(
      'Experience',
      '* Harbour Farm Vets Ltd (May 2019 – March 2022)',
      'Veterinary surgeon. Looked after four dairies and the lifeboat horse.',
      '* Globex Ltd (2015 – 2018)',
      'Research assistant: collected recordings and kept the consent files in order.',
    ),
  ).toEqual([
    ['Veterinary surgeon', 'Harbour Farm Vets Ltd'],
    ['Research assistant', 'Globex Ltd'],
  ]);
});

it('takes no title from a description that begins with a deed', () => {
  expect(
    named(
      'Experience',
      '* Globex Ltd (2015 – 2018)',
      'Reduced the bill for energy by a third and wrote the plan for the second plant.',
    ),
  ).toEqual([[undefined, 'Globex Ltd']]);
});

it('takes the word before an employer on a line of its own for no part of the name', () => {
  expect(
    named(
      'Experience',
      '* Conservator',
      'at Glenmoor Heritage Centre',
      '2018 – 2022',
      '* Clerk',
      'at the Harbour Museum',
      '2015 – 2018',
    ),
  ).toEqual([
    ['Conservator', 'Glenmoor Heritage Centre'],
    ['Clerk', 'Harbour Museum'],
  ]);
});

it('keeps a position with a title and an employer that is told in a sentence', () => {
  const told =
    '2013 – 2015 Globex Ltd, data analyst. Looked after the trials in four fields with R and wrote the reports for every season.';
  expect(named('Experience', told, '2010 – 2013 Acme Ltd, clerk. Kept the files.')).toContainEqual([
    expect.stringMatching(/data analyst/u),
    'Globex Ltd',
  ]);
});

it('parts a title from an employer that was read as one name', () => {
  expect(
    named(
      'Werkervaring',
      '* Werfleider bij Restauratie Vermandel',
      '2015 – 2018',
      'Bij Vermandel leidde ik ploegen van vier tot tien man.',
    ),
  ).toEqual([['Werfleider', 'Restauratie Vermandel']]);
});
