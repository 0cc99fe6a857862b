import type { DocumentFacts, ExtractedText, JobReading, Requirement, ResumeContent, SectionKind } from '@winnow/contracts';
import { defaultMatchWeights } from '@winnow/contracts';

type Content = ResumeContent;
type Position = Content['experience'][number];

export type DraftPosition = {
  readonly title?: string;
  readonly company?: string;
  readonly start?: string;
  /** null: ongoing. */
  readonly end?: string | null;
  readonly bullets?: readonly string[];
};

type DraftEducation = {
  readonly degree?: string;
  readonly level?: Content['education'][number]['level'];
  readonly institution?: string;
  readonly field?: string;
};

/** Three years of the work that `engineering` asks for, unless it is told otherwise. */
export const engineer = (given: DraftPosition = {}): DraftPosition => ({
  title: 'Software Engineer',
  start: '2019-01',
  end: '2021-12',
  ...given,
});

/** Work that is nothing like it. */
export const cook = (given: DraftPosition = {}): DraftPosition => engineer({ title: 'Pastry Cook', ...given });

/** What the job of an engineer is called. */
export const engineering = { title: 'Software Engineer' } as const;

/** A resume as its writer thinks of it; content and document facts follow from it. */
export type Draft = {
  readonly name: string;
  readonly location: string;
  readonly personal: readonly string[];
  readonly headline: string | null;
  readonly summary: string | null;
  readonly positions: readonly DraftPosition[];
  readonly education: readonly DraftEducation[];
  readonly skills: readonly string[];
  readonly languages: readonly (readonly [printed: string, code: DocumentFacts['language'], level: Requirement['level']])[];
  readonly certifications: readonly string[];
  readonly projects: readonly string[];
  readonly other: readonly string[];
  /** Months that the reader of resumes has counted; left out: told from the dates. */
  readonly months?: number | null;
  readonly language: DocumentFacts['language'];
  readonly hiddenText: boolean;
};

export const emptyDraft: Draft = {
  name: 'Imelda Brandt',
  location: 'Rostock, Germany',
  personal: [],
  headline: null,
  summary: null,
  positions: [],
  education: [],
  skills: [],
  languages: [],
  certifications: [],
  projects: [],
  other: [],
  language: null,
  hiddenText: false,
};

const monthOf = (iso: string): number => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7));

const spanMonths = ({ start, end }: DraftPosition): number | null => {
  if (start === undefined || end === undefined || end === null) return null;
  const months = monthOf(end) - monthOf(start) + 1;
  return months > 0 ? months : null;
};

type Written = { readonly kind: SectionKind; readonly heading: string | null; readonly lines: string[] };

const contentOf = (draft: Draft): Content => {
  const sections: Written[] = [];
  let row = 0;
  const open = (kind: SectionKind, heading: string | null): void => {
    sections.push({ kind, heading, lines: [] });
  };
  const put = (line: string, value = line): ExtractedText => {
    row += 1;
    sections.at(-1)?.lines.push(line);
    return { value, confidence: 0.9, source: { page: 1, box: [50, row * 14, 500, row * 14 + 12], quote: line.slice(0, 120) } };
  };
  open('contact', null);
  const name = put(draft.name);
  const location = put(`${draft.location} | imelda@example.org`, draft.location);
  const headline = draft.headline === null ? null : put(draft.headline);
  for (const line of draft.personal) put(line);
  open('summary', 'Summary');
  const summary = draft.summary === null ? null : put(draft.summary);
  open('experience', 'Experience');
  const date = (line: ExtractedText, iso: string | null | undefined): Position['start'] => {
    if (iso === undefined) return null;
    const precision = iso === null ? null : iso.length > 4 ? 'month' : 'year';
    return { ...line, value: iso, raw: iso ?? 'Present', iso, precision, current: iso === null };
  };
  const experience = draft.positions.map((position): Position => {
    const { title = 'Clerk', company = 'Nordkai Freight GmbH', bullets = [] } = position;
    const head = put([title, company, position.start, position.end === null ? 'Present' : position.end].join(' | '));
    return {
      title: { ...head, value: title },
      company: { ...head, value: company },
      location: null,
      start: date(head, position.start),
      end: date(head, position.end),
      months: spanMonths(position),
      bullets: bullets.map((bullet) => put(bullet)),
    };
  });
  open('education', 'Education');
  const education = draft.education.map(({ degree, level = null, institution, field }): Content['education'][number] => {
    const line = put([degree, field, institution].filter((part) => part !== undefined).join(', '));
    return {
      institution: institution === undefined ? null : { ...line, value: institution },
      degree: degree === undefined ? null : { ...line, value: degree },
      level,
      field: field === undefined ? null : { ...line, value: field },
      start: null,
      end: null,
    };
  });
  open('skills', 'Skills');
  const skillLine = draft.skills.length === 0 ? null : put(draft.skills.join(', '));
  open('languages', 'Languages');
  const languages = draft.languages.map(([printed, code, level]): Content['languages'][number] => ({
    ...put(printed),
    name: printed,
    level_raw: level,
    code,
    level: level as Content['languages'][number]['level'],
  }));
  open('certifications', 'Certifications');
  const certifications = draft.certifications.map((each) => put(each));
  open('projects', 'Projects');
  const projects = draft.projects.map((each) => ({ name: put(each), bullets: [] }));
  open('other', 'Further');
  for (const line of draft.other) put(line);
  const months = draft.positions.map(spanMonths).filter((each) => each !== null);
  const told = months.length === 0 ? null : months.reduce((sum, each) => sum + each, 0);
  return {
    profile: { name, headline, emails: [], phones: [], location, links: [] },
    summary,
    experience,
    education,
    skills: draft.skills.map((skill) => ({
      value: skill,
      confidence: 0.9,
      source: skillLine?.source ?? { page: 1, box: null, quote: skill },
      name: skill,
      canonical: skill.toLowerCase(),
      evidence: [],
      months: null,
    })),
    other_skills: [],
    languages,
    certifications,
    projects,
    awards: [],
    publications: [],
    sections: sections.map(({ kind, heading, lines }) => ({ kind, heading, page: 1, text: lines.join('\n') })),
    totals: { experience_months: draft.months === undefined ? told : draft.months },
    confirm: [],
  };
};

const documentOf = ({ language, hiddenText }: Pick<Draft, 'language' | 'hiddenText'>): DocumentFacts => ({
  sha256: 'a1'.repeat(32),
  format: 'pdf',
  bytes: 80_000,
  pages: 1,
  columns: 1,
  words: 400,
  language,
  language_confidence: language === null ? 0 : 0.97,
  extraction: { status: 'ok', warnings: hiddenText ? [{ code: 'hidden_text', page: 1 }] : [] },
});

export const resumeOf = (draft: Partial<Draft>): { readonly content: Content; readonly document: DocumentFacts } => {
  const whole = { ...emptyDraft, ...draft };
  return { content: contentOf(whole), document: documentOf(whole) };
};

/** A requirement; what is left out asks for nothing. */
export const requirementOf = (given: Partial<Requirement> & Pick<Requirement, 'kind' | 'text'>): Requirement => ({
  id: 'r1',
  label: given.text.slice(0, 200),
  canonical: null,
  min_years: null,
  of: null,
  level: null,
  field: null,
  equivalent: false,
  necessity: 'required',
  weight: 3,
  alternatives: [],
  ...given,
});

export const jobOf = (requirements: readonly Requirement[], given: Partial<JobReading> = {}): JobReading => ({
  title: null,
  company: null,
  location: null,
  language: 'en',
  seniority: null,
  requirements: requirements.map((each, index) => ({ ...each, id: `r${index + 1}` })),
  weights: defaultMatchWeights,
  ...given,
});
