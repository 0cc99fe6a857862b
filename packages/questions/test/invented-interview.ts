import {
  type DocumentFacts,
  defaultMatchWeights,
  type EvidenceGrade,
  type ExtractedText,
  type JobReading,
  type JudgedRequirement,
  type MatchAssessment,
  type MatchEvidence,
  type Requirement,
  type ResumeContent,
} from '@winnow/contracts';

import type { QuestionInput } from '../src/index.ts';

export const document: DocumentFacts = {
  sha256: 'ab'.repeat(32),
  format: 'pdf',
  bytes: 40_000,
  pages: 2,
  columns: 1,
  words: 500,
  language: 'en',
  language_confidence: 0.98,
  extraction: { status: 'ok', warnings: [] },
};

export const text = (value: string, confidence = 0.9): ExtractedText => ({
  value,
  confidence,
  source: { page: 1, box: null, quote: value.slice(0, 120) },
});

const month = (iso: string | null) =>
  iso === null
    ? null
    : { value: iso, raw: iso, iso, precision: 'month' as const, current: false, confidence: 0.9, source: text(iso).source };

const ongoing = {
  value: null,
  raw: 'today',
  iso: null,
  precision: null,
  current: true,
  confidence: 0.9,
  source: text('today').source,
};

type Position = { readonly from: string | null; readonly to: string | null; readonly bullets: readonly string[] };

export type DraftResume = {
  readonly name: string | null;
  readonly phone: string | null;
  readonly location: string | null;
  readonly school: string | null;
  readonly summary: string | null;
  readonly positions: readonly Position[];
  readonly projects: readonly string[];
};

export const invented: DraftResume = {
  name: 'Imelda Brandt',
  phone: '901 820',
  location: 'Kaistrasse 7, 18055 Rostock',
  school: 'Hanse Polytechnic of Rostock',
  summary: 'Logistics engineer who plans harbour storage. Calm on the days on which nothing arrives as planned.',
  positions: [
    {
      from: '2021-03',
      to: 'now',
      bullets: [
        'Moved 14 container yards to electronic gate passes built with Python',
        'Reduced idle crane hours by 23 % with a rotating roster that follows the tide tables',
        'Negotiated 6 long-term rail contracts together with colleagues from purchasing',
        'Wrote SQL reports on which the harbour master bases the berth plan',
      ],
    },
    {
      from: '2017-06',
      to: '2021-02',
      bullets: [
        'Designed 3 cross-docking halls whose lanes adapt when vessels arrive behind schedule',
        'Introduced handheld scanners so that drivers confirm pallets without any paper slips',
        'Trained 45 dispatchers on the handling of hazardous goods',
      ],
    },
    {
      from: '2014-09',
      to: '2017-05',
      bullets: [
        'Built spreadsheet models that predict how full the cold stores become each season',
        'Organised 11 visits to suppliers and wrote the minutes that shaped the tenders',
      ],
    },
  ],
  projects: ['Simulated the queue in front of the western lock with a small Python model'],
};

export const resumeOf = ({ name, phone, location, school, summary, positions, projects }: DraftResume): ResumeContent => ({
  profile: {
    name: name === null ? null : text(name),
    headline: null,
    emails: [text('imelda.brandt@example.org')],
    phones: phone === null ? [] : [{ raw: phone, e164: null, valid: false, ...text(phone) }],
    location: location === null ? null : text(location),
    links: [],
  },
  summary: summary === null ? null : text(summary),
  experience: positions.map(({ from, to, bullets }, index) => ({
    company: text(`Nordkai ${index} GmbH`),
    title: text('Logistics Engineer'),
    location: null,
    start: month(from),
    end: to === 'now' ? ongoing : month(to),
    months: null,
    bullets: bullets.map((bullet) => text(bullet)),
  })),
  education:
    school === null
      ? []
      : [{ institution: text(school), degree: text('B.Sc.'), level: 'bachelor', field: null, start: null, end: null }],
  skills: [],
  other_skills: [],
  languages: [],
  certifications: [],
  projects: projects.length === 0 ? [] : [{ name: text('Lock'), bullets: projects.map((bullet) => text(bullet)) }],
  awards: [],
  publications: [],
  sections: [],
  totals: { experience_months: 100 },
  confirm: [],
});

export const evidence = (
  quote: string,
  section: MatchEvidence['section'] = 'experience',
  grade?: EvidenceGrade,
): MatchEvidence => {
  const graded = { page: 1, section, quote, box: null, ...(grade === undefined ? {} : { grade }) };
  return graded;
};

/** A requirement of the job together with what the match says of it. */
export type DraftRequirement = Pick<JudgedRequirement, 'text' | 'status'> &
  Partial<Pick<Requirement, 'kind' | 'canonical' | 'necessity' | 'alternatives'>> & {
    readonly evidence?: readonly MatchEvidence[];
  };

export const demands: readonly DraftRequirement[] = [
  { text: 'Several years of Kubernetes in production', canonical: 'kubernetes', status: 'not_shown' },
  { text: 'Terraform', canonical: 'terraform', status: 'not_shown' },
  {
    text: 'Advanced Python',
    canonical: 'python',
    status: 'partly_met',
    evidence: [evidence('Moved 14 container yards to electronic gate passes built with Python')],
  },
  {
    text: 'SQL for reporting',
    canonical: 'sql',
    status: 'met',
    evidence: [evidence('Wrote SQL reports on which the harbour master bases the berth plan')],
  },
  { text: 'Tableau', canonical: 'tableau', status: 'not_shown', necessity: 'preferred' },
  { text: 'Willing to explain delays to captains', kind: 'other', status: 'not_assessable' },
];

const requirementsOf = (drafts: readonly DraftRequirement[]) =>
  drafts.map(({ text: words, kind = 'skill', canonical = null, necessity = 'required', alternatives = [], ...judged }, index) => {
    const id = `r${index + 1}`;
    const asked: Requirement = {
      id,
      kind,
      label: words,
      text: words,
      canonical,
      min_years: null,
      of: null,
      level: null,
      field: null,
      equivalent: false,
      necessity,
      weight: 3,
      alternatives,
    };
    const found: JudgedRequirement = {
      id,
      kind,
      text: words,
      necessity,
      status: judged.status,
      points: 0,
      max: 6,
      matched_as: null,
      evidence: judged.evidence ?? [],
    };
    return { asked, found };
  });

export const inputOf = (
  resume: DraftResume = invented,
  requirements: readonly DraftRequirement[] = demands,
  facts: DocumentFacts = document,
): QuestionInput => {
  const both = requirementsOf(requirements);
  const job: JobReading = {
    title: 'Harbour planner',
    company: 'Westkai AG',
    location: null,
    language: 'en',
    seniority: null,
    requirements: both.map(({ asked }) => asked),
    weights: defaultMatchWeights,
  };
  const match: MatchAssessment = {
    score: 50,
    reason: null,
    band: 'partial',
    weights_applied: defaultMatchWeights,
    categories: [],
    requirements: both.map(({ found }) => found),
    matched: [],
    missing: [],
    extra: [],
    flags: [],
    document: facts,
  };
  return { document: facts, content: resumeOf(resume), job, match };
};
