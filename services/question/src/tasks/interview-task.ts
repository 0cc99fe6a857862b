import type { DocumentFacts, JobReading, QuestionDrafts, QuestionOptions, ResumeContent } from '@winnow/contracts';
import type { WorkerTask } from '@winnow/runtime';
import { packJson } from '@winnow/runtime/packed-json';

/** Content as the parser packed it; `digest` is that of the job's reading. */
export type InterviewInput = {
  readonly document: DocumentFacts;
  readonly content: Uint8Array;
  readonly job: JobReading;
  readonly digest: string;
  readonly options: QuestionOptions;
};

/** Writing questions, as the pool finds it. */
export const interviewTask: WorkerTask<InterviewInput, QuestionDrafts> = {
  module: new URL('./interview.ts', import.meta.url),
  name: 'interview',
};

const nothing: ResumeContent = {
  profile: { name: null, headline: null, emails: [], phones: [], location: null, links: [] },
  summary: null,
  experience: [],
  education: [],
  skills: [],
  languages: [],
  certifications: [],
  projects: [],
  awards: [],
  publications: [],
  sections: [],
  totals: { experience_months: null },
  confirm: [],
};

/** An empty resume and an empty job, to load everything before the first request. */
export const warmInput: InterviewInput = {
  document: {
    sha256: '0'.repeat(64),
    format: 'txt',
    bytes: 0,
    pages: 0,
    columns: 1,
    words: 0,
    language: null,
    language_confidence: 0,
    extraction: { status: 'ok', warnings: [] },
  },
  content: packJson(nothing),
  job: {
    title: null,
    company: null,
    location: null,
    language: null,
    seniority: null,
    requirements: [],
    weights: { skills: 50, experience: 25, education: 10, languages: 10, title: 5 },
  },
  digest: '',
  options: { categories: ['hr'], count: 1, seed: null },
};
