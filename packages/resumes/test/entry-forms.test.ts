import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';
import { placed } from './placed.ts';

const top = ['= Jane Smith', 'jane@example.com', '# Experience'] as const;

const readJobs = (...lines: readonly string[]) =>
  parseResume(layoutOf([...top, ...lines].join('\n\n'))).content.experience.map(({ title, company, start, end }) => [
    title?.value,
    company?.value,
    start?.iso,
    end?.current === true ? 'now' : end?.iso,
  ]);

describe('entries', () => {
  it('are not ended by a heading word that comes again in each of them', () => {
    const lines = ['* Engineer, Globex Ltd', '2018 – 2020', '* Highlights', '- Built a mill', '* Clerk, Acme Ltd', '2015 – 2018'];
    const text = [...top, ...lines, '* Highlights', '- Kept the books', '# Education', '# Skills', 'Go, Rust'].join('\n\n');
    const { experience, sections } = parseResume(layoutOf(text)).content;
    expect(sections.map(({ heading }) => heading)).toEqual([null, 'Experience', 'Education', 'Skills']);
    expect(experience.map(({ company }) => company?.value)).toEqual(['Globex Ltd', 'Acme Ltd']);
  });

  it('go on where nothing follows the dash', () => {
    expect(readJobs('* Engineer', 'Globex Ltd', '2021-03 —')).toEqual([['Engineer', 'Globex Ltd', '2021-03', 'now']]);
  });

  it('may be items of a list with their names in bold', () => {
    expect(
      readJobs('* Globex Ltd 2018 – 2020', 'Engineer', '- Built a mill', '* Acme Ltd 2015 – 2018', 'Clerk', '- Kept the books'),
    ).toEqual([
      ['Engineer', 'Globex Ltd', '2018', '2020'],
      ['Clerk', 'Acme Ltd', '2015', '2018'],
    ]);
  });

  it('are named by lines that look like those of the first', () => {
    expect(
      readJobs(
        '* The Blue Heron',
        '* Engineer',
        '2018 – 2020',
        'He who flew the hawks over the moor every single morning.',
        'Led the hunt of the county',
        '* The Old Mill',
        '* Clerk',
        '2015 – 2018',
      ),
    ).toEqual([
      ['Engineer', 'The Blue Heron', '2018', '2020'],
      ['Clerk', 'The Old Mill', '2015', '2018'],
    ]);
  });

  it('are not made of a year within what was done', () => {
    expect(
      readJobs('* Engineer, Globex Ltd', '2018 – 2020', 'Best newcomer of 2019', '* Clerk, Acme Ltd', '2015 – 2018'),
    ).toEqual([
      ['Engineer', 'Globex Ltd', '2018', '2020'],
      ['Clerk', 'Acme Ltd', '2015', '2018'],
    ]);
  });

  it.each([
    ['Brightwater Ltd, Oakland, CA', 'Brightwater Ltd'],
    ['Nova Aurora - ME', 'Nova Aurora - ME'],
    ['Quiet Harbour d.o.o.', 'Quiet Harbour d.o.o.'],
  ])('keep the name of the employer whole: "%s"', (line, company) => {
    expect(readJobs('* Engineer', line, '2018 – 2020')).toEqual([['Engineer', company, '2018', '2020']]);
  });

  it('have no web address as a name', () => {
    expect(readJobs('* The Blue Heron', 'https://heron.example.com', 'Engineer', '2018 – 2020', '- Built a mill')).toEqual([
      ['Engineer', 'The Blue Heron', '2018', '2020'],
    ]);
  });
});

describe('a line of tags', () => {
  it('is split at gaps wider than a word space', () => {
    const line = (text: string, x: number, y: number) => ({ text, x, y });
    const layout = placed([
      { text: 'Jane Smith', x: 50, y: 40, size: 22, bold: true },
      { text: 'jane@example.com', x: 50, y: 70 },
      { text: 'Skills', x: 50, y: 100, size: 14, bold: true },
      line('Key account management', 50, 130),
      line('Negotiation', 168, 130),
      line('Excel', 232, 130),
    ]);
    expect(parseResume(layout).content.skills.map(({ name }) => name)).toEqual([
      'Key account management',
      'Negotiation',
      'Excel',
    ]);
  });
});

it('takes a list of programming languages for skills', () => {
  const { skills, languages } = parseResume(layoutOf([...top, '# Languages', 'TypeScript, Go, Rust'].join('\n\n'))).content;
  expect(skills.map(({ name }) => name)).toEqual(['TypeScript', 'Go', 'Rust']);
  expect(languages).toEqual([]);
});

describe('a head whose description follows on its line', () => {
  const positionsOf = (text: string) =>
    parseResume(layoutOf(text)).content.experience.map(({ title, company, start }) => [title?.value, company?.value, start?.iso]);

  it('is read as one where several are told so', () => {
    expect(
      positionsOf(`= Jane Smith
jane@example.com

# Experience
Muckross Arms Hotel, Killarney
- Chef de Partie, March 2026 – now. I have the grill on my own from Wednesday to Sunday.
- Commis Chef, June 2022 – February 2026. Larder, vegetables, banqueting, second on fish.`),
    ).toEqual([
      ['Chef de Partie', 'Muckross Arms Hotel', '2026-03'],
      ['Commis Chef', 'Muckross Arms Hotel', '2022-06'],
    ]);
  });
});
