import type { Accounts, Members, RecordAction, SecretBox, WebhookSettingsStore } from '@winnow/accounts';
import type { HttpOperationId } from '@winnow/contracts';
import type { Backends } from '@winnow/runtime';
import type { RequestHandler } from 'express';
import type { Batches } from '../batches/batches.ts';
import type { GatewayConfig } from '../config.ts';
import { type Act, answerOnce } from '../middleware/answer-once.ts';
import { createAssertOperator } from '../middleware/assert-operator.ts';
import { receiveJson } from '../middleware/receive-json.ts';
import type { UsageCounter } from '../operations/count-usage.ts';
import { openDeadLetterDesk } from '../operations/dead-letters.ts';
import type { Erasures } from '../operations/erasures.ts';
import type { Jobs } from '../operations/jobs.ts';
import { createMatchPages } from '../operations/match-page.ts';
import type { Uploads } from '../operations/uploads.ts';
import { readAuditRoute } from './audit.ts';
import { batchActions, contentOfFiles } from './batch-actions.ts';
import { batchRoutes } from './batches.ts';
import { parametersOfCandidate } from './candidate-parameters.ts';
import { candidateRoutes } from './candidates.ts';
import { createResumeDrawer } from './draw-resume.ts';
import { eraseBatchRoute, eraseResumeRoute } from './erase.ts';
import { healthRoutes } from './health.ts';
import { type Handlers, openIntakes } from './intakes.ts';
import { jobRoutes } from './jobs.ts';
import { keyRoutes, requesterOf } from './keys.ts';
import { memberRoutes } from './members.ts';
import type { OperationRouteDeps } from './operation.ts';
import { readOperationRoute } from './read-operation.ts';
import { createParametersOfJobs, parametersOfResume } from './read-parameters.ts';
import { createReranker, rerankBatchRoute } from './rerank-batch.ts';
import { topicRoutes } from './topics.ts';
import { readUsageRoute } from './usage.ts';
import { watchBatchRoute } from './watch-batch.ts';
import { webhookRoutes } from './webhook.ts';

export type RoutesDeps = OperationRouteDeps & {
  readonly backends: Backends;
  readonly gateway: GatewayConfig;
  readonly uploads: Uploads;
  readonly jobs: Jobs;
  readonly batches: Batches;
  readonly erasures: Erasures;
  readonly accounts: Accounts;
  readonly members: Members;
  readonly counter: UsageCounter;
  readonly recordAction: RecordAction;
  readonly settings: WebhookSettingsStore;
  readonly box: SecretBox;
  /** Aborted from the moment the process is told to stop. */
  readonly stopping: AbortSignal;
};

/** The middleware and handler of each operation of the contract. */
export const createRoutes = (
  deps: RoutesDeps,
): { readonly [id in Exclude<HttpOperationId, 'docs' | 'openapi'>]: RequestHandler[] } => {
  const { backends, gateway, store, jobs, batches, erasures } = deps;
  const { now } = backends;

  const { json, send, withFile, withStored, withJson, withEither, intake } = openIntakes(deps);
  const once = (id: HttpOperationId, act: Act, content?: Parameters<typeof answerOnce>[3]): RequestHandler<never> =>
    answerOnce({ store, now, box: deps.box }, id, act, content);

  const asked = createParametersOfJobs(jobs, deps.recordAction);
  const job = jobRoutes(store, jobs, erasures, deps.recordAction);
  const rerank = createReranker({ store, batches });
  const batch = batchRoutes({ store, batches, rerank, send, note: deps.recordAction });
  const candidate = candidateRoutes({
    store,
    batches,
    note: deps.recordAction,
    now,
    send,
    renderMatch: createMatchPages(store, backends.files, backends.pool),
    drawResume: createResumeDrawer(deps),
  });
  const aboutCandidate = parametersOfCandidate(candidate);
  const { eraseBatch } = erasures;
  const act = batchActions({ ...deps, note: deps.recordAction, eraseBatch, defaultTimeoutMs: gateway.batchTimeoutMs });
  const key = keyRoutes({ accounts: deps.accounts, now });
  const member = memberRoutes(deps.members);
  const webhook = webhookRoutes({
    settings: deps.settings,
    store,
    bus: backends.bus,
    now,
    rateLimits: backends.rateLimits,
    sendsPerMinute: gateway.webhookSendsPerMinute,
  });
  const topic = topicRoutes({
    desk: openDeadLetterDesk({ bus: backends.bus, replays: store.replays, now }),
    assertOperator: createAssertOperator(deps.accounts),
    note: deps.recordAction,
  });
  const health = healthRoutes(backends);

  const routes: { readonly [id in Exclude<HttpOperationId, 'docs' | 'openapi'>]: Handlers } = {
    scoreAts: withFile('scoreAts', asked.scoreAts),
    parse: withFile('parse', parametersOfResume('parse')),
    scoreMatchParsed: withFile('scoreMatchParsed', asked.scoreMatchParsed),
    scoreMatch: withFile('scoreMatch', asked.scoreMatch),
    questions: withFile('questions', asked.questions),
    eraseResume: [eraseResumeRoute(erasures, deps.recordAction)],
    parseJob: withEither('parseJob', asked.parseJob),
    createJob: withJson(asked.createJob),
    listJobs: [job.list],
    readJob: [job.read],
    correctJob: withJson(asked.correctJob),
    deleteJob: [job.remove],
    readOperation: [readOperationRoute(store, deps.loadResult, send, now)],
    createBatch: [...intake('createBatch'), once('createBatch', act.create, contentOfFiles)],
    addCandidates: [...intake('addCandidates'), once('addCandidates', act.add, contentOfFiles)],
    startBatch: [once('startBatch', act.start)],
    cancelBatch: [once('cancelBatch', act.cancel)],
    listBatches: [batch.list],
    readBatch: [batch.read],
    watchBatch: [watchBatchRoute({ store, batches, timers: deps.timers, stopping: deps.stopping })],
    rankBatch: [batch.rank],
    rankBatchById: [batch.rankById],
    rerankBatch: [receiveJson(true), rerankBatchRoute(rerank)],
    readCandidate: [candidate.read],
    reviewCandidate: [receiveJson(true), candidate.review],
    readCandidateResume: withStored(aboutCandidate.resume),
    readCandidateAts: withStored(aboutCandidate.ats),
    readCandidateQuestions: withStored(aboutCandidate.questions),
    deleteBatch: [eraseBatchRoute(batches, erasures, deps.recordAction)],
    readWebhook: [webhook.read],
    writeWebhook: [json, webhook.write],
    deleteWebhook: [webhook.remove],
    readWebhookSecret: [webhook.readSecret],
    renewWebhookSecret: [once('renewWebhookSecret', webhook.renewSecret)],
    testWebhook: [once('testWebhook', webhook.test)],
    listDeliveries: [webhook.list],
    redeliver: [once('redeliver', webhook.redeliver)],
    redeliverFailed: [json, once('redeliverFailed', webhook.redeliverFailed)],
    listKeys: [key.list],
    createKey: [json, once('createKey', key.create, requesterOf)],
    renewKey: [receiveJson(true), once('renewKey', key.renew, requesterOf)],
    revokeKey: [key.revoke],
    listMembers: [member.list],
    inviteMember: [json, once('inviteMember', member.invite)],
    changeMember: [json, member.change],
    removeMember: [member.remove],
    readAudit: [readAuditRoute(deps)],
    readUsage: [readUsageRoute({ ...deps, now })],
    listAccounts: [key.listAccounts],
    createAccount: [json, once('createAccount', key.createAccount, requesterOf)],
    listTopics: [topic.list],
    listDeadLetters: [topic.read],
    replayDeadLetters: [json, once('replayDeadLetters', topic.replay)],
    healthz: [health.healthz],
    readyz: [health.readyz],
  };
  // Each handler knows the parameters of its own path; Express does not.
  return routes as unknown as { readonly [id in keyof typeof routes]: RequestHandler[] };
};
