import type { ExtractedDate, StructuredResume } from '@winnow/contracts';
import { counted, fields, type Look, paragraphs, section } from './layout.ts';
import { valueAt } from './value-at.ts';

type Value = { readonly value: string } | null;

const textOf = (read: Value): string => read?.value ?? '';

const dateOf = (date: ExtractedDate | null): string => date?.iso ?? (date?.current ? 'now' : (date?.raw ?? ''));

const span = (start: ExtractedDate | null, end: ExtractedDate | null): string => {
  const dates = [dateOf(start), dateOf(end)].filter((date) => date !== '');
  return dates.length === 0 ? '' : ` (${dates.join(' to ')})`;
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');

const lasting = (months: number | null): string | undefined =>
  months === null
    ? undefined
    : joined(
        ...(months < 12 ? [] : [counted(Math.floor(months / 12), 'year')]),
        ...(months % 12 === 0 && months > 0 ? [] : [counted(months % 12, 'month')]),
      );

/** Format of a file and what made it hard to read: `two columns (page 1, 2)`. */
const writeReading = ({ extraction: { status, warnings } }: StructuredResume['document']): string => {
  const told = [...Map.groupBy(warnings, ({ code }) => code)].map(([code, all]) => {
    const pages = all.flatMap(({ page }) => page ?? []).join(', ');
    return `${code.replaceAll('_', ' ')}${pages === '' ? '' : ` (page ${pages})`}`;
  });
  return told.length === 0 ? status : `${status}; ${told.join('; ')}`;
};

/** Sections that only have text. */
const plainKinds: ReadonlySet<string> = new Set(['volunteering', 'interests', 'references', 'other']);

/** A structured resume as text. */
export const writeStructuredResume = (resume: StructuredResume, look: Look): string => {
  const { profile, summary, experience, education, skills, languages, certifications, projects, awards, publications } = resume;
  const { sections, confirm, totals, document } = resume;
  return paragraphs([
    fields(
      [
        ['name', textOf(profile.name)],
        ['headline', textOf(profile.headline)],
        ['e-mail', joined(...profile.emails.map(textOf))],
        ['phone', joined(...profile.phones.map(({ value, valid }) => (valid ? value : `${value} (not valid)`)))],
        ['location', textOf(profile.location)],
        ['links', joined(...profile.links.map(({ url }) => url))],
        ['experience', lasting(totals.experience_months)],
        ['file', `${document.format.toUpperCase()}, ${counted(document.pages, 'page')}, ${counted(document.words, 'word')}`],
        ['reading', writeReading(document)],
        ['language', document.language],
        ['sha256', document.sha256],
      ],
      look,
    ),
    textOf(summary),
    section(
      'Experience',
      experience.flatMap(({ title, company, location, start, end, bullets }) => [
        `${joined(textOf(title), textOf(company), textOf(location))}${span(start, end)}`,
        ...bullets.map(({ value }) => `  - ${value}`),
      ]),
      look,
    ),
    section(
      'Education',
      education.map(
        ({ degree, field, institution, start, end }) =>
          `${joined(textOf(degree), textOf(field), textOf(institution))}${span(start, end)}`,
      ),
      look,
    ),
    section('Skills', skills.length === 0 ? [] : [joined(...skills.map(({ name }) => name))], look),
    section(
      'Languages',
      languages.map(({ value, level }) => (level === null ? value : `${value} (${level})`)),
      look,
    ),
    section('Certifications', certifications.map(textOf), look),
    section(
      'Projects',
      projects.flatMap(({ name, bullets }) => [textOf(name), ...bullets.map(({ value }) => `  - ${value}`)]),
      look,
    ),
    section('Awards', awards.map(textOf), look),
    section('Publications', publications.map(textOf), look),
    section(
      'Other sections',
      sections.flatMap(({ kind, heading }) => (plainKinds.has(kind) && heading !== null ? [heading] : [])),
      look,
    ),
    section(
      'Worth a look, because they were hard to read',
      confirm.map((path) => `${path}: ${valueAt(resume, path) || 'nothing found'}`),
      look,
    ),
  ]);
};
