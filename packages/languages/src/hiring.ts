// Separate from the vocabulary for resumes: worker threads that need only that do not load this.

export { allHiringLocales, allHiringNames, type HiringLocale, type HiringNames, hiringLocaleOf } from './hiring-locale.ts';
export { tableOfAllLanguages, tableOfLanguage } from './hiring-tables.ts';
export {
  type ExplanationId,
  explanationIds,
  type FollowUpId,
  followUpIds,
  type ListenForId,
  listenForIds,
  type QuestionId,
  questionIds,
} from './interview-ids.ts';
export type { InterviewTexts } from './schema/hiring.ts';
