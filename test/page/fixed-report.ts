import type { AtsReport, CheckEvidence } from '@winnow/contracts';

type Check = AtsReport['checks'][number];

const texts = {
  en: {
    message: 'Few of the bullet points say what came of the work in figures.',
    fix: 'Add how much, how many or how often wherever you know it.',
  },
  ar: { message: 'قليل من النقاط يذكر نتائج العمل بالأرقام.', fix: 'اذكر الكمية أو العدد أو المعدل حيثما عرفته.' },
} as const;

const found: readonly CheckEvidence[] = [
  { page: 1, section: 'experience', quote: 'Led a team of 8 people', box: [72, 190, 380, 202] },
  { page: 1, section: 'experience', quote: 'Built the first weekly report', box: [72, 250, 430, 262] },
];

/** A report of every kind of state that no change of a check or its texts changes: how the page looks is another matter. */
export const fixedReport = (report: AtsReport, language: 'en' | 'ar'): AtsReport => {
  const { message, fix } = texts[language];
  const check: Check = {
    id: 'structure.length',
    category: 'structure',
    status: 'pass',
    points: 2,
    max: 2,
    gain: 0,
    value: 1,
    threshold: 1,
    unit: 'pages',
    message,
    fix: null,
    evidence: [],
  };
  const of = (id: string, category: Check['category'], change: Partial<Check> = {}): Check => ({
    ...check,
    id,
    category,
    ...change,
  });
  return {
    ...report,
    score: 40,
    score_before_caps: 61,
    band: 'fair',
    engine_version: '2026.11.1',
    categories: [
      { id: 'compatibility', score: 20, max: 35 },
      { id: 'sections', score: 28, max: 28 },
      { id: 'structure', score: 3, max: 20 },
      { id: 'keywords', score: 10, max: 22 },
    ],
    checks: [
      of('compatibility.tables', 'compatibility', { status: 'not_applicable', points: null, max: null }),
      of('sections.email', 'sections'),
      of('structure.gaps', 'structure', { status: 'info', fix, points: 0, max: 0 }),
      of('keywords.quantified', 'keywords', { status: 'fail', points: 0, gain: 5, max: 5, fix, evidence: found }),
      of('keywords.density', 'keywords', { status: 'warn', points: 1, gain: 1, fix, evidence: found.slice(1) }),
    ],
    caps: [
      { id: 'hidden_text', limit: 40, applied: true, message, fix, evidence: found.slice(0, 1) },
      { id: 'too_little_text', limit: 30, applied: false, message: null, fix: null, evidence: [] },
    ],
    keywords: ['orders', 'planning', 'years'].map((term, index) => ({
      term,
      count: 12 - index,
      density: 0.1,
      sections: ['experience' as const],
    })),
  };
};
