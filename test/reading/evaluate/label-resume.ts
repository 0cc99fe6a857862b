import type { GeneratedResume, Period, SectionContent } from '../generated-resume.ts';
import { columnsOf } from '../render/layouts.ts';
import type { FormatName, LaidOut } from '../render/render-resume.ts';
import type { SectionName } from '../vocabulary.ts';
import type { Label } from './label.ts';
import { splitDegree } from './split-degree.ts';

const contentOf = (resume: GeneratedResume, kind: SectionName): SectionContent | undefined =>
  resume.sections.find((section) => section.kind === kind)?.content;

const listOf = (resume: GeneratedResume, kind: SectionName): readonly string[] => {
  const content = contentOf(resume, kind);
  return content?.form === 'list' ? content.items : [];
};

const datesOf = ({ start, end }: Period) => ({ start: start.iso, end: end?.iso ?? 'present' });

/** Pages of a PDF of Chromium, whose objects are not packed. */
const countPages = (bytes: Uint8Array): number =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

type File = { readonly name: string; readonly format: FormatName; readonly bytes: Uint8Array };

/** The field is labelled where a sign or a preposition parts it from the degree. */
const degreeOf = (printed: string, language: string) => {
  const { degree, field } = splitDegree(printed, language);
  return field === '' ? { degree } : { degree, field };
};

/** The truth about a file that was made of a resume. */
export const labelResume = ({ resume, layout }: LaidOut, { name: file, format, bytes }: File, tags: readonly string[]): Label => {
  const [experience, education] = [contentOf(resume, 'experience'), contentOf(resume, 'education')];
  const jobs = experience?.form === 'experience' ? experience.entries : [];
  const studies = education?.form === 'education' ? education.entries : [];
  const spoken = contentOf(resume, 'languages');
  return {
    file,
    family: layout,
    format,
    language: resume.language,
    columns: columnsOf(layout),
    pages: format === 'pdf' ? countPages(bytes) : null,
    name: resume.name,
    email: resume.email,
    phone: resume.phone?.printed ?? null,
    e164: resume.phone?.e164 ?? null,
    place: resume.place,
    headings: resume.sections.map(({ heading }) => heading),
    kinds: Object.fromEntries(resume.sections.map(({ heading, kind }) => [heading, kind])),
    companies: jobs.map(({ company }) => company),
    titles: jobs.map(({ title }) => title),
    institutions: studies.map(({ institution }) => institution),
    degree: studies[0]?.degree.printed ?? null,
    skills: listOf(resume, 'skills'),
    spoken_languages: spoken?.form === 'levels' ? spoken.items.map(({ name, level }) => ({ name, level })) : [],
    certifications: listOf(resume, 'certifications'),
    projects: listOf(resume, 'projects'),
    experience: jobs.map(({ company, title, period }) => ({ company, title, ...datesOf(period) })),
    education: studies.map(({ institution, degree, period }) => ({
      institution,
      ...degreeOf(degree.printed, resume.language),
      level: degree.level,
      ...datesOf(period),
    })),
    tags: [layout, ...tags],
    not_in_text_layer: [],
  };
};
