import {
  collections,
  type IdempotencyRecord,
  type OperationRecord,
  type ResumeRecord,
  type ScoreRecord,
  type UploadRecord,
} from '@winnow/contracts';
import type { Collection, Store } from '@winnow/ports';

/** What the gateway owns, and what it reads of others. It deletes everywhere: erasure is asked for here. */
export type GatewayStore = {
  readonly operations: Collection<OperationRecord>;
  readonly idempotency: Collection<IdempotencyRecord>;
  readonly uploads: Collection<UploadRecord>;
  readonly resumes: Pick<Collection<ResumeRecord>, 'get' | 'delete'>;
  readonly scores: Pick<Collection<ScoreRecord>, 'get' | 'delete'>;
};

/** Opens the collections that the gateway works with. */
export const openGatewayStore = async (store: Store): Promise<GatewayStore> => ({
  operations: await store.collection<OperationRecord>(collections.operations),
  idempotency: await store.collection<IdempotencyRecord>(collections.idempotency),
  uploads: await store.collection<UploadRecord>(collections.uploads),
  resumes: await store.collection<ResumeRecord>(collections.resumes),
  scores: await store.collection<ScoreRecord>(collections.scores),
});
