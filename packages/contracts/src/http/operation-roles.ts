import type { MemberRole } from '../bodies/member.ts';
import type { HttpOperation } from './http-operation.ts';
import { type HttpOperationId, httpOperations } from './operations.ts';

type Keyless = 'healthz' | 'readyz' | 'openapi' | 'docs';

const everyone: readonly MemberRole[] = ['viewer', 'recruiter', 'developer', 'owner'];
/** Candidates are shown to those who decide about them. */
const readers: readonly MemberRole[] = ['viewer', 'recruiter', 'owner'];
const analysts: readonly MemberRole[] = ['recruiter', 'developer', 'owner'];
const recruiters: readonly MemberRole[] = ['recruiter', 'owner'];
const developers: readonly MemberRole[] = ['developer', 'owner'];
const owners: readonly MemberRole[] = ['owner'];

/** Who may call each operation that needs a key: members by their role, and keys that are limited to a role. */
export const operationRoles: { readonly [id in Exclude<HttpOperationId, Keyless>]: readonly MemberRole[] } = {
  scoreAts: analysts,
  parse: analysts,
  scoreMatchParsed: analysts,
  scoreMatch: analysts,
  questions: analysts,
  eraseResume: owners,

  parseJob: analysts,
  createJob: analysts,
  listJobs: everyone,
  readJob: everyone,
  correctJob: recruiters,
  deleteJob: recruiters,
  readOperation: everyone,

  createBatch: recruiters,
  addCandidates: recruiters,
  startBatch: recruiters,
  cancelBatch: recruiters,
  listBatches: readers,
  readBatch: readers,
  watchBatch: readers,
  rankBatch: readers,
  rankBatchById: readers,
  rerankBatch: readers,
  deleteBatch: owners,

  readCandidate: readers,
  reviewCandidate: recruiters,
  readCandidateResume: readers,
  readCandidateAts: readers,
  readCandidateQuestions: readers,

  readWebhook: developers,
  writeWebhook: developers,
  deleteWebhook: developers,
  readWebhookSecret: developers,
  renewWebhookSecret: developers,
  testWebhook: developers,
  listDeliveries: developers,
  redeliver: developers,
  redeliverFailed: developers,

  listKeys: developers,
  createKey: developers,
  renewKey: developers,
  revokeKey: developers,

  listMembers: owners,
  inviteMember: owners,
  changeMember: owners,
  removeMember: owners,
  readAudit: owners,
  readUsage: developers,

  listAccounts: owners,
  createAccount: owners,
  listTopics: owners,
  listDeadLetters: owners,
  replayDeadLetters: owners,
};

/** The roles of an operation; `undefined` for one that needs no key. */
export const rolesOf = (id: string): readonly MemberRole[] | undefined =>
  Object.hasOwn(operationRoles, id) ? operationRoles[id as keyof typeof operationRoles] : undefined;

/** What a caller may do: scopes, and the role that limits them. */
type Rights = { readonly scopes: readonly string[]; readonly role: MemberRole };

/** True when scopes and role allow an operation, as far as it needs a key. */
export const mayCall = ({ scopes, role }: Rights, id: HttpOperationId): boolean => {
  const { access }: HttpOperation = httpOperations[id];
  return access.key === 'none' || (scopes.includes(access.scope) && (rolesOf(id)?.includes(role) ?? false));
};

/** The operations that scopes and role allow. */
export const operationsOf = (rights: Rights): readonly HttpOperationId[] =>
  (Object.keys(operationRoles) as (keyof typeof operationRoles)[]).filter((id) => mayCall(rights, id));
