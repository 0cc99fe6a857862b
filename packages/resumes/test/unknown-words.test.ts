import { describe, expect, it } from 'vitest';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';

/** Lines below each other, each in its own block: `# ` marks a heading, `* ` a bold line. */
const page = (...lines: readonly string[]) => layoutOf(['= Jane Smith', 'jane@example.com', ...lines].join('\n\n'));

const jobs = [
  '* Lighthouse keeper',
  'Northern Beacons Ltd',
  'March 2019 – to this very day',
  'Kept the lamp of the northern light burning through every winter night.',
  '* Harbour pilot',
  'Globex Shipping Ltd',
  'June 2014 – February 2019',
  'Brought over four hundred vessels safely in and out of the old harbour.',
] as const;

const unusual = page(
  '# Whom you would meet',
  'Lighthouse keeper with a steady hand. I have never lost a ship, nor a night of sleep over one.',
  '# My way up the tower',
  ...jobs,
  '# Before the sea called',
  '* Bachelor of Science in Optics',
  'University of the Isles',
  '2010 – 2014',
  '# Tools of my trade',
  'Fresnel lenses, Morse code, Python, Radar',
  '# Tongues',
  'English: native, French: fluent',
);

describe('headings that are in no table', () => {
  const { content } = parseResume(unusual);

  it('are found by the look that they share', () => {
    expect(content.sections.map(({ heading: text }) => text)).toEqual([
      null,
      'Whom you would meet',
      'My way up the tower',
      'Before the sea called',
      'Tools of my trade',
      'Tongues',
    ]);
  });

  it('head what the form of their sections tells', () => {
    expect(content.sections.map(({ kind }) => kind)).toEqual([
      'contact',
      'summary',
      'experience',
      'education',
      'skills',
      'languages',
    ]);
    expect(content.experience.map(({ title, company }) => [title?.value, company?.value])).toEqual([
      ['Lighthouse keeper', 'Northern Beacons Ltd'],
      ['Harbour pilot', 'Globex Shipping Ltd'],
    ]);
    expect(content.education.map(({ institution }) => institution?.value)).toEqual(['University of the Isles']);
  });

  it('are told from the names of entries in a weaker look', () => {
    const lines = page('# Experience', ...jobs, '# Education', 'University of the Isles, 2014');
    expect(parseResume(lines).content.sections.map(({ heading: text }) => text)).toEqual([null, 'Experience', 'Education']);
  });

  it('leave a kind to the section whose heading names it', () => {
    const lines = page(
      '# Skills',
      'Python, Go, Rust',
      '# Education',
      'University of the Isles, 2014',
      '# Interests',
      'Chess, Sailing, Baking',
    );
    const { sections, skills } = parseResume(lines).content;
    expect(sections.at(-1)).toMatchObject({ heading: 'Interests', kind: 'interests' });
    expect(skills.map((skill) => skill.name)).toEqual(['Python', 'Go', 'Rust']);
  });

  it.each([
    ['Projects outside work', 'projects'],
    ['Certificates that I still hold', 'certifications'],
    ['Volunteering in my street', 'volunteering'],
  ])('head what their words tell where the form does not: "%s"', (text, kind) => {
    const lines = page(
      '# Experience',
      ...jobs,
      '# Education',
      'University of the Isles, 2014',
      `# ${text}`,
      'A garden of herbs behind the old lighthouse',
      'Rope ladders for the children of the whole island',
    );
    expect(parseResume(lines).content.sections.at(-1)).toMatchObject({ heading: text, kind });
  });

  it('are no dates, however these are set', () => {
    const lines = page(
      '# Experience',
      '# March 2019 – February 2021',
      '* Keeper',
      'Globex Ltd',
      '# June 2014 – July 2018',
      '* Pilot',
      'Acme Ltd',
    );
    expect(parseResume(lines).content.sections.map(({ heading }) => heading)).toEqual([null, 'Experience']);
  });
});

describe('an end in words that are in no table', () => {
  it('is the present where the other periods have their ends', () => {
    const [first] = parseResume(unusual).content.experience;
    expect(first).toMatchObject({ start: { iso: '2019-03' }, end: { raw: 'this very day', current: true } });
  });

  it.each([
    ['before a later one', 'June 2012 – in the north'],
    ['with the name of an employer', 'June 2020 – Acme Ltd'],
  ])('is none %s', (_, period) => {
    const lines = page('# Experience', ...jobs.slice(4), '* Keeper', 'Globex Ltd', period);
    const { experience } = parseResume(lines).content;
    expect(experience.filter(({ end }) => end?.current === true)).toEqual([]);
  });
});

describe('the order of title and employer', () => {
  const readJobs = (...lines: readonly string[]) =>
    parseResume(page('# Experience', ...lines)).content.experience.map(({ title, company }) => [title?.value, company?.value]);

  it('is that of the entries whose words tell', () => {
    expect(readJobs('* Globex Ltd', 'Engineer', '2018 – 2020', '* The Blue Heron', 'Falconer', '2015 – 2018')).toEqual([
      ['Engineer', 'Globex Ltd'],
      ['Falconer', 'The Blue Heron'],
    ]);
  });

  it('holds on both sides of a comma where nothing else parts the names', () => {
    expect(readJobs('Falconer, The Blue Heron', '2018 – 2020', 'Beekeeper, Old Mill, Inc.', '2015 – 2018')).toEqual([
      ['Falconer', 'The Blue Heron'],
      ['Beekeeper', 'Old Mill, Inc.'],
    ]);
  });

  it('does not hold on both sides of a comma where lines part the names', () => {
    expect(readJobs('* Teacher, years 7 to 9', 'Riverside School', '2018 – 2020')).toEqual([
      ['Teacher, years 7 to 9', 'Riverside School'],
    ]);
  });
});
