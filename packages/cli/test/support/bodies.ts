import type {
  AtsReport,
  BatchBody,
  Delivery,
  DocumentFacts,
  ErrorBody,
  Job,
  KeyBody,
  MatchReport,
  OperationBody,
  QuestionSet,
  Ranking,
  StructuredResume,
} from '@winnow/contracts';

const time = '2026-11-01T12:00:00.000Z';

const document: DocumentFacts = {
  sha256: 'a'.repeat(64),
  format: 'pdf',
  bytes: 1_000,
  pages: 2,
  columns: 1,
  words: 300,
  language: 'en',
  language_confidence: 0.98,
  extraction: { status: 'ok', warnings: [{ code: 'two_columns', page: 1 }] },
};

const result = { request_id: 'req_1', engine_version: '2026.11.1', language: 'en', cached: false, document } as const;

const read = (value: string) => ({ value, confidence: 0.9, source: { page: 1, box: null, quote: value } });

const check: AtsReport['checks'][number] = {
  id: 'keywords.quantified',
  category: 'keywords',
  status: 'fail',
  points: 1,
  max: 6,
  gain: 5,
  value: 0.1,
  threshold: 0.4,
  unit: 'share_of_bullets',
  message: 'Few bullets have figures.',
  fix: 'Add figures.',
  evidence: [],
};

export const atsReport: AtsReport = {
  ...result,
  score: 74,
  score_before_caps: 79,
  band: 'good',
  categories: [
    { id: 'compatibility', score: 30, max: 36 },
    { id: 'sections', score: 22, max: 28 },
    { id: 'structure', score: 14, max: 20 },
    { id: 'keywords', score: 8, max: 16 },
  ],
  checks: [
    check,
    { ...check, id: 'structure.length', status: 'pass', message: 'The length is right.', gain: 0 },
    { ...check, id: 'sections.links', status: 'warn', message: 'There is no link.' },
  ],
  caps: [
    { id: 'hidden_text', limit: 40, applied: false, message: null, fix: null, evidence: [] },
    {
      id: 'too_little_text',
      limit: 74,
      applied: true,
      message: 'There is too little text.',
      fix: 'Say more.',
      evidence: [],
    },
  ],
  top_fixes: [{ check: 'keywords.quantified', gain: 5, fix: 'Add figures.' }],
  keywords: [],
  sections: { found: [], missing: [] },
  contact: { name: true, email: true, phone: true, location: false, links: false },
  disclaimer: 'An estimate.',
};

export const structuredResume: StructuredResume = {
  ...result,
  profile: {
    name: read('Ada Example'),
    headline: null,
    emails: [read('ada@example.com')],
    phones: [{ ...read('+44 20 xxxx'), raw: '+44 20 xxxx', e164: null, valid: false }],
    location: null,
    links: [],
  },
  summary: read('Engineer of invented things.'),
  experience: [
    {
      company: read('Example Ltd'),
      title: read('Engineer'),
      location: null,
      start: { ...read('03/2019'), iso: '2019-03', raw: '03/2019', precision: 'month', current: false },
      end: { ...read('today'), value: null, iso: null, raw: 'today', precision: null, current: true },
      months: 80,
      bullets: [read('Built a bridge of paper.')],
    },
  ],
  education: [],
  skills: [{ ...read('Folding'), name: 'Folding', canonical: 'folding', evidence: [], months: null }],
  other_skills: [],
  languages: [{ ...read('German'), name: 'German', level_raw: 'B2', code: 'de', level: 'B2' }],
  certifications: [],
  projects: [],
  awards: [],
  publications: [],
  sections: [],
  totals: { experience_months: 80 },
  confirm: ['profile.phones[0]', 'experience[0].location'],
};

export const matchReport: MatchReport = {
  ...result,
  job_id: 'job_1',
  job_version: 2,
  computed_from: {
    engine_version: '2026.11.13',
    document_sha256: 'sha',
    job_version: 2,
    job_digest: 'digest',
    weights: null,
    meaning: null,
  },
  score: 61,
  reason: null,
  band: 'good',
  weights_applied: { skills: 100, experience: 0, education: 0, languages: 0, title: 0 },
  categories: [
    { id: 'skills', score: 61, max: 100 },
    { id: 'title', score: 0, max: 0 },
  ],
  requirements: [
    {
      id: 'r1',
      kind: 'skill',
      text: 'Paper folding',
      necessity: 'required',
      status: 'met',
      points: 6,
      max: 6,
      matched_as: 'Origami',
      evidence: [],
    },
    {
      id: 'r2',
      kind: 'other',
      text: 'A calm mind',
      necessity: 'preferred',
      status: 'not_assessable',
      points: null,
      max: null,
      matched_as: null,
      evidence: [],
    },
  ],
  matched: ['folding'],
  missing: ['glue'],
  extra: ['chess'],
  flags: ['few_requirements'],
  summary: 'Required and shown: 1 of 2.',
  disclaimer: 'Meant to help a person decide.',
};

export const questionSet: QuestionSet = {
  ...result,
  job_id: 'job_1',
  job_version: 1,
  provider: 'builtin',
  seed: 7,
  counts: { hr: 1, technical: 0, iq_logical: 1, personal_development: 0 },
  mode: 'both',
  requested: 2,
  shortfall: null,
  questions: [
    {
      id: 'q1',
      category: 'hr',
      scope: 'personal',
      text: 'Who helped you?',
      competency: 'Teamwork',
      why: 'The resume says so.',
      difficulty: 'easy',
      based_on: { kind: 'claim', requirement: null, quote: 'Built a bridge of paper.' },
      listen_for: ['Names others'],
      anchors: { '1': 'Nobody', '3': 'One other', '5': 'All who helped' },
      follow_up: 'And then?',
      answer: null,
      explanation: null,
    },
    {
      id: 'q2',
      category: 'iq_logical',
      scope: 'core',
      text: 'Which number is next: 2, 4, 6?',
      competency: null,
      why: null,
      difficulty: 'easy',
      based_on: { kind: 'generic', requirement: null, quote: null },
      listen_for: [],
      anchors: null,
      follow_up: null,
      answer: '8',
      explanation: 'Each is two more.',
    },
  ],
};

export const job: Job = {
  job_id: 'job_1',
  title: 'Folder of Paper',
  company: 'Example Ltd',
  location: null,
  language: 'en',
  seniority: null,
  requirements: [
    {
      id: 'r1',
      kind: 'skill',
      label: 'Paper folding',
      text: 'Paper folding',
      canonical: 'folding',
      min_years: null,
      of: null,
      level: null,
      field: null,
      equivalent: false,
      necessity: 'required',
      weight: 3,
      alternatives: [],
    },
  ],
  weights: { skills: 50, experience: 25, education: 10, languages: 10, title: 5 },
  version: 1,
  existing: false,
  created_at: time,
  updated_at: time,
};

export const batch: BatchBody = {
  batch_id: 'batch_1',
  job_id: 'job_1',
  job_version: 1,
  name: null,
  language: 'en',
  status: 'collecting',
  total_candidates: 0,
  success: 0,
  failed: 0,
  pending: 0,
  created_at: time,
  started_at: null,
  finished_at: null,
  timeout_at: null,
  webhook: { state: 'none', attempts: 0, next_attempt_at: null },
};

export const ranked = (rank: number, file_name: string, score: number): Ranking['ranking'][number] => ({
  rank,
  candidate_id: `cand_${rank}`,
  name: null,
  file_name,
  score,
  required_met: { met: 1, total: 2 },
  matched: ['folding'],
  missing: ['glue'],
  review: { stage: 'new', starred: false, tags: [] },
  duplicate_of: null,
});

export const ranking: Ranking = {
  batch_id: 'batch_1',
  job_id: 'job_1',
  status: 'completed',
  final: true,
  total_candidates: 2,
  success: 2,
  failed: 0,
  ranking: [ranked(1, 'ada.pdf', 80), ranked(2, 'bo.pdf', 70)],
  failures: [],
  next_cursor: null,
};

export const key: KeyBody = {
  id: 'key_1',
  name: 'ci',
  scopes: ['analyze'],
  state: 'active',
  created_at: time,
  expires_at: null,
  revoked_at: null,
  limits: { requests_per_minute: null },
  ip_ranges: [],
  role: 'owner',
  last_four: 'abcd',
};

export const delivery: Delivery = {
  id: 'whd_1',
  batch_id: 'batch_1',
  event: 'batch.completed',
  state: 'failed',
  url: 'https://hooks.example.com/',
  attempts: [{ at: time, status: 500, milliseconds: 12, error: 'status', answer: 'no' }],
  next_attempt_at: null,
  created_at: time,
};

export const operation: OperationBody = { id: 'op_1', status: 'running', done: false, created_at: time, expires_at: time };

/** An error body of a code. */
export const errorOf = (
  status: number,
  error: ErrorBody['detail']['error'],
  more: Partial<ErrorBody['detail']> = {},
): ErrorBody => ({
  type: `/errors/${error.toLowerCase()}`,
  title: error,
  status,
  detail: { error, message: 'It was refused.', suggestion: 'Do it otherwise.', request_id: 'req_9', fields: [], ...more },
});
