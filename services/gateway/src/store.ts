import {
  type AuditRecord,
  type BatchEntryRecord,
  type BatchRecord,
  type BatchRunRecord,
  type CandidateRecord,
  collections,
  type DeliveryRecord,
  type ErasureRecord,
  type IdempotencyRecord,
  type JobReadingRecord,
  type JobRecord,
  type MatchRecord,
  type OperationRecord,
  type QuestionRecord,
  type ReplayRecord,
  type ResumeRecord,
  type ScoreRecord,
  type UploadRecord,
  type UsageRecord,
  type VectorsRecord,
} from '@winnow/contracts';
import type { Collection, Store, StoredDocument } from '@winnow/ports';

/** Owned by others; read only. */
type Read<T extends StoredDocument> = Pick<Collection<T>, 'get' | 'getIfChanged' | 'find'>;

/** What the gateway owns, and what it reads from others. */
export type GatewayStore = {
  readonly operations: Collection<OperationRecord>;
  /** The same, for the handler of their ends: a message that is lost with what it wrote is handled again. */
  readonly endedOperations: Collection<OperationRecord>;
  readonly idempotency: Collection<IdempotencyRecord>;
  readonly uploads: Collection<UploadRecord>;
  readonly erasures: Collection<ErasureRecord>;
  /** Written through the package `accounts`. */
  readonly audit: Read<AuditRecord>;
  readonly usage: Collection<UsageRecord>;
  readonly replays: Collection<ReplayRecord>;
  readonly batches: Collection<BatchRecord>;
  readonly entries: Collection<BatchEntryRecord>;
  readonly resumes: Read<ResumeRecord>;
  readonly scores: Read<ScoreRecord>;
  readonly matches: Read<MatchRecord>;
  readonly vectors: Read<VectorsRecord>;
  readonly questions: Read<QuestionRecord>;
  readonly jobs: Read<JobRecord>;
  readonly jobReadings: Read<JobReadingRecord>;
  readonly runs: Read<BatchRunRecord>;
  readonly candidates: Pick<Collection<CandidateRecord>, 'get' | 'getMany' | 'find' | 'findFields'>;
  readonly deliveries: Read<DeliveryRecord>;
};

/** Opens the collections that the gateway works with. */
export const openGatewayStore = async (store: Store): Promise<GatewayStore> => ({
  operations: await store.collection<OperationRecord>(collections.operations),
  endedOperations: await store.collection<OperationRecord>({ ...collections.operations, derived: true }),
  idempotency: await store.collection<IdempotencyRecord>(collections.idempotency),
  uploads: await store.collection<UploadRecord>(collections.uploads),
  erasures: await store.collection<ErasureRecord>(collections.erasures),
  usage: await store.collection<UsageRecord>(collections.usage),
  audit: await store.collection<AuditRecord>(collections.audit),
  replays: await store.collection<ReplayRecord>(collections.replays),
  batches: await store.collection<BatchRecord>(collections.batches),
  entries: await store.collection<BatchEntryRecord>(collections.entries),
  resumes: await store.collection<ResumeRecord>(collections.resumes),
  scores: await store.collection<ScoreRecord>(collections.scores),
  matches: await store.collection<MatchRecord>(collections.matches),
  vectors: await store.collection<VectorsRecord>(collections.vectors),
  questions: await store.collection<QuestionRecord>(collections.questions),
  jobs: await store.collection<JobRecord>(collections.jobs),
  jobReadings: await store.collection<JobReadingRecord>(collections.jobReadings),
  runs: await store.collection<BatchRunRecord>(collections.runs),
  candidates: await store.collection<CandidateRecord>(collections.candidates),
  deliveries: await store.collection<DeliveryRecord>(collections.deliveries),
});
