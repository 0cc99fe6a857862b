import type { DocumentFacts, ResumeContent } from '@winnow/contracts';

/** What was read from a file, in the form of the corpus and beyond. */
export type Prediction = {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly e164: string | null;
  readonly place: string | null;
  /** Those after the first. */
  readonly moreEmails: readonly string[];
  readonly morePhones: readonly string[];
  readonly headings: readonly string[];
  readonly kinds: readonly string[];
  readonly companies: readonly string[];
  readonly titles: readonly string[];
  readonly institutions: readonly string[];
  readonly skills: readonly string[];
  readonly spoken: readonly string[];
  readonly certifications: readonly string[];
  readonly projects: readonly string[];
  readonly experience: readonly PredictedEntry[];
  readonly education: readonly PredictedEntry[];
  readonly pages: number;
  readonly columns: number;
  readonly language: string | null;
};

/** One entry: company and title, or institution and degree. */
export type PredictedEntry = {
  readonly where: string | null;
  readonly what: string | null;
  readonly level: string | null;
  readonly start: string | null;
  readonly end: string | null;
};

type ReadDate = ResumeContent['experience'][number]['end'];

const dateOf = (date: ReadDate): string | null => (date?.current === true ? 'present' : (date?.iso ?? null));

const values = (items: readonly ({ readonly value: string } | null)[]): readonly string[] =>
  items.flatMap((item) => (item === null ? [] : [item.value]));

/** The facts that are compared; phones as they are printed. */
export const predictionOf = (
  content: ResumeContent,
  facts: Pick<DocumentFacts, 'pages' | 'columns' | 'language'>,
): Prediction => {
  const { profile, sections, experience, education } = content;
  const headed = sections.filter(({ heading }) => heading !== null);
  return {
    name: profile.name?.value ?? null,
    email: profile.emails[0]?.value ?? null,
    phone: profile.phones[0]?.raw ?? null,
    e164: profile.phones[0]?.e164 ?? null,
    place: profile.location?.value ?? null,
    moreEmails: values(profile.emails.slice(1)),
    morePhones: profile.phones.slice(1).map(({ raw }) => raw),
    headings: headed.map(({ heading }) => heading ?? ''),
    kinds: headed.map(({ kind }) => kind),
    companies: values(experience.map(({ company }) => company)),
    titles: values(experience.map(({ title }) => title)),
    institutions: values(education.map(({ institution }) => institution)),
    skills: content.skills.map(({ name }) => name),
    spoken: values(content.languages),
    certifications: values(content.certifications),
    projects: content.projects.map(({ name }) => name.value),
    experience: experience.map(({ company, title, start, end }) => ({
      where: company?.value ?? null,
      what: title?.value ?? null,
      level: null,
      start: dateOf(start),
      end: dateOf(end),
    })),
    education: education.map(({ institution, degree, level, start, end }) => ({
      where: institution?.value ?? null,
      what: degree?.value ?? null,
      level,
      start: dateOf(start),
      end: dateOf(end),
    })),
    pages: facts.pages,
    columns: facts.columns,
    language: facts.language,
  };
};
