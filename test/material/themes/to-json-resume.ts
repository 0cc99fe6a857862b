import type { Month, Resume, Span } from '../content/resume.ts';

// The middle of the month is in that month in every time zone.
const day = ({ year, month }: Month): string => `${year}-${String(month).padStart(2, '0')}-15`;

const dates = (span: Span | null) =>
  span === null ? {} : { startDate: day(span.start), ...(span.end === null ? {} : { endDate: day(span.end) }) };

const present = <T>(value: T | null | undefined, key: string) => (value === null || value === undefined ? {} : { [key]: value });

const profileOf = ({ email, trade, seed }: Resume) => {
  const username = (email.split('@')[0] ?? '').replaceAll('.', '-');
  const network = trade === 'developer' ? 'GitHub' : seed % 2 === 0 ? 'LinkedIn' : 'Xing';
  return { network, username, url: `https://${network.toLowerCase()}.com/${username}` };
};

/** A resume in the schema of JSON Resume, with the names of fields of its older versions for older themes. */
export const toJsonResume = (resume: Resume): unknown => ({
  basics: {
    name: resume.name,
    label: resume.headline ?? '',
    email: resume.email,
    ...present(resume.phone, 'phone'),
    ...present(resume.website, 'url'),
    ...present(resume.website, 'website'),
    ...present(resume.summary, 'summary'),
    location: { city: resume.place },
    profiles: [profileOf(resume)],
  },
  work: resume.positions.map(({ title, company, place, department, span, summary, bullets, stack }) => ({
    name: company,
    company,
    position: title,
    ...present(place, 'location'),
    ...dates(span),
    ...present([department, summary].filter((each) => each !== null).join('. ') || null, 'summary'),
    highlights: [...bullets, ...(stack.length > 0 ? [`${resume.labels.stack} ${stack.join(', ')}`] : [])],
  })),
  education: resume.studies.map(({ institution, degree, field, span, grade }) => ({
    institution,
    studyType: degree,
    ...present(field, 'area'),
    ...dates(span),
    ...present(grade, 'score'),
  })),
  skills: resume.groups.flatMap(({ label, items }) =>
    label === null ? items.map((name) => ({ name })) : [{ name: label, keywords: items }],
  ),
  languages: resume.spoken.map(({ name, level }) => ({ language: name, ...present(level, 'fluency') })),
  certificates: resume.certificates.map(({ name, by, at }) => ({
    name,
    ...present(by, 'issuer'),
    ...present(at && day(at), 'date'),
  })),
  awards: resume.awards.map(({ name, by, at }) => ({
    title: name,
    ...present(by, 'awarder'),
    ...present(at && day(at), 'date'),
  })),
  publications: resume.publications.map(({ name, by, at }) => ({
    name,
    ...present(by, 'publisher'),
    ...present(at && day(at), 'releaseDate'),
  })),
  projects: resume.projects.map(({ name, text, span, stack }) => ({
    name,
    description: text,
    ...dates(span),
    keywords: stack,
    highlights: [],
    roles: [],
  })),
  volunteer: resume.services.map(({ title, organisation, span }) => ({
    organization: organisation,
    position: title,
    ...dates(span),
    highlights: [],
  })),
  interests: resume.interests.map((name) => ({ name })),
  references: resume.references.map(({ name, text }) => ({ name, reference: text })),
});
