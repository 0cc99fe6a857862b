// Apart from the tables that reading resumes needs: worker threads that need only those do not load these.

export { formatMessage } from '../format-message.ts';
export { allHiringLocales, hiringLocaleOf } from './all-hiring-locales.ts';
export type { HiringLocale, JobWords, MatchTexts } from './hiring-locale.ts';
export {
  type ExplanationId,
  explanationIds,
  type FollowUpId,
  followUpIds,
  type InterviewTexts,
  type ListenForId,
  listenForIds,
  type QuestionId,
  questionIds,
} from './interview-texts.ts';
