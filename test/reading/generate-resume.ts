import { createSeededRandom, type SeededRandom } from '../support/seeded-random.ts';
import type { Education, Experience, GeneratedResume, ResumeSection, SectionContent } from './generated-resume.ts';
import { chooseDateForm, type DateForm, inYears, type Month, mayOmitMonths, printPeriod } from './print-dates.ts';
import { createRotation, hashOf, type Rotation } from './rotate.ts';
import type { SectionName, Vocabulary } from './vocabulary.ts';

// Reserved for examples: nobody's mail.
const domains = ['example.com', 'mail.example', 'example.org', 'post.example.net'];

/** Where sections stand: most let work come first, many who have just studied their studies, and some their skills. */
const orders: readonly (readonly SectionName[])[] = [
  ['summary', 'experience', 'education', 'skills', 'languages', 'certifications', 'projects', 'volunteering'],
  ['summary', 'education', 'experience', 'certifications', 'languages', 'skills', 'projects', 'volunteering'],
  ['summary', 'skills', 'experience', 'projects', 'education', 'certifications', 'languages', 'volunteering'],
];
const orderOf = (language: string, rotation: Rotation): readonly SectionName[] =>
  // Studies come first on the forms of Japan and Korea.
  language === 'ja' || language === 'ko' ? orders[1]! : rotation.one('order', orders);

const monthsBefore = ({ year, month }: Month, count: number): Month => {
  const index = year * 12 + month - 1 - count;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
};

const makeExperience = (vocabulary: Vocabulary, form: DateForm, rotation: Rotation, random: SeededRandom) => {
  const count = 2 + random.integer(0, 2);
  const titles = rotation.some('titles', vocabulary.titles, count);
  const companies = rotation.some('companies', vocabulary.companies, count);
  const bullets = rotation.some('bullets', vocabulary.bullets, vocabulary.bullets.length);
  const entries: Experience[] = [];
  let used = 0;
  let end: Month | null = random.chance(0.7) ? null : { year: 2025, month: random.integer(1, 12) };
  let before: Month = { year: 2025, month: 6 };
  for (let index = 0; index < count; index += 1) {
    const start = monthsBefore(end ?? before, random.integer(14, 60));
    const lines = Math.max(1, Math.min(random.integer(1, 4), bullets.length - used));
    entries.push({
      title: titles[index % titles.length]!,
      company: companies[index % companies.length]!,
      period: printPeriod(form, start, end),
      bullets: Array.from({ length: lines }, (_, line) => bullets[(used + line) % bullets.length]!),
    });
    used += lines;
    before = start;
    end = monthsBefore(start, random.integer(1, 4));
  }
  return { entries, first: before };
};

/** Vocabularies begin with two universities. A doctorate of a grammar school would contradict itself. */
const universities = 2;

const makeEducation = (vocabulary: Vocabulary, form: DateForm, rotation: Rotation, random: SeededRandom, firstJob: Month) => {
  const count = random.integer(1, 2);
  const { institutions } = vocabulary;
  const schools = rotation.some('schools', institutions.slice(universities), count);
  const higher = rotation.some('universities', institutions.slice(0, universities), count);
  const own = random.chance(0.5) && mayOmitMonths(vocabulary) ? inYears(form) : form;
  let end = { year: firstJob.year - (firstJob.month < 9 ? 1 : 0), month: random.integer(5, 8) };
  return rotation.some('degrees', vocabulary.degrees, count).map((degree, index): Education => {
    const start: Month = { year: end.year - random.integer(2, 4), month: 9 };
    const isSchool = degree.level === 'secondary' || degree.level === 'vocational';
    const entry = { institution: (isSchool ? schools : higher)[index]!, degree, period: printPeriod(own, start, end) };
    end = { year: start.year - random.integer(0, 1), month: 6 };
    return entry;
  });
};

/** An invented resume from the words of one language; the same seed gives the same resume, and consecutive seeds use all words in turn. */
export const generateResume = (vocabulary: Vocabulary, seed: number): GeneratedResume => {
  const { language } = vocabulary;
  const rotation = createRotation(language, seed);
  const random = createSeededRandom(hashOf(`${language} ${seed}`));
  const form = chooseDateForm(vocabulary, rotation);
  const person = rotation.one('people', vocabulary.people);
  const experience = makeExperience(vocabulary, form, rotation, random);
  const education = makeEducation(vocabulary, form, rotation, random, experience.first);
  const list = (kind: SectionName, items: readonly string[], min: number, max: number): SectionContent => ({
    form: 'list',
    items: rotation.some(kind, items, random.integer(min, max)),
  });
  const contents: { readonly [name in SectionName]: SectionContent } = {
    summary: { form: 'text', text: rotation.one('summaries', vocabulary.summaries) },
    experience: { form: 'experience', entries: experience.entries },
    education: { form: 'education', entries: education },
    skills: list('skills', vocabulary.skills, 6, 9),
    languages: { form: 'levels', items: rotation.some('spoken', vocabulary.spoken, random.integer(2, 4)) },
    certifications: list('certifications', vocabulary.certifications, 1, 3),
    projects: list('projects', vocabulary.projects, 1, 2),
    volunteering: list('volunteering', vocabulary.volunteering, 1, 2),
  };
  const leftOut: ReadonlySet<SectionName> = new Set([
    ...(rotation.every('without summary', 4) ? (['summary'] as const) : []),
    ...(rotation.every('with volunteering', 2) ? [] : (['volunteering'] as const)),
    ...(rotation.every('without projects', 3) ? (['projects'] as const) : []),
  ]);
  const sections = orderOf(language, rotation)
    .filter((kind) => !leftOut.has(kind))
    .map(
      (kind): ResumeSection => ({
        kind,
        heading: rotation.one(`heading ${kind}`, vocabulary.headings[kind]),
        content: contents[kind],
      }),
    );
  const label = (kind: keyof Vocabulary['labels']): string => rotation.one(`label ${kind}`, vocabulary.labels[kind]);
  return {
    language,
    seed,
    name: person.name,
    headline: experience.entries[0]!.title,
    email: `${person.mailbox}@${rotation.one('domains', domains)}`,
    phone: rotation.every('without phone', 10) ? null : rotation.one('phones', vocabulary.phones),
    place: rotation.one('places', vocabulary.places),
    labels: { phone: label('phone'), email: label('email'), place: label('place') },
    range: form.range,
    sections,
  };
};
