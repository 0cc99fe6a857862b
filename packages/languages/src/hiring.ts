// Separate from the vocabulary for resumes: worker threads that need only that do not load this.

export {
  allHiringLocales,
  allHiringNames,
  type HiringLocale,
  type HiringNames,
  hiringLocaleOf,
  hiringViews,
} from './hiring-locale.ts';
export { tableOfAllLanguages, tableOfLanguage } from './hiring-tables.ts';
export {
  type AnchorId,
  anchorIds,
  type CompetencyId,
  competencyIds,
  type ExplanationId,
  explanationIds,
  type FollowUpId,
  followUpIds,
  type LeadId,
  type ListenForId,
  leadIds,
  listenForIds,
  type QuestionId,
  questionIds,
  type WhyId,
  whyIds,
} from './interview-ids.ts';
export { jobFactOf, jobPartOf } from './job-keys.ts';
export type { InterviewTexts, MatchTexts, RankingTexts } from './schema/hiring.ts';
