import { describe, expect, it } from 'vitest';
import { bestRoles, type Chain, marginalsOf } from '../src/entries/chain.ts';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';

const jobsOf = (...lines: readonly string[]) =>
  parseResume(layoutOf(['= Jane Smith', 'jane@example.com', '# Experience', ...lines].join('\n\n'))).content.experience.map(
    ({ title, company, location }) => [title?.value, company?.value, location?.value],
  );

describe('a head of an entry', () => {
  it('is read like those of the other entries, also where its words tell nothing', () => {
    expect(
      jobsOf(
        '* Globex Ltd',
        'Software engineer',
        '2018 – 2020',
        '* Quorn',
        'Falconer',
        '2015 – 2018',
        '* Acme Ltd',
        'Clerk',
        '2011 – 2015',
      ),
    ).toEqual([
      ['Software engineer', 'Globex Ltd', undefined],
      ['Falconer', 'Quorn', undefined],
      ['Clerk', 'Acme Ltd', undefined],
    ]);
  });

  it('may have the place behind a comma', () => {
    expect(jobsOf('* Office clerk', 'Globex Ltd, Bergen', '2018 – 2020', '* Nurse', 'Acme Ltd, Oslo', '2015 – 2018')).toEqual([
      ['Office clerk', 'Globex Ltd', 'Bergen'],
      ['Nurse', 'Acme Ltd', 'Oslo'],
    ]);
  });

  it('gives its values a probability', () => {
    const text = '= Jane Smith\n\n# Experience\n\n* Software engineer\nGlobex Ltd\n2018 – 2020';
    const [job] = parseResume(layoutOf(text)).content.experience;
    for (const value of [job?.title, job?.company]) expect(value?.confidence).toBeGreaterThan(0.8);
  });
});

it('makes no position of sentences whose words are nobody’s work', () => {
  expect(
    jobsOf(
      'When I was twenty, I believed that colours were all there is. In 2012 I left the coast, and the lamps with it.',
      'In August 2021 I joined an insurer in the next town. The portal of its customers has been in my care since then, every day.',
    ),
  ).toEqual([]);
});

it('gives the positions below one employer that employer', () => {
  expect(
    jobsOf('* Globex Ltd', 'Senior engineer', '2018 – 2020', '- Led a team', 'Engineer', '2015 – 2018', '- Built a mill').map(
      ([title, company]) => [title, company],
    ),
  ).toEqual([
    ['Senior engineer', 'Globex Ltd'],
    ['Engineer', 'Globex Ltd'],
  ]);
});

describe('a chain of pieces', () => {
  const chain: Chain = {
    scores: [
      [2, 0.5, 0],
      [3, 1, 0],
      [1, 0, 0.5],
    ],
    pair: () => 0,
    end: () => 0,
    joins: () => false,
    singles: 2,
  };

  it('uses a role for one value', () => {
    expect(bestRoles(chain)).toEqual([1, 0, 2]);
  });

  it('joins neighbours that may be one value', () => {
    expect(bestRoles({ ...chain, joins: (piece) => piece === 1 })).toEqual([0, 0, 2]);
  });

  it('has probabilities that add up to one for each piece', () => {
    for (const own of marginalsOf(chain).roles) expect(own.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  });
});

it('gives titles stacked above one description the employer below the first', () => {
  const jobs = jobsOf(
    '* Head of operations 2018 – 2021',
    'Globex Ltd, Bergen',
    '* Network engineer 2016 – 2018',
    '* Support engineer 2014 – 2016',
    '- Ran the backbone of the region',
    '* Field engineer 2012 – 2014',
    'Acme Ltd, Oslo',
    '- Cabled offices',
  );
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ['Head of operations', 'Globex Ltd'],
    ['Network engineer', 'Globex Ltd'],
    ['Support engineer', 'Globex Ltd'],
    ['Field engineer', 'Acme Ltd'],
  ]);
});

it('takes the employer without its department', () => {
  expect(jobsOf('* Research assistant, Department of Geology, University of Harbourne', '2018 – 2020')).toEqual([
    ['Research assistant', 'University of Harbourne', undefined],
  ]);
});

it('parts names at full stops and at lines of dashes', () => {
  expect(jobsOf('* Professor. University of Harbourne', '2018 – 2020')).toEqual([
    ['Professor', 'University of Harbourne', undefined],
  ]);
  expect(jobsOf('* Globex Ltd, Systems engineer ---------------- Bergen', '2018 – 2020')).toEqual([
    ['Systems engineer', 'Globex Ltd', 'Bergen'],
  ]);
});

it('leaves titles without descriptions their own employers', () => {
  const jobs = jobsOf('* Marketing manager 2018 – 2021', 'Globex Ltd', '* Waiter 2012 – 2015', '* Cook 2010 – 2012');
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ['Marketing manager', 'Globex Ltd'],
    ['Waiter', undefined],
    ['Cook', undefined],
  ]);
});

it('cuts no abbreviation from its title', () => {
  expect(jobsOf('* Assoc. Professor, University of Harbourne', '2018 – 2020')).toEqual([
    ['Assoc. Professor', 'University of Harbourne', undefined],
  ]);
});

it('gives positions whose periods are within that of the employer above them that employer', () => {
  const jobs = jobsOf(
    '* Globex Ltd 2010 – 2020',
    '* Senior engineer 2015 – 2020',
    '- Led a team',
    '* Engineer 2010 – 2015',
    '- Built a mill',
  );
  expect(jobs.map(([title, company]) => [title, company])).toEqual([
    ['Senior engineer', 'Globex Ltd'],
    ['Engineer', 'Globex Ltd'],
  ]);
});

it('reads what stands behind a title below its employer as the rest of the title', () => {
  const below = (...last: readonly string[]) =>
    jobsOf(
      '* Globex Credit Union',
      'Manager 2022 – 2024',
      '- Led a team',
      'Senior analyst, Treasury 2019 – 2021',
      '- Built a model',
      ...last,
    ).map(([title, company]) => [title, company]);
  const first = [
    ['Manager', 'Globex Credit Union'],
    ['Senior analyst, Treasury', 'Globex Credit Union'],
  ];
  expect(below()).toEqual(first);
  // A legal form is that of an employer.
  expect(below('Analyst, Acme Ltd 2016 – 2018', '- Sold lamps').at(-1)).toEqual(['Analyst', 'Acme Ltd']);
});

it('takes no employer within the period of another one for a title', () => {
  expect(
    jobsOf(
      'Royal Canadian Mounted Police 2008 – 2019',
      'Acme Stores (2016 – 2019)',
      '- Led a team',
      'Globex (2012 – 2016)',
      '- Drove',
    ).map(([title]) => title),
  ).not.toContain('Acme Stores');
});

it('reads it so within the period of an employer that all positions below share', () => {
  expect(
    jobsOf(
      'Royal Canadian Mounted Police 2008 – 2019',
      'Corporal, Harbour Patrol (2016 – 2019)',
      '- Led a team',
      'Constable, Night Watch (2012 – 2016)',
      '- Drove',
    ).map(([title, company]) => [title?.split(',')[0], company]),
  ).toEqual([
    ['Corporal', 'Royal Canadian Mounted Police'],
    ['Constable', 'Royal Canadian Mounted Police'],
  ]);
});
