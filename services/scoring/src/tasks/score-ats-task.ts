import type { AtsAssessment, DocumentFacts } from '@winnow/contracts';
import type { WorkerTask } from '@winnow/runtime';

/** Content and layout as the parser stored them: deflated JSON. */
export type ScoreInput = { readonly document: DocumentFacts; readonly content: Uint8Array; readonly layout: Uint8Array };

/** Scoring a resume, as the pool finds it. */
export const scoreAtsTask: WorkerTask<ScoreInput, AtsAssessment> = {
  module: new URL('./score-ats.ts', import.meta.url),
  name: 'scoreAts',
};
