import type { DocumentFacts } from './bodies/document.ts';
import type { JobReading } from './bodies/job.ts';
import type { ResumeContent } from './bodies/structured-resume.ts';

/** Facts of an empty document: the initial value, and a sample input that makes a thread load its code. */
export const noDocument: DocumentFacts = {
  sha256: '0'.repeat(64),
  format: 'txt',
  bytes: 0,
  pages: 0,
  columns: 1,
  words: 0,
  language: null,
  language_confidence: 0,
  extraction: { status: 'ok', warnings: [] },
};

/** An empty resume. */
export const noContent: ResumeContent = {
  profile: { name: null, headline: null, emails: [], phones: [], location: null, links: [] },
  summary: null,
  experience: [],
  education: [],
  skills: [],
  other_skills: [],
  languages: [],
  certifications: [],
  projects: [],
  awards: [],
  publications: [],
  sections: [],
  totals: { experience_months: null },
  confirm: [],
};

/** A job without requirements. */
export const noJob: JobReading = {
  title: null,
  company: null,
  location: null,
  language: null,
  seniority: null,
  requirements: [],
  weights: { skills: 50, experience: 25, education: 10, languages: 10, title: 5 },
};
