import { hashOf } from '../../reading/rotate.ts';
import { createSeededRandom, type SeededRandom } from '../../support/seeded-random.ts';
import { choosePerson } from './people.ts';
import {
  type Honour,
  type Kind,
  kinds,
  type Month,
  type Position,
  type Resume,
  type SkillGroup,
  type Span,
  type Study,
} from './resume.ts';
import type { Language, Trade } from './words.ts';

const monthsBefore = ({ year, month }: Month, count: number): Month => {
  const index = year * 12 + month - 1 - count;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
};

/** What one resume draws from: its language, its trade and its chance. */
type Draw = { readonly language: Language; readonly trade: Trade; readonly random: SeededRandom };

const some = <T>(random: SeededRandom, items: readonly T[], count: number): readonly T[] => random.shuffle(items).slice(0, count);

const maybe = <T>(random: SeededRandom, probability: number, make: () => T): T | null =>
  random.chance(probability) ? make() : null;

const fill = (random: SeededRandom, patterns: readonly string[], names: readonly string[]): string =>
  random.pick(patterns).replace('{n}', random.pick(names));

/** Employers of the vocabulary and those that the patterns make; one in eight is named in another language. */
const employersOf = ({ language: { vocabulary, words }, random }: Draw, count: number): readonly string[] => {
  const foreign = [
    'Halcyon Freight Ltd',
    'Brightwater Foods Inc.',
    'Nordvik Marine AS',
    'Kovač Trade d.o.o.',
    'Lumen & Rowe LLP',
    'Tessellate Labs',
  ];
  const made = Array.from({ length: count * 3 }, () => {
    if (random.chance(0.12)) return random.pick(foreign);
    return random.chance(0.3) ? random.pick(vocabulary.companies) : fill(random, words.employers, words.names);
  });
  return [...new Set(made)].slice(0, count);
};

const headlineOf = ({ trade, random }: Draw, first: string | undefined): string | null => {
  if (random.chance(0.25)) return null;
  if (first !== undefined && random.chance(0.6)) return first;
  return random.chance(0.3) ? some(random, trade.titles, 2).join(' | ') : random.pick(trade.titles);
};

const makePositions = (draw: Draw, count: number): readonly Position[] => {
  const { language, trade, random } = draw;
  const { vocabulary, words } = language;
  const sameEmployer = count > 1 && random.chance(0.2);
  const companies = employersOf(draw, count);
  const withPlaces = random.chance(0.6);
  const withDepartments = random.chance(0.25);
  const withStack = random.chance(trade.name === 'developer' ? 0.5 : 0.15);
  const titles = random.shuffle([...trade.titles, ...(random.chance(0.4) ? some(random, vocabulary.titles, 2) : [])]);
  const bullets = random.shuffle(vocabulary.bullets);
  let used = 0;
  let end: Month | null = random.chance(0.65) ? null : { year: random.integer(2022, 2025), month: random.integer(1, 12) };
  let before: Month = { year: 2025, month: random.integer(3, 11) };
  return Array.from({ length: count }, (_, index): Position => {
    const start = monthsBefore(end ?? before, random.integer(5, 62));
    const lines = random.chance(0.12) ? 0 : random.integer(1, 4);
    const position: Position = {
      title: titles[index % titles.length]!,
      company: companies[sameEmployer && index < 2 ? 0 : index % companies.length]!,
      place: withPlaces ? random.pick(words.cities) : null,
      department: withDepartments ? random.pick(words.departments) : null,
      span: { start, end },
      summary: maybe(random, 0.2, () => bullets[(used + 7) % bullets.length]!),
      bullets: Array.from({ length: lines }, (_, line) => bullets[(used + line) % bullets.length]!),
      stack: withStack ? some(random, trade.skills, random.integer(2, 4)) : [],
    };
    used += lines;
    before = start;
    end = monthsBefore(start, random.integer(1, 4));
    return position;
  });
};

const makeStudies = ({ language: { vocabulary, words }, trade, random }: Draw, firstJob: Month): readonly Study[] => {
  const count = random.pick([1, 1, 2, 2, 3]);
  const withPlaces = random.chance(0.35);
  const degrees = some(random, words.degrees, count);
  let end: Month = { year: firstJob.year - (firstJob.month < 9 ? 1 : 0), month: random.integer(5, 8) };
  const studiesStill = random.chance(0.08);
  return degrees.map((degree, index): Study => {
    const start = monthsBefore(end, random.pick([22, 34, 46]) - random.integer(0, 3));
    const own = random.chance(0.2);
    const study: Study = {
      institution: random.chance(0.3) ? random.pick(vocabulary.institutions) : fill(random, words.schools, words.schoolNames),
      degree: own ? random.pick(vocabulary.degrees).printed : degree,
      field: own || random.chance(0.15) ? null : random.pick(trade.fields),
      place: withPlaces ? random.pick(words.cities) : null,
      span: { start, end: index === 0 && studiesStill ? null : end },
      grade: null,
    };
    end = monthsBefore(start, random.integer(1, 14));
    return study;
  });
};

const makeGroups = ({ language: { vocabulary, words }, trade, random }: Draw): readonly SkillGroup[] => {
  const pool = random.shuffle([...new Set([...trade.skills, ...some(random, vocabulary.skills, random.integer(3, 9))])]);
  if (random.chance(0.45)) return [{ label: null, items: pool.slice(0, random.integer(4, 12)) }];
  const labels = some(random, words.groups, random.integer(2, 3));
  const size = Math.max(2, Math.floor(Math.min(pool.length, 12) / labels.length));
  return labels.map((label, index) => ({ label, items: pool.slice(index * size, (index + 1) * size) }));
};

const makeHonours = (random: SeededRandom, names: readonly string[], by: readonly string[], count: number): readonly Honour[] => {
  const dated = random.chance(0.7);
  return some(random, names, count).map((name) => ({
    name,
    by: maybe(random, 0.5, () => random.pick(by)),
    at: dated ? { year: random.integer(2008, 2025), month: random.integer(1, 12) } : null,
  }));
};

const orders: readonly (readonly Kind[])[] = [
  [
    'contact',
    'summary',
    'experience',
    'education',
    'skills',
    'languages',
    'certifications',
    'projects',
    'awards',
    'publications',
    'volunteering',
    'interests',
    'references',
  ],
  [
    'contact',
    'summary',
    'skills',
    'experience',
    'projects',
    'education',
    'certifications',
    'languages',
    'awards',
    'volunteering',
    'publications',
    'interests',
    'references',
  ],
  [
    'contact',
    'summary',
    'education',
    'experience',
    'publications',
    'awards',
    'skills',
    'languages',
    'certifications',
    'projects',
    'volunteering',
    'interests',
    'references',
  ],
  [
    'summary',
    'education',
    'certifications',
    'experience',
    'volunteering',
    'languages',
    'skills',
    'interests',
    'projects',
    'awards',
    'publications',
    'references',
    'contact',
  ],
];

const headingsOf = ({ vocabulary, words }: Language, random: SeededRandom): Resume['headings'] => {
  const own: { readonly [kind in Kind]: readonly string[] } = {
    ...vocabulary.headings,
    awards: words.awards,
    publications: words.publications,
    interests: words.interests,
    references: words.references,
    contact: words.contact,
    other: [''],
  };
  return Object.fromEntries(kinds.map((kind) => [kind, random.pick(own[kind])])) as { [kind in Kind]: string };
};

const span = (random: SeededRandom): Span => {
  const start = { year: random.integer(2006, 2023), month: random.integer(1, 12) };
  return { start, end: random.chance(0.2) ? null : monthsBefore(start, -random.integer(4, 30)) };
};

// Reserved for examples: nobody's mail.
const domains = ['example.com', 'mail.example', 'example.org', 'post.example.net'];

const quotedName = (random: SeededRandom, { vocabulary }: Language): string => choosePerson(vocabulary, random).name;

/** An invented resume; the same language and seed give the same one. */
export const generateResume = (language: Language, seed: number): Resume => {
  const { vocabulary, words } = language;
  const random = createSeededRandom(hashOf(`material ${vocabulary.language} ${seed}`));
  const trade = words.trades[seed % words.trades.length]!;
  const draw: Draw = { language, trade, random };
  const person = choosePerson(vocabulary, random);
  const isResearcher = trade.name === 'researcher';
  const positions = makePositions(draw, random.pick([1, 2, 2, 3, 3, 4, 5]));
  const first = positions.at(-1)?.span.start ?? { year: 2015, month: 9 };
  const has = (kind: Kind, probability: number): boolean =>
    random.chance(isResearcher && ['awards', 'publications'].includes(kind) ? 0.9 : probability);
  const label = (list: readonly string[]): string => random.pick(list);
  return {
    language: vocabulary.language,
    seed,
    trade: trade.name,
    name: person.name,
    headline: headlineOf(draw, positions[0]?.title),
    email: `${person.mailbox}@${random.pick(domains)}`,
    phone: maybe(random, 0.9, () => random.pick(vocabulary.phones).printed),
    place: random.pick(vocabulary.places),
    website: maybe(random, 0.3, () => `https://${person.mailbox.replaceAll(/[._]/g, '-')}.example`),
    summary: maybe(random, 0.7, () => random.pick(vocabulary.summaries)),
    positions,
    studies: makeStudies(draw, first),
    groups: makeGroups(draw),
    spoken: has('languages', 0.75)
      ? some(random, vocabulary.spoken, random.integer(1, 4)).map(({ name, level }) => ({ name, level }))
      : [],
    certificates: has('certifications', 0.5)
      ? makeHonours(random, vocabulary.certifications, words.names, random.integer(1, 3))
      : [],
    awards: has('awards', 0.25) ? makeHonours(random, words.prizes, words.names, random.integer(1, 2)) : [],
    publications: has('publications', 0.1) ? makeHonours(random, vocabulary.projects, words.names, random.integer(1, 3)) : [],
    projects: has('projects', 0.35)
      ? some(random, vocabulary.projects, random.integer(1, 2)).map((name) => ({
          name,
          text: random.pick(vocabulary.bullets),
          span: maybe(random, 0.5, () => span(random)),
          stack: random.chance(0.3) ? some(random, trade.skills, 2) : [],
        }))
      : [],
    services: has('volunteering', 0.25)
      ? some(random, vocabulary.volunteering, 1).map((title) => ({
          title,
          organisation: random.pick(words.names),
          span: span(random),
        }))
      : [],
    interests: has('interests', 0.35) ? some(random, words.hobbies, random.integer(2, 4)) : [],
    references: has('references', 0.12) ? [{ name: quotedName(random, language), text: random.pick(vocabulary.summaries) }] : [],
    order: random.pick(isResearcher ? orders.slice(2, 3) : orders),
    headings: headingsOf(language, random),
    labels: {
      phone: label(vocabulary.labels.phone),
      email: label(vocabulary.labels.email),
      place: label(vocabulary.labels.place),
      stack: label(words.stack),
      tasks: label(words.tasks),
      successes: label(words.successes),
      department: label(words.department),
    },
    prose: words.prose,
    knows: words.knows,
  };
};
