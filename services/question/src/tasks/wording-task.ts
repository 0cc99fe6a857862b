import type { JobReading } from '@winnow/contracts';
import { type LanguageCode, noJob, type QuestionDrafts } from '@winnow/contracts';
import { emptyResume, type PackedContent } from '@winnow/handlers';
import type { Wording, WordingRequest } from '@winnow/questions';
import type { WorkerTask } from '@winnow/workers';

export type WordingInput = PackedContent & {
  readonly job: JobReading;
  readonly drafts: QuestionDrafts;
  readonly language: LanguageCode;
};

export type AcceptInput = WordingInput & { readonly request: WordingRequest; readonly wordings: readonly Wording[] };

/** Task definition for what a chat provider is asked. */
export const requestWordingTask: WorkerTask<WordingInput, WordingRequest> = {
  module: new URL('./request-wording.ts', import.meta.url),
  name: 'requestWording',
};

/** Task definition for checking what it answered. */
export const acceptWordingTask: WorkerTask<AcceptInput, QuestionDrafts> = {
  module: new URL('./accept-wording.ts', import.meta.url),
  name: 'acceptWording',
};

/** An empty set of questions that loads everything before the first request. */
export const warmWording: AcceptInput = {
  ...emptyResume,
  job: noJob,
  drafts: { questions: [], seed: 0, document: emptyResume.document },
  language: 'en',
  request: { language: 'en', items: [] },
  wordings: [],
};
