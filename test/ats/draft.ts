import { plainForm, printPeriod } from '../reading/print-dates.ts';
import type { SectionName, Vocabulary } from '../reading/vocabulary.ts';

export type DraftPosition = {
  readonly title: string;
  readonly company: string | null;
  readonly dates: string | null;
  /** A paragraph before the bullet points. */
  readonly prose: string | null;
  /** Each stands behind a bullet sign, unless the position tells in paragraphs. */
  readonly told: readonly string[];
  readonly paragraphs: boolean;
};

/** A resume as its writer thinks of it; each breakage changes one thing of it. */
export type Draft = {
  readonly vocabulary: Vocabulary;
  readonly name: string | null;
  readonly headline: string | null;
  readonly place: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly link: string | null;
  /** Further lines about the person, such as a date of birth. */
  readonly personal: readonly string[];
  readonly headings: { readonly [name in SectionName]: string };
  readonly summary: string | null;
  readonly positions: readonly DraftPosition[];
  readonly education: readonly { readonly degree: string; readonly institution: string; readonly dates: string }[];
  readonly skills: readonly string[];
  readonly projects: readonly string[];
  readonly spoken: readonly string[];
  /** Lines after everything else. */
  readonly last: readonly string[];
};

type Stretch = readonly [startYear: number, startMonth: number, endYear: number | null, endMonth: number];

const jobs: readonly Stretch[] = [
  [2021, 3, null, 0],
  [2017, 6, 2021, 2],
  [2013, 9, 2017, 5],
];

/** Prints a stretch of time in the first form of the language, or in another of its forms. */
const printStretch = (vocabulary: Vocabulary, [fromYear, from, toYear, to]: Stretch, pattern = 0): string => {
  const chosen = vocabulary.monthYear[pattern] ?? vocabulary.monthYear[0] ?? '';
  const form = { ...plainForm(vocabulary, chosen, vocabulary.ranges[0] ?? ''), present: vocabulary.present[0] ?? '' };
  const end = toYear === null ? null : { year: toYear, month: to };
  return printPeriod(form, { year: fromYear, month: from }, end).printed;
};

/** The dates of the position at this place, the newest first. */
export const printJobDates = (vocabulary: Vocabulary, index: number, pattern = 0): string =>
  printStretch(vocabulary, jobs[index] ?? jobs[0]!, pattern);

/** Whether a line of a vocabulary tells an amount or a date. */
export const hasFigure = (text: string): boolean => /\p{Nd}/u.test(text);

const minBullets = 9;
const maxBullets = 12;

/** From `seed` on, around the end; `count` at most. */
const turn = <T>(items: readonly T[], seed: number, count: number): readonly T[] =>
  Array.from({ length: Math.min(count, items.length) }, (_, index) => items[(seed + index) % items.length]!);

/** All lines with figures and so many others that two of five have one. */
const chooseBullets = ({ bullets }: Vocabulary, seed: number): readonly string[] => {
  const telling = bullets.filter(hasFigure);
  const total = Math.min(maxBullets, Math.max(minBullets, Math.floor(telling.length / 0.4)));
  const others = turn(
    bullets.filter((each) => !hasFigure(each)),
    seed,
    total - telling.length,
  );
  return turn(telling, seed, telling.length).flatMap((each, index) => {
    const [from, to] = [index, index + 1].map((at) => Math.round((at * others.length) / telling.length));
    return [each, ...others.slice(from, to)];
  });
};

/** Names that read as they stand in a list, a project's tools among them. */
const chooseSkills = ({ skills }: Vocabulary, seed: number): readonly string[] => turn(skills, seed, 8);

const scriptOfLanguage: { readonly [language: string]: string } = { ja: '（', zh: '（' };

/** A project that names the tools it was done with. */
const nameTools = (vocabulary: Vocabulary, project: string, skills: readonly string[]): string => {
  const tools = skills.filter((skill) => !/[()（）]/u.test(skill)).slice(0, 3);
  return scriptOfLanguage[vocabulary.language] === undefined
    ? `${project} (${tools.join(', ')})`
    : `${project}（${tools.join('、')}）`;
};

const at = <T>(items: readonly T[], index: number): T => items[index % items.length]!;

/** A resume of an invented person that has nothing to mend: usual headings, one form of dates, figures, and skills that show. */
export const cleanDraft = (vocabulary: Vocabulary, seed = 0): Draft => {
  const { people, phones, places, titles, companies, institutions, degrees, headings } = vocabulary;
  const person = at(people, seed);
  const bullets = chooseBullets(vocabulary, seed);
  const skills = chooseSkills(vocabulary, seed);
  const share = Math.ceil(bullets.length / jobs.length);
  const first = <T>(words: readonly T[]): T => words[0]!;
  const degree = at(
    degrees.filter(({ level }) => level === 'bachelor' || level === 'master'),
    seed,
  );
  return {
    vocabulary,
    name: person.name,
    headline: at(titles, seed),
    place: at(places, seed),
    phone: at(phones, seed).printed,
    email: `${person.mailbox}@example.com`,
    link: `github.com/${person.mailbox.replaceAll(/[._]/g, '-')}`,
    personal: [],
    headings: {
      summary: first(headings.summary),
      experience: first(headings.experience),
      education: first(headings.education),
      skills: first(headings.skills),
      languages: first(headings.languages),
      certifications: first(headings.certifications),
      projects: first(headings.projects),
      volunteering: first(headings.volunteering),
    },
    summary: turn(vocabulary.summaries, seed, 2).join(' '),
    positions: jobs.map((_, index) => ({
      title: at(titles, seed + index),
      company: at(companies, seed + index),
      dates: printJobDates(vocabulary, index),
      prose: null,
      told: bullets.slice(index * share, (index + 1) * share),
      paragraphs: false,
    })),
    education: [
      { degree: degree.printed, institution: at(institutions, seed % 2), dates: printStretch(vocabulary, [2009, 9, 2013, 6]) },
    ],
    skills,
    projects: turn(vocabulary.projects, seed, 3).map((project, index) =>
      index === 0 ? nameTools(vocabulary, project, skills) : project,
    ),
    spoken: turn(vocabulary.spoken, 0, 3).map(({ name, level }) => `${name} – ${level}`),
    last: [],
  };
};
