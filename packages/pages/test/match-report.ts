import type { LanguageCode, MatchReport } from '@winnow/contracts';
import { noDocument } from '@winnow/contracts';
import type { PageView } from '../src/index.ts';

type Judged = MatchReport['requirements'][number];

/** A requirement as a match judges it. */
export const judged = (id: string, change: Partial<Judged> = {}): Judged => ({
  id,
  kind: 'skill',
  text: `Knows ${id}`,
  necessity: 'required',
  status: 'met',
  points: 10,
  max: 10,
  matched_as: null,
  evidence: [],
  ...change,
});

/** A match with a requirement of every verdict, the missing ones last. */
export const matchReport = (language: LanguageCode = 'en', change: Partial<MatchReport> = {}): MatchReport => ({
  request_id: 'req_1',
  job_id: 'job_1',
  job_version: 1,
  engine_version: '2026.11.16',
  language,
  cached: false,
  computed_from: {
    engine_version: '2026.11.16',
    document_sha256: 'a'.repeat(64),
    job_version: 1,
    job_digest: 'b'.repeat(32),
    weights: null,
    meaning: null,
  },
  score: 58,
  reason: null,
  band: 'partial',
  weights_applied: { skills: 60, experience: 30, education: 0, languages: 0, title: 10 },
  categories: [
    { id: 'skills', score: 40, max: 60 },
    { id: 'experience', score: 20, max: 30 },
    { id: 'title', score: 4, max: 10 },
  ],
  cap: 58,
  requirements: [
    judged('r1', {
      evidence: [
        {
          page: 1,
          section: 'experience',
          quote: 'Ran Kafka in production',
          box: [72, 190, 380, 202],
          grade: 'shown',
          from: '2021-03',
          to: null,
        },
      ],
    }),
    judged('r2', { necessity: 'preferred', status: 'not_shown' }),
    judged('r3', {
      status: 'partly_met',
      evidence: [{ page: 1, section: 'skills', quote: 'Java', box: [72, 250, 120, 262], grade: 'listed' }],
    }),
    judged('r4', { kind: 'language', status: 'not_shown' }),
    judged('r5', { kind: 'other', status: 'not_assessable', points: null, max: null }),
  ],
  matched: ['r1'],
  missing: ['r4'],
  extra: ['Docker', 'Terraform'],
  flags: ['few_requirements'],
  document: { ...noDocument, pages: 1, sha256: 'a'.repeat(64) },
  summary: 'A summary.',
  disclaimer: 'To help, not to decide.',
  ...change,
});

/** One pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';

/** A page of a resume with its image. */
export const drawnPage: PageView = { number: 1, width: 600, height: 800, picture, coarse: null, lines: [], moreLines: 0 };

/** The same without an image. */
export const textPage: PageView = {
  ...drawnPage,
  picture: null,
  lines: ['Jane', 'Ran Kafka in production', 'Java, SQL'].map((text) => ({ text, bullet: false })),
};
