export {
  type AtsCategoryId,
  type AtsReport,
  atsCategoryId,
  atsReport,
  type CheckEvidence,
  type CheckStatus,
} from './bodies/ats-report.ts';
export { type Box, type DocumentFacts, type DocumentFormat, documentFacts, type ExtractionWarning } from './bodies/document.ts';
export { type ErrorBody, errorBody } from './bodies/error-body.ts';
export { type OperationBody, operationBody } from './bodies/operation-body.ts';
export {
  type ExtractedDate,
  type ExtractedText,
  type ResumeContent,
  resumeContent,
  type SectionKind,
  type StructuredResume,
  sectionKinds,
  structuredResume,
} from './bodies/structured-resume.ts';
export { engineVersion } from './engine-version.ts';
export { errorStatus } from './http/error-status.ts';
export { type HttpOperation, type HttpOperationId, httpOperations } from './http/operations.ts';
export { defaultLanguage, type LanguageCode, languageCodes, languageNames, parseLanguage } from './languages.ts';
export { defaultLimits, type Limits } from './limits.ts';
export {
  atsScore,
  messages,
  type OperationDone,
  type Origin,
  operationDone,
  resumeRead,
  type Subject,
  subjectOf,
} from './messages/catalogue.ts';
export { defineMessage, type Lane, type MessageDefinition, topicOf } from './messages/define-message.ts';
export { type AssessedCheck, type AtsAssessment, atsAssessment } from './records/ats-assessment.ts';
export { collections } from './records/collections.ts';
export { errorOf, failureOf } from './records/failure.ts';
export { atsScoreId, type ComputedRef, resumeFile, resumeId, type UploadRef, uploadFile, uploadId } from './records/ids.ts';
export {
  type AccountRecord,
  accountRecord,
  type Blob,
  type Failure,
  type FileOperation,
  fileOperation,
  type IdempotencyRecord,
  idempotencyRecord,
  type KeyRecord,
  type KeyScope,
  keyRecord,
  keyScope,
  type OperationRecord,
  operationRecord,
  type ResumeRecord,
  resumeRecord,
  type ScoreRecord,
  scoreRecord,
  type UploadRecord,
  uploadRecord,
} from './records/records.ts';
