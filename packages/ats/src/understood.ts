import type { AtsAssessment, Box, ResumeContent } from '@winnow/contracts';
import { round } from './points.ts';

type Understood = NonNullable<AtsAssessment['understood']>;
type Value = Understood['skills'][number];

type Read = {
  readonly value: string | null;
  readonly confidence: number;
  readonly source: { readonly page: number; readonly box: Box | null };
};

/** Below this confidence, a value is shown as doubtful; the same as for the fields that the parser asks a person to confirm. */
const doubtful = 0.6;

/** More values of a kind than a person looks through. */
const maxValues = 200;

/** What was read from a resume, each value with its place, and whether a person should confirm it. */
export const understoodOf = ({ profile, experience, education, skills, languages, confirm }: ResumeContent): Understood => {
  const asked = new Set(confirm);
  const shown = (read: Read, path: string, printed = read.value ?? ''): Value => {
    const { confidence, source } = read;
    const box = source.box?.map((edge) => round(edge, 1)) as Box | undefined;
    return {
      value: printed,
      confidence,
      doubtful: asked.has(path) || confidence < doubtful,
      page: source.page,
      box: box ?? null,
    };
  };
  const maybe = (read: (Read & { readonly raw?: string }) | null, path: string): Value | null =>
    read === null ? null : shown(read, path, read.raw ?? read.value ?? '');
  return {
    name: maybe(profile.name, 'profile.name'),
    contact: [
      ...profile.emails.map((email, index) => shown(email, `profile.emails[${index}]`)),
      ...profile.phones.map((phone, index) => shown(phone, `profile.phones[${index}]`, phone.raw)),
      ...(profile.location === null ? [] : [shown(profile.location, 'profile.location')]),
      ...profile.links.map((link, index) => shown(link, `profile.links[${index}]`)),
    ].slice(0, maxValues),
    positions: experience.slice(0, maxValues).map(({ title, company, start, end }, index) => ({
      title: maybe(title, `experience[${index}].title`),
      company: maybe(company, `experience[${index}].company`),
      start: maybe(start, `experience[${index}].start`),
      end: maybe(end, `experience[${index}].end`),
    })),
    education: education.slice(0, maxValues).map(({ degree, institution, start, end }, index) => ({
      degree: maybe(degree, `education[${index}].degree`),
      institution: maybe(institution, `education[${index}].institution`),
      start: maybe(start, `education[${index}].start`),
      end: maybe(end, `education[${index}].end`),
    })),
    skills: skills.slice(0, maxValues).map((skill, index) => shown(skill, `skills[${index}]`)),
    languages: languages.slice(0, maxValues).map((language, index) => shown(language, `languages[${index}]`)),
  };
};
