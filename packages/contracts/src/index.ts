export {
  type AtsCategoryId,
  type AtsReport,
  atsCategoryId,
  atsReport,
  type CheckEvidence,
  type CheckStatus,
  checkStatus,
} from './bodies/ats-report.ts';
export { type AuditAction, type AuditEntry, type AuditList, auditAction, auditEntry, auditList } from './bodies/audit.ts';
export {
  type BatchBody,
  type BatchList,
  type BatchStatus,
  batchBody,
  batchList,
  type DeliveryState,
  type FailedCandidate,
  type RankedCandidate,
  type Ranking,
  ranking,
  type TerminalStatus,
} from './bodies/batch.ts';
export { type CandidateReport, candidateReport } from './bodies/candidate-report.ts';
export {
  type CandidateReview,
  type CandidateReviewInput,
  type CandidateStage,
  candidateReviewInput,
  candidateStage,
  type ReviewSummary,
  unreviewed,
} from './bodies/candidate-review.ts';
export {
  type DeadLetterBody,
  type DeadLetterList,
  deadLetterList,
  type Replayed,
  type ReplayInput,
  replayed,
  replayInput,
  type TopicList,
  topicList,
} from './bodies/dead-letter.ts';
export { type Box, type DocumentFacts, type DocumentFormat, documentFacts, type ExtractionWarning } from './bodies/document.ts';
export { type ErrorBody, errorBody } from './bodies/error-body.ts';
export {
  type CorrectedJob,
  defaultMatchWeights,
  type GivenJob,
  givenJob,
  type Job,
  type JobList,
  type JobReading,
  job,
  jobList,
  jobReading,
  type MatchWeights,
  type Necessity,
  type NewJob,
  type Requirement,
  type RequirementKind,
  type RequirementLevel,
  readOnlyJobFields,
  requirement,
  type Seniority,
  type StoredJobReading,
} from './bodies/job.ts';
export {
  accountInput,
  type KeyBody,
  type KeyInput,
  type KeyList,
  type KeyScope,
  keyBody,
  keyInput,
  keyScope,
  type NewKeyBody,
  newKeyBody,
  renewInput,
} from './bodies/key.ts';
export {
  type ComputedFrom,
  type EvidenceGrade,
  evidenceGrade,
  type JudgedRequirement,
  type MatchAssessment,
  type MatchCategoryId,
  type MatchEvidence,
  type MatchFlag,
  type MatchReport,
  matchAssessment,
  matchFlag,
  matchReport,
  type RequirementStatus,
  requirementStatus,
  type UsedMeaning,
} from './bodies/match-report.ts';
export {
  type MemberBody,
  type MemberList,
  type MemberRole,
  memberBody,
  memberChange,
  memberInput,
  memberRole,
} from './bodies/member.ts';
export { type OperationBody, operationBody } from './bodies/operation-body.ts';
export {
  defaultQuestions,
  maxQuestions,
  type QuestionCategory,
  type QuestionDraft,
  type QuestionDrafts,
  type QuestionMode,
  type QuestionOptions,
  type QuestionSet,
  questionCategories,
  questionModes,
  questionOptions,
  questionSet,
} from './bodies/question-set.ts';
export { type RerankInput, type Reranking, rerankInput, reranking } from './bodies/reranking.ts';
export {
  type ExtractedDate,
  type ExtractedText,
  type ResumeContent,
  resumeContent,
  type SectionKind,
  type SkillEvidence,
  type StructuredResume,
  structuredResume,
} from './bodies/structured-resume.ts';
export { type UsageDimension, type UsageReport, type UsageRow, usageDimensions, usageReport } from './bodies/usage.ts';
export {
  type BatchCompletedEvent,
  batchCompletedEvent,
  type Delivery,
  type DeliveryAttempt,
  type DeliveryList,
  delivery,
  deliveryList,
  redeliverInput,
  type WebhookSettings,
  webhookInput,
  webhookSettings,
} from './bodies/webhook.ts';
export { currentReading } from './current-reading.ts';
export {
  engineVersion,
  readingShape,
  readingVersionOf,
  readingVersionWithoutProviders,
  resultVersionOn,
  resultVersionWithoutProviders,
} from './engine-version.ts';
export { errorStatus } from './http/error-status.ts';
export type { HttpOperation } from './http/http-operation.ts';
export { mayCall, operationRoles, operationsOf } from './http/operation-roles.ts';
export { type HttpOperationId, httpOperations } from './http/operations.ts';
export { defaultLanguage, type LanguageCode, languageCodes, languageNames, parseLanguage } from './languages.ts';
export { defaultLimits, type Limits } from './limits.ts';
export {
  atsScore,
  type BatchEnd,
  type BatchRef,
  batchCancel,
  batchCompleted,
  batchStart,
  candidateDone,
  type DeliveryRef,
  type Ended,
  type Erasure,
  erasureRequested,
  jobParse,
  matchScore,
  messages,
  type Outcome,
  operationDone,
  pagesDraw,
  questionsWrite,
  resumeRead,
  webhookSend,
} from './messages/catalogue.ts';
export { defineMessage, type Lane, type MessageDefinition, topicOf } from './messages/define-message.ts';
export { firstStep, type Step, stepAfter, steps } from './messages/plan.ts';
export { noContent, noDocument, noJob } from './nothing.ts';
export {
  type AccountRecord,
  type AuditRecord,
  accountRecord,
  auditRecord,
  type EndedSessionRecord,
  type EndpointRecord,
  endpointRecord,
  type KeyRecord,
  keyRecord,
  type MembersRecord,
  type SeatHintRecord,
  type SeatRecord,
  type UsageRecord,
} from './records/account-records.ts';
export { type AssessedCheck, type AtsAssessment, atsAssessment } from './records/ats-assessment.ts';
export {
  type BatchEntryRecord,
  type BatchRecord,
  type BatchRunRecord,
  batchEntryRecord,
  batchRecord,
  batchRunRecord,
  type CandidateRecord,
  candidateRecord,
} from './records/batch-records.ts';
export { type BreakerRecord, breakerRecord } from './records/breaker-record.ts';
export { collections } from './records/collections.ts';
export { type DeliveryRecord, deliveryRecord } from './records/delivery-record.ts';
export type { ErasureRecord } from './records/erasure-record.ts';
export { errorOf, failureOf, mayImprove } from './records/failure.ts';
export {
  anonymousAccount,
  atsScoreId,
  type ComputedRef,
  candidateId,
  deliveryId,
  isAnonymousAccount,
  jobIdOfText,
  jobKey,
  jobReadingId,
  matchId,
  questionsId,
  resumeFile,
  resumeId,
  type UploadRef,
  uploadFile,
  uploadId,
} from './records/ids.ts';
export { type JobReadingRecord, type JobRecord, jobReadingRecord, jobRecord } from './records/job-records.ts';
export type { PagePicture } from './records/page-picture.ts';
export {
  type Blob,
  type Failure,
  type IdempotencyRecord,
  idempotencyRecord,
  type MatchRecord,
  matchRecord,
  type OperationRecord,
  operationRecord,
  type QuestionRecord,
  questionRecord,
  type ResumeRecord,
  resumeRecord,
  type ScoreRecord,
  scoreRecord,
  type UploadRecord,
  uploadRecord,
  type VectorsRecord,
} from './records/records.ts';
export type { ReplayRecord } from './records/replay-record.ts';
export {
  type CandidateOrigin,
  type JobRef,
  type JobSource,
  type OperationName,
  type OperationOrigin,
  type OperationTask,
  type Origin,
  operationName,
  type Task,
  taskOf,
} from './records/task.ts';
export { sectionKinds } from './section-kinds.ts';
