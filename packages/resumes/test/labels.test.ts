import { expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { heading, type Placed, placed, table } from './placed.ts';

const name: Placed = { text: 'Jane Smith', x: 50, y: 40, size: 22, bold: true };

/** Lines below one another. */
const lines = (y: number, texts: readonly string[]): readonly Placed[] =>
  texts.map((text, index) => ({ text, x: 50, y: y + index * 14 }));

/** Small labels with their values below them. */
const above = (y: number, texts: readonly string[]): readonly Placed[] =>
  texts.map((text, index) => ({ text, x: 50, y: y + index * 14, size: index % 2 === 0 ? 7 : 10 }));

/** Labels with their values beside them. */
const labelled = (y: number, rows: readonly (readonly [label: string, value: string])[]): readonly Placed[] =>
  rows.map(([text, value], index) => ({ text, x: 50, y: y + index * 14, aside: { text: value, x: 200 } }));

/** Labels with their values behind a narrow gap, as right-aligned ones have. */
const closeBy = (y: number, rows: readonly (readonly [label: string, value: string])[]): readonly Placed[] =>
  rows.map(([text, value], index) => {
    const x = 150 - text.length * 5;
    return { text, x, y: y + index * 14, aside: { text: value, x: 159 } };
  });

/** Wide enough for names. */
const wide = (y: number, rows: readonly (readonly string[])[]) => table(y, rows, 130);

const positionsOf = (layout: ReturnType<typeof placed>) =>
  parseResume(layout).content.experience.map(({ title, company, location, start, end }) => [
    title?.value ?? null,
    company?.value ?? null,
    location?.value ?? null,
    start?.iso ?? null,
    end?.current ? 'now' : (end?.iso ?? null),
  ]);

const forms = {
  'labels beside': [
    ...labelled(130, [
      ['Period', '2019 – present'],
      ['Position', 'Keeper of Lights'],
      ['Employer', 'The Blue Heron'],
      ['Main activities', 'Kept the lamp burning'],
      ['Period', '2015 – 2018'],
      ['Position', 'Deckhand'],
      ['Employer', 'Grey Gull Ferries'],
    ]),
  ],
  'labels with colons': lines(130, [
    'Period: 2019 – present',
    'Position: Keeper of Lights',
    'Employer: The Blue Heron',
    'Duties: Kept the lamp burning',
    'Period: 2015 – 2018',
    'Position: Deckhand',
    'Employer: Grey Gull Ferries',
  ]),
  'labels close by': closeBy(130, [
    ['Period', '2019 – present'],
    ['Occupation or position held', 'Keeper of Lights'],
    ['Employer', 'The Blue Heron'],
    ['Duties', 'Kept the lamp burning'],
    ['Period', '2015 – 2018'],
    ['Occupation or position held', 'Deckhand'],
    ['Employer', 'Grey Gull Ferries'],
  ]),
  'labels that are counted': lines(130, [
    '1) Employer : The Blue Heron',
    'Position : Keeper of Lights',
    'Period : 2019 – present',
    'Duties : Kept the lamp burning',
    '2) Employer : Grey Gull Ferries',
    'Position : Deckhand',
    'Period : 2015 – 2018',
  ]),
  'labels above': above(130, [
    ...(['From', '2019', 'To', 'present', 'Job title', 'Keeper of Lights', 'Employer', 'The Blue Heron'] as const),
    ...(['From', '2015', 'To', '2018', 'Job title', 'Deckhand', 'Employer', 'Grey Gull Ferries'] as const),
  ]),
  'labels of columns': wide(130, [
    ['Period', 'Employer', 'Position'],
    ['2019 – present', 'The Blue Heron', 'Keeper of Lights'],
    ['2015 – 2018', 'Grey Gull Ferries', 'Deckhand'],
  ]),
} as const;

it.each(Object.entries(forms))('reads positions by their %s', (_, form) => {
  expect(positionsOf(placed([name, heading('Experience', 100), ...form]))).toEqual([
    ['Keeper of Lights', 'The Blue Heron', null, '2019', 'now'],
    ['Deckhand', 'Grey Gull Ferries', null, '2015', '2018'],
  ]);
});

it('takes the heading behind a field that is left empty for one', () => {
  const layout = placed([
    name,
    heading('Experience', 100),
    ...above(130, ['Period', '2015 – 2018', 'Job title', 'Deckhand', 'Employer', 'Grey Gull Ferries']),
    { text: 'Duties', x: 50, y: 220, size: 7 },
    heading('Skills', 240),
    ...lines(270, ['Fresnel lenses, Morse code']),
  ]);
  expect(parseResume(layout).content.skills.map(({ name: own }) => own)).toEqual(['Fresnel lenses', 'Morse code']);
});

it('gives a cell the label of its column where other cells are empty', () => {
  const layout = placed([
    name,
    heading('Experience', 100),
    ...wide(130, [
      ['Period', 'Employer', 'City', 'Position'],
      ['2019 – present', 'The Blue Heron', '', 'Keeper of Lights'],
      ['2015 – 2018', 'Grey Gull Ferries', 'Oban', 'Deckhand'],
    ]),
  ]);
  expect(positionsOf(layout)).toEqual([
    ['Keeper of Lights', 'The Blue Heron', null, '2019', 'now'],
    ['Deckhand', 'Grey Gull Ferries', 'Oban', '2015', '2018'],
  ]);
});

it('takes a single word that is also a label for what it is elsewhere', () => {
  const layout = placed([name, ...lines(70, ['City: Oban']), heading('Skills', 100), ...lines(130, ['Position: lying'])]);
  expect(positionsOf(layout)).toEqual([]);
});

it('shares an employer that heads several titles, each with its own time', () => {
  const layout = placed([
    name,
    heading('Experience', 100),
    { text: 'Northern Lights Trust 2010 – present', x: 50, y: 130, bold: true },
    ...lines(144, ['Head Keeper 2017 – present', 'Keeper 2010 – 2017']),
  ]);
  expect(positionsOf(layout).map(([title, company]) => [title, company])).toEqual([
    ['Head Keeper', 'Northern Lights Trust'],
    ['Keeper', 'Northern Lights Trust'],
  ]);
});

it('takes what stands behind headings on one line for their sections', () => {
  const layout = placed([
    name,
    heading('Work experience', 100),
    ...lines(130, ['Keeper, The Blue Heron, 2019 – present']),
    ...lines(160, ['Languages: Dutch (native), English (C1)', 'Certificates: First aid (2022)', 'Interests: falconry, chess']),
  ]);
  const { languages, certifications, sections } = parseResume(layout).content;
  expect(languages.map(({ code }) => code)).toEqual(['nl', 'en']);
  expect(certifications.map(({ value }) => value)).toEqual(['First aid']);
  expect(sections.map(({ kind }) => kind)).toEqual(['contact', 'experience', 'languages', 'certifications', 'interests']);
});

it('leaves out grades that a table of skills gives in columns of their own', () => {
  const layout = placed([
    name,
    heading('Skills', 100),
    ...wide(130, [
      ['Subject', 'Level'],
      ['Python', 'Expert'],
      ['Terraform', 'Advanced'],
      ['Kafka', 'Expert'],
      ['Airflow', 'Advanced'],
    ]),
  ]);
  expect(parseResume(layout).content.skills.map(({ name: own }) => own)).toEqual(['Python', 'Terraform', 'Kafka', 'Airflow']);
});

it('reads a table of languages without the labels of its columns', () => {
  const layout = placed([
    name,
    heading('Languages', 100),
    ...wide(130, [
      ['Mother tongue', 'Italian'],
      ['Language', 'Reading', 'Speaking'],
      ['German', 'C1', 'B2'],
      ['English', 'B2', 'B1'],
    ]),
  ]);
  expect(parseResume(layout).content.languages.map(({ name: own, level_raw }) => [own, level_raw])).toEqual([
    ['Italian', 'Mother tongue'],
    ['German', 'C1 B2'],
    ['English', 'B2 B1'],
  ]);
});

it('takes place, date and signature at the end for no skill', () => {
  const layout = placed([
    name,
    heading('Experience', 80),
    ...lines(100, ['Keeper, The Blue Heron, 2019 – present', 'Kept the lamp burning', 'Painted the tower', 'Wrote the log']),
    heading('Skills', 180),
    ...lines(200, ['Fresnel lenses, Morse code', 'Argand lamps', 'Oban, 14 March 2025', 'J. Smith']),
  ]);
  const { skills } = parseResume(layout).content;
  expect(skills.map(({ name: own }) => own)).toEqual(['Fresnel lenses', 'Morse code', 'Argand lamps']);
});

it.each([
  ['First aid (2022); Crane driver (2019)', ['First aid', 'Crane driver']],
  ['2022: First aid 2019: Crane driver', ['First aid', 'Crane driver']],
  ['First aid (Red Cross, 2022), Crane driver (2019)', ['First aid', 'Crane driver']],
])('reads the certificates of "%s" one by one', (text, names) => {
  const { certifications } = parseResume(placed([name, heading('Certificates', 100), ...lines(130, [text])])).content;
  expect(certifications.map(({ value }) => value)).toEqual(names);
});
