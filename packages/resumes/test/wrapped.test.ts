import { expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { heading, type Placed, placed } from './placed.ts';

const lines = (texts: readonly string[], y: number, { x = 50, column = 0, step = 13 } = {}): readonly Placed[] =>
  texts.map((text, index) => ({ text, x, y: y + index * step, column }));

/** A second column that starts at 230 points. */
const beside: readonly Placed[] = [
  heading('Summary', 100, 230, 1),
  ...lines(['Keeps the boats of two harbours afloat.'], 130, { x: 230, column: 1 }),
];

const sectionsOf = (texts: readonly Placed[]) =>
  parseResume(placed([...texts, ...beside])).content.sections.map(({ heading: title, text }) => [title, text.split('\n')]);

it('takes a name that does not fit into its column for one value', () => {
  const texts = [
    heading('Certifications', 100),
    ...lines(['National Certificate in Occupational', 'Health and Safety', 'First aid'], 130),
  ];
  expect(sectionsOf(texts)[0]).toEqual([
    'Certifications',
    ['National Certificate in Occupational Health and Safety', 'First aid'],
  ]);
});

it('keeps lines apart that had room enough', () => {
  const texts = [heading('Skills', 100), ...lines(['Project planning', 'Negotiation', 'Sailing'], 130)];
  expect(sectionsOf(texts)[0]).toEqual(['Skills', ['Project planning', 'Negotiation', 'Sailing']]);
});

it('keeps lines apart that stand further from each other than others in the same look', () => {
  const texts = [
    heading('Certifications', 100),
    ...lines(['National Certificate in Occupational', 'Health and Safety'], 130),
    ...lines(['National Certificate in Occupational', 'Therapy'], 160, { step: 17 }),
  ];
  expect(sectionsOf(texts)[0]?.[1]).toEqual([
    'National Certificate in Occupational Health and Safety',
    'National Certificate in Occupational',
    'Therapy',
  ]);
});

it('lets a text go on below that has a date beside it', () => {
  const layout = placed([
    heading('Experience', 100),
    {
      text: 'Engineer | Northgate Harbour and Dockyard',
      x: 50,
      y: 130,
      bold: true,
      aside: { text: '2018 – 2022', x: 270 },
    },
    { text: 'Company Ltd', x: 50, y: 143, bold: true },
    { text: 'Ran the crane and wrote the rules for it.', x: 50, y: 160 },
  ]);
  expect(parseResume(layout).content.experience).toMatchObject([
    { title: { value: 'Engineer' }, company: { value: 'Northgate Harbour and Dockyard Company Ltd' } },
  ]);
});

it('leaves addresses, numbers and labels on lines of their own', () => {
  const texts = [
    { text: 'Jane Smith', x: 50, y: 40, size: 22, bold: true },
    ...lines(['jane.elisabeth.smith@mail.example', 'linkedin.com/in/jane-smith', '+44 20 7946 0123'], 70),
  ];
  const { profile } = parseResume(placed([...texts, ...beside])).content;
  expect(profile.emails.map(({ value }) => value)).toEqual(['jane.elisabeth.smith@mail.example']);
  expect(profile.phones.map(({ e164 }) => e164)).toEqual(['+442079460123']);
});

it('keeps both halves of a skill that wraps', () => {
  const texts = [heading('Skills', 100), ...lines(['Warehouse and yard management', 'systems', 'Sailing'], 130)];
  const { skills } = parseResume(placed([...texts, ...beside])).content;
  expect(skills.map(({ name }) => name)).toEqual(['Warehouse and yard management systems', 'Sailing']);
});

it('takes several lines in the look of the headings, as close as those of a text, for one heading', () => {
  const wrapped = ['What keeps me', 'busy all', 'year round'].map((text, index) => heading(text, 250 + index * 17));
  const texts = [
    heading('Skills', 100),
    ...lines(['Sailing', 'Carpentry'], 130),
    heading('Languages', 180),
    ...lines(['English'], 210),
    ...wrapped,
    ...lines(['Boats'], 320),
  ];
  expect(sectionsOf(texts).map(([title]) => title)).toContain('What keeps me busy all year round');
});

it('takes a known heading and a line close below it for one only where each heading has space above', () => {
  const titlesOf = (above: number): readonly unknown[] =>
    sectionsOf([
      heading('Skills', 100),
      ...lines(['Sailing', 'Carpentry'], 117),
      heading('Languages', 130 + above),
      ...lines(['English'], 147 + above),
      ...['Interests', 'Volunteering'].map((text, index) => heading(text, 147 + 2 * above + index * 17)),
      ...lines(['Boats'], 181 + 2 * above),
    ]).map(([title]) => title);
  expect(titlesOf(40)).toContain('Interests Volunteering');
  expect(titlesOf(13)).toContain('Volunteering');
});

it('keeps lines apart that each end with a year, however full they are', () => {
  const texts = [heading('Experience', 100), ...lines(['Clerk at the Harbour Office, 2015', 'Deckhand of Ferries, 2011'], 130)];
  expect(sectionsOf(texts)[0]?.[1]).toEqual(['Clerk at the Harbour Office, 2015', 'Deckhand of Ferries, 2011']);
});
