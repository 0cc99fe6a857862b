import { openSecretBox, rightsOfRole, sealPass } from '@winnow/accounts';
import { errorBody, type MemberRole, memberRole } from '@winnow/contracts';
import { expect } from 'vitest';
import { type Answer, get, send } from './call.ts';
import { choices, type DescribedOperation, describedOperations, pathWith } from './described-operations.ts';
import { apiDocument } from './validate-answer.ts';

/** The key with which the dashboard and the gateways of these deployments seal passes. */
export const secretKey = 'ab'.repeat(32);

/**
 * Who may call each operation, in the order viewer, recruiter, developer, owner: written down a second time, so that a change of
 * the table in the code is a change here, too. An operation that is missing here fails.
 */
const matrix: { readonly [operation: string]: string } = {
  scoreAts: '-rdo',
  parse: '-rdo',
  scoreMatchParsed: '-rdo',
  scoreMatch: '-rdo',
  questions: '-rdo',
  eraseResume: '---o',
  parseJob: '-rdo',
  createJob: '-rdo',
  listJobs: 'vrdo',
  readJob: 'vrdo',
  correctJob: '-r-o',
  deleteJob: '-r-o',
  readOperation: 'vrdo',
  createBatch: '-r-o',
  addCandidates: '-r-o',
  startBatch: '-r-o',
  cancelBatch: '-r-o',
  listBatches: 'vr-o',
  readBatch: 'vr-o',
  watchBatch: 'vr-o',
  rankBatch: 'vr-o',
  rankBatchById: 'vr-o',
  rerankBatch: 'vr-o',
  deleteBatch: '---o',
  readCandidate: 'vr-o',
  reviewCandidate: '-r-o',
  readCandidateResume: 'vr-o',
  readCandidateAts: 'vr-o',
  readCandidateQuestions: 'vr-o',
  readWebhook: '--do',
  writeWebhook: '--do',
  deleteWebhook: '--do',
  readWebhookSecret: '--do',
  renewWebhookSecret: '--do',
  testWebhook: '--do',
  listDeliveries: '--do',
  redeliver: '--do',
  redeliverFailed: '--do',
  listKeys: '--do',
  createKey: '--do',
  renewKey: '--do',
  revokeKey: '--do',
  listMembers: '---o',
  inviteMember: '---o',
  changeMember: '---o',
  removeMember: '---o',
  readAudit: '---o',
  readUsage: '--do',
  // For the owners of an operator's account only; the accounts here are those of customers.
  listAccounts: '----',
  createAccount: '----',
  listTopics: '----',
  listDeadLetters: '----',
  replayDeadLetters: '----',
};

/** Open to anyone; with a path, without what others may not see. */
const keyless = ['healthz', 'readyz', 'openapi', 'docs'];
const keyOptional = ['scoreAts'];
const ofOperators = Object.keys(matrix).filter((id) => matrix[id] === '----');

const rolesOf = (id: string): readonly MemberRole[] =>
  memberRole.options.filter((role) => matrix[id]?.includes(role.charAt(0)) ?? false);

const passOf = (accountId: string, role: MemberRole): string =>
  sealPass(openSecretBox([Buffer.from(secretKey, 'hex')]), Date.now, {
    accountId,
    actor: `person:${role}`,
    by: 'person',
    held: rightsOfRole(role),
  });

/** IDs that nobody has: who may call an operation is then told that there is nothing, and nothing changes. */
const nobodys = ({ parameters }: DescribedOperation): readonly string[] =>
  choices(parameters.map((name) => [name === 'sha256' ? 'no-hash' : 'nothing']))[0] ?? [];

type Caller = { readonly key: string | null; readonly headers?: { readonly [name: string]: string } };

const call = (url: string, operation: DescribedOperation, caller: Caller): Promise<Answer> => {
  const path = `${url}${pathWith(operation, nobodys(operation))}`;
  return operation.method === 'GET' ? get(path, caller) : send(operation.method, path, undefined, caller);
};

const isRefused = ({ status, body }: Answer): boolean =>
  [401, 403].includes(status) && errorBody.parse(body).detail.error === 'AUTH_ERROR';

/** What the document says, compared with the matrix. */
export const expectDocumentToHaveMatrix = (): void => {
  const listed = describedOperations.filter(({ id }) => !keyless.includes(id));
  expect([...new Set(listed.map(({ id }) => id))].toSorted()).toEqual(Object.keys(matrix).toSorted());
  for (const methods of Object.values(apiDocument.paths))
    for (const [, described] of Object.entries(methods as { readonly [method: string]: object })) {
      const { operationId, 'x-winnow-roles': roles } = described as { operationId: string; 'x-winnow-roles'?: readonly string[] };
      const id = operationId.replace(/Alias\d+$/, '');
      const expected = ofOperators.includes(id) ? ['owner'] : rolesOf(id);
      expect([id, roles ?? []]).toEqual([id, expected]);
    }
};

/** Who was let in against the matrix, or refused against it. */
const wrongCallersOf = async (
  url: string,
  operation: DescribedOperation,
  accountId: string,
  nextAddress: () => string,
): Promise<readonly string[]> => {
  const { id, method, path } = operation;
  const from = () => ({ 'x-forwarded-for': nextAddress() });
  const asNobody = call(url, operation, { key: null, headers: from() });
  const asMembers = memberRole.options.map(async (role) => {
    const answer = await call(url, operation, { key: null, headers: { ...from(), authorization: passOf(accountId, role) } });
    return isRefused(answer) === rolesOf(id).includes(role) ? [`${role} ${method} ${path}: ${answer.status}`] : [];
  });
  const nobody = isRefused(await asNobody) === keyOptional.includes(id) ? [`nobody ${method} ${path}`] : [];
  return [...nobody, ...(await Promise.all(asMembers)).flat()];
};

/** Calls every operation, as every role and as nobody, and compares who was let in with the matrix. */
export const expectRolesToHold = async (url: string, accountId: string, nextAddress: () => string): Promise<void> => {
  const operations = describedOperations.filter(({ id }) => !keyless.includes(id));
  const wrong = await Promise.all(operations.map((operation) => wrongCallersOf(url, operation, accountId, nextAddress)));
  expect(wrong.flat()).toEqual([]);
};
