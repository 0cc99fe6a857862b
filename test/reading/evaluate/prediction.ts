import type { DocumentFacts, ResumeContent } from '@winnow/contracts';

/** A position as it was read. */
export type PredictedPosition = {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
  readonly start: string | null;
  readonly end: string | null;
};

export type PredictedEducation = {
  readonly institution: string | null;
  readonly degree: string | null;
  readonly field: string | null;
  readonly level: string | null;
  readonly start: string | null;
  readonly end: string | null;
};

type Entry<T> = { readonly [field in keyof T]?: number };

/** The confidence of each value, in the shape of the values. Headings, levels and facts about the file have none. */
type Confidences = {
  readonly name: number | null;
  readonly email: number | null;
  readonly phone: number | null;
  readonly skills: readonly number[];
  readonly spoken_languages: readonly number[];
  readonly certifications: readonly number[];
  readonly experience: readonly Entry<PredictedPosition>[];
  readonly education: readonly Entry<PredictedEducation>[];
};

/** What was read from a file, in the form that the scorers of the corpora take, and beyond. */
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
  readonly kinds: { readonly [heading: string]: string };
  readonly companies: readonly string[];
  readonly titles: readonly string[];
  readonly institutions: readonly string[];
  readonly skills: readonly string[];
  readonly spoken_languages: readonly { readonly name: string; readonly level: string | null }[];
  readonly certifications: readonly string[];
  readonly projects: readonly string[];
  readonly experience: readonly PredictedPosition[];
  readonly education: readonly PredictedEducation[];
  readonly pages: number;
  readonly columns: number;
  readonly language: string | null;
  readonly confidence: Confidences;
};

type ReadDate = ResumeContent['experience'][number]['end'];

/** Labels tell dates to the month. */
const dateOf = (date: ReadDate): string | null => (date?.current === true ? 'present' : (date?.iso?.slice(0, 7) ?? null));

const values = (items: readonly ({ readonly value: string } | null)[]): readonly string[] =>
  items.flatMap((item) => (item === null ? [] : [item.value]));

type Fact = { readonly confidence: number } | null | undefined;

const sureOf = (fact: Fact): number | null => fact?.confidence ?? null;

const sureOfAll = (facts: readonly NonNullable<Fact>[]): readonly number[] => facts.map(({ confidence }) => confidence);

/** The confidence of those fields that have a value. */
const sureOfEntry = (entry: { readonly [field: string]: Fact }): { readonly [field: string]: number } =>
  Object.fromEntries(
    Object.entries(entry).flatMap(([field, fact]) => (fact === null || fact === undefined ? [] : [[field, fact.confidence]])),
  );

const confidencesOf = ({ profile, skills, languages, certifications, experience, education }: ResumeContent): Confidences => ({
  name: sureOf(profile.name),
  email: sureOf(profile.emails[0]),
  phone: sureOf(profile.phones[0]),
  skills: sureOfAll(skills),
  spoken_languages: sureOfAll(languages),
  certifications: sureOfAll(certifications),
  experience: experience.map(({ title, company, location, start, end }) => sureOfEntry({ title, company, location, start, end })),
  education: education.map(({ institution, degree, field, start, end }) =>
    sureOfEntry({ institution, degree, field, start, end }),
  ),
});

/** The facts that are compared; phones as they are printed. */
export const predictionOf = (
  content: ResumeContent,
  facts: Pick<DocumentFacts, 'pages' | 'columns' | 'language'>,
): Prediction => {
  const { profile, sections, experience, education } = content;
  const headed = sections.flatMap(({ heading, kind }) => (heading === null ? [] : [{ heading, kind }]));
  return {
    name: profile.name?.value ?? null,
    email: profile.emails[0]?.value ?? null,
    phone: profile.phones[0]?.raw ?? null,
    e164: profile.phones[0]?.e164 ?? null,
    place: profile.location?.value ?? null,
    moreEmails: values(profile.emails.slice(1)),
    morePhones: profile.phones.slice(1).map(({ raw }) => raw),
    headings: headed.map(({ heading }) => heading),
    kinds: Object.fromEntries(headed.map(({ heading, kind }) => [heading, kind])),
    companies: values(experience.map(({ company }) => company)),
    titles: values(experience.map(({ title }) => title)),
    institutions: values(education.map(({ institution }) => institution)),
    skills: content.skills.map(({ name }) => name),
    spoken_languages: content.languages.map(({ name, level_raw: level }) => ({ name, level })),
    certifications: values(content.certifications),
    projects: content.projects.map(({ name }) => name.value),
    experience: experience.map(({ title, company, location, start, end }) => ({
      title: title?.value ?? null,
      company: company?.value ?? null,
      location: location?.value ?? null,
      start: dateOf(start),
      end: dateOf(end),
    })),
    education: education.map(({ institution, degree, field, level, start, end }) => ({
      institution: institution?.value ?? null,
      degree: degree?.value ?? null,
      field: field?.value ?? null,
      level,
      start: dateOf(start),
      end: dateOf(end),
    })),
    pages: facts.pages,
    columns: facts.columns,
    language: facts.language,
    confidence: confidencesOf(content),
  };
};
