// Apart from the words that reading resumes needs: worker threads that need only those do not load these.

export { formatMessage } from './format-message.ts';
export { allHiringLocales, type HiringLocale, hiringLocaleOf } from './hiring-locale.ts';
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
