import type { AtsAssessment, DocumentFacts, ResumeContent } from '@winnow/contracts';
import type { WorkerTask } from '@winnow/runtime';
import { packJson } from '@winnow/runtime/packed-json';

/** Content and layout as the parser packed them. */
export type AssessInput = { readonly document: DocumentFacts; readonly content: Uint8Array; readonly layout: Uint8Array };

/** Scoring a resume, as the pool finds it. */
export const assessTask: WorkerTask<AssessInput, AtsAssessment> = {
  module: new URL('./assess.ts', import.meta.url),
  name: 'assess',
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

/** An empty resume, to load everything that scoring needs before the first request. */
export const warmInput: AssessInput = {
  document: {
    sha256: '0'.repeat(64),
    format: 'txt',
    bytes: 0,
    pages: 0,
    columns: 1,
    words: 0,
    language: null,
    language_confidence: 0,
    extraction: { status: 'unreadable', warnings: [] },
  },
  content: packJson(nothing),
  layout: packJson({ format: 'txt', bytes: 0, pageCount: 0, pages: [], warnings: [] }),
};
