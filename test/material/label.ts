import { splitDegree } from '../reading/evaluate/split-degree.ts';
import type { Resume, Span } from './content/resume.ts';

/** A label in the form of the second corpus. A `kind` with a slash is right with either. */
export type MaterialLabel = {
  readonly file: string;
  readonly family: string;
  readonly format: 'pdf' | 'docx' | 'txt' | 'md';
  readonly language: string;
  readonly trade: string;
  readonly columns: 1 | 2 | null;
  readonly pages: number | null;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly headings: readonly string[];
  readonly kinds: { readonly [heading: string]: string };
  readonly companies: readonly string[];
  readonly titles: readonly string[];
  readonly institutions: readonly string[];
  readonly degree: string | null;
  readonly experience: readonly ExperienceLabel[];
  readonly education: readonly EducationLabel[];
  readonly skills: readonly string[];
  readonly spoken_languages: readonly { readonly name: string; readonly level: string | null }[];
  readonly certifications: readonly string[];
  readonly not_in_text_layer: readonly string[];
  readonly rendered_by_us: true;
  readonly tags: readonly string[];
};

export type DatesLabel = { readonly start: string | null; readonly end: string | null; readonly single_date?: true };

type ExperienceLabel = DatesLabel & {
  readonly title: string | null;
  readonly company: string | null;
  readonly location: string | null;
};

type EducationLabel = DatesLabel & {
  readonly institution: string | null;
  readonly degree: string | null;
  readonly field: string | null;
};

/** What a layout shows of a resume. */
export type Shown = {
  readonly text: string;
  readonly headings: readonly { readonly kind: string; readonly text: string }[];
  readonly columns: 1 | 2 | null;
  /** How the dates of a section are printed: null where they are not. */
  readonly datesOf: (section: 'experience' | 'education', span: Span) => DatesLabel;
};

/** Text as it is searched for: without case, white space, hyphens and marks of direction. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[-\u00ad\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\s]/gu, '')
    .replaceAll('’', "'")
    // The same for ß and SS, for the four letters i of Turkish and for both small sigmas.
    .toUpperCase()
    .toLowerCase()
    .replaceAll('\u0307', '')
    .replaceAll('ς', 'σ');

type Facts = Pick<
  MaterialLabel,
  | 'language'
  | 'trade'
  | 'columns'
  | 'name'
  | 'email'
  | 'phone'
  | 'headings'
  | 'kinds'
  | 'companies'
  | 'titles'
  | 'institutions'
  | 'degree'
  | 'experience'
  | 'education'
  | 'skills'
  | 'spoken_languages'
  | 'certifications'
>;

const namesOf = (skills: Resume['groups'], isShown: (value: string) => boolean): readonly string[] =>
  skills.flatMap(({ label, items }) => {
    const printed = items.filter(isShown);
    // A layout that prints the names of groups alone presents them as skills.
    return printed.length === 0 && label !== null && isShown(label) ? [label] : printed;
  });

const unique = (values: readonly (string | null)[]): readonly string[] => [...new Set(values.filter((value) => value !== null))];

/** The truth about a resume in a layout: what the layout shows of it. */
export const factsOf = (resume: Resume, shown: Shown): Facts => {
  // A field of study may be called as a section is.
  const text = shown.headings.reduce((rest, heading) => rest.replace(folded(heading.text), '\n'), folded(shown.text));
  const isShown = (value: string): boolean => text.includes(folded(value));
  const ifShown = (value: string | null): string | null => (value !== null && isShown(value) ? value : null);
  const shows = (kind: string): boolean => shown.headings.some((heading) => heading.kind.split('/').includes(kind));
  const experience = resume.positions
    .filter(({ title, company }) => isShown(title) || isShown(company))
    .map(({ title, company, place, span }) => ({
      title: ifShown(title),
      company: ifShown(company),
      location: ifShown(place),
      ...shown.datesOf('experience', span),
    }));
  const education = resume.studies
    .filter(({ institution, degree }) => isShown(institution) || (shows('education') && isShown(degree)))
    .map(({ institution, degree: printed, field: own, span }) => {
      // Some degrees are written with their field.
      const { degree, field } = own === null ? splitDegree(printed, resume.language) : { degree: printed, field: own };
      return {
        institution: ifShown(institution),
        degree: ifShown(degree),
        field: field === '' ? null : ifShown(field),
        ...shown.datesOf('education', span),
      };
    });
  const headings = unique(shown.headings.map((heading) => heading.text));
  return {
    language: resume.language,
    trade: resume.trade,
    columns: shown.columns,
    name: ifShown(resume.name),
    email: ifShown(resume.email),
    phone: ifShown(resume.phone),
    headings,
    kinds: Object.fromEntries(
      headings.map((heading) => [heading, shown.headings.find((each) => each.text === heading)?.kind ?? 'other']),
    ),
    companies: unique(experience.map(({ company }) => company)),
    titles: unique(experience.map(({ title }) => title)),
    institutions: unique(education.map(({ institution }) => institution)),
    degree: education[0]?.degree ?? null,
    experience,
    education,
    skills: unique([...namesOf(resume.groups, isShown), ...resume.positions.flatMap(({ stack }) => stack.filter(isShown))]),
    spoken_languages: shows('languages')
      ? resume.spoken.filter(({ name }) => isShown(name)).map(({ name, level }) => ({ name, level: ifShown(level) }))
      : [],
    certifications: shows('certifications') ? unique(resume.certificates.map(({ name }) => ifShown(name))) : [],
  };
};

/** Scripts that a text layer has in the order of the drawn glyphs. */
const reordered =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Thai}]/u;

/** Whether the letters of a value follow each other in a text, with some that are drawn twice or elsewhere between them. */
const followsAt = (text: string, start: number, value: string): boolean => {
  const end = Math.min(text.length, start + Math.ceil(value.length * 1.7) + 2);
  let at = start;
  for (const letter of value) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0 || at > end) return false;
  }
  return true;
};

const sorted = (text: string): string => [...text].toSorted().join('');

/** Whether a text has a value: as it is, or with its letters in the order in which a script draws them. */
const createSearch = (text: string): ((value: string) => boolean) => {
  const isReordered = reordered.test(text);
  // Brackets are mirrored.
  const drawn = text.replace(/[()[\]]/g, '');
  return (value) => {
    if (text.includes(value)) return true;
    if (!isReordered) return false;
    const sought = value.replace(/[()[\]]/g, '');
    const letters = sorted(sought);
    const starts = new Set(sought);
    for (let at = 0; at < drawn.length; at += 1) {
      if (!starts.has(drawn[at] ?? '')) continue;
      if (sorted(drawn.slice(at, at + sought.length)) === letters || followsAt(drawn, at, sought)) return true;
    }
    return false;
  };
};

/** The labelled values that a text does not have, as `field: value`. */
export const missingFrom = (facts: Facts, extracted: string): readonly string[] => {
  const has = createSearch(folded(extracted));
  const values: readonly (readonly [string, string | null])[] = [
    ['name', facts.name],
    ['email', facts.email],
    ['phone', facts.phone],
    ...facts.headings.map((value) => ['headings', value] as const),
    ...facts.experience.flatMap(({ title, company }) => [
      ['experience.title', title] as const,
      ['experience.company', company] as const,
    ]),
    ...facts.education.flatMap(({ institution, degree, field }) => [
      ['education.institution', institution] as const,
      ['education.degree', degree] as const,
      ['education.field', field] as const,
    ]),
    ...facts.skills.map((value) => ['skills', value] as const),
    ...facts.spoken_languages.map(({ name }) => ['spoken_languages', name] as const),
    ...facts.certifications.map((value) => ['certifications', value] as const),
  ];
  return [
    ...new Set(values.filter(([, value]) => value !== null && !has(folded(value))).map(([field, value]) => `${field}: ${value}`)),
  ];
};
