import type { Accounts, RecordAction, SecretBox, WebhookSettingsStore } from '@winnow/accounts';
import { type HttpOperation, type HttpOperationId, httpOperations } from '@winnow/contracts';
import type { Backends } from '@winnow/runtime';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Batches } from '../batches/batches.ts';
import type { GatewayConfig } from '../config.ts';
import { assertKnownFields } from '../http/form-fields.ts';
import { type Act, answerOnce } from '../middleware/answer-once.ts';
import { createAssertOperator } from '../middleware/assert-operator.ts';
import { receiveCandidates } from '../middleware/receive-candidates.ts';
import { receiveJson, receiveUrlencoded } from '../middleware/receive-json.ts';
import { receiveUpload } from '../middleware/receive-upload.ts';
import { openDeadLetterDesk } from '../operations/dead-letters.ts';
import type { Erasures } from '../operations/erasures.ts';
import type { Jobs } from '../operations/jobs.ts';
import type { Uploads } from '../operations/uploads.ts';
import { batchActions, contentOfFiles } from './batch-actions.ts';
import { batchRoutes } from './batches.ts';
import { eraseBatchRoute, eraseResumeRoute } from './erase.ts';
import { healthRoutes } from './health.ts';
import { jobRoutes } from './jobs.ts';
import { keyRoutes, requesterOf } from './keys.ts';
import { type OperationRouteDeps, operationRoute, type ReadParameters } from './operation.ts';
import { readOperationRoute } from './read-operation.ts';
import { createParametersOfJobs, parametersOfResume } from './read-parameters.ts';
import { createResultSender } from './send-result.ts';
import { topicRoutes } from './topics.ts';
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
  readonly recordAction: RecordAction;
  readonly settings: WebhookSettingsStore;
  readonly box: SecretBox;
  /** Aborted from the moment the process is told to stop. */
  readonly stopping: AbortSignal;
};

type Handlers = readonly RequestHandler<never>[];

const operations: { readonly [id in HttpOperationId]: HttpOperation } = httpOperations;

/** The middleware and handler of each operation of the contract. */
export const createRoutes = (
  deps: RoutesDeps,
): { readonly [id in Exclude<HttpOperationId, 'docs' | 'openapi'>]: RequestHandler[] } => {
  const { backends, gateway, store, uploads, jobs, batches, erasures } = deps;
  const { now, newId } = backends;

  const upload = receiveUpload(uploads, erasures, gateway.fileBytes);
  const json = receiveJson(false);
  const send = createResultSender();
  const candidates = receiveCandidates({ uploads, newId, limits: gateway });
  /** Checked once the form has been received: the operation releases it when it is rejected. */
  const known =
    (id: HttpOperationId, read: ReadParameters): ReadParameters =>
    async (request, caller) => {
      assertKnownFields(operations[id], request);
      return read(request, caller);
    };
  const withFile = (id: HttpOperationId, read: ReadParameters): Handlers => [upload, operationRoute(deps, send, known(id, read))];
  const withJson = (read: ReadParameters): Handlers => [json, operationRoute(deps, send, read)];
  const urlencoded = receiveUrlencoded();
  const receiverFor = (request: Request): RequestHandler => {
    if (request.is('multipart/*')) return upload;
    return request.is('application/x-www-form-urlencoded') ? urlencoded : json;
  };
  /** A form of either kind or JSON, depending on the request. */
  const withEither = (id: HttpOperationId, read: ReadParameters): Handlers => [
    (request: Request, response: Response, next: NextFunction) => receiverFor(request)(request, response, next),
    operationRoute(deps, send, known(id, read)),
  ];
  const intake = (id: HttpOperationId): Handlers => [
    candidates,
    (request: Request, _response: unknown, next: () => void) => {
      assertKnownFields(operations[id], request);
      next();
    },
  ];
  const once = (id: HttpOperationId, act: Act, content?: Parameters<typeof answerOnce>[3]): RequestHandler<never> =>
    answerOnce({ store, now, box: deps.box }, id, act, content);

  const asked = createParametersOfJobs(jobs);
  const job = jobRoutes(store, jobs, erasures);
  const batch = batchRoutes({ store, batches });
  const act = batchActions({
    store,
    batches,
    jobs,
    eraseBatch: erasures.eraseBatch,
    defaultTimeoutMs: gateway.batchTimeoutMs,
  });
  const key = keyRoutes({ accounts: deps.accounts, now });
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
  const health = healthRoutes({ ...backends, metricsAllow: gateway.metricsAllow });

  const routes: { readonly [id in Exclude<HttpOperationId, 'docs' | 'openapi'>]: Handlers } = {
    scoreAts: withFile('scoreAts', asked.scoreAts),
    parse: withFile('parse', parametersOfResume('parse')),
    scoreMatchParsed: withFile('scoreMatchParsed', asked.scoreMatchParsed),
    scoreMatch: withFile('scoreMatch', asked.scoreMatch),
    questions: withFile('questions', asked.questions),
    eraseResume: [eraseResumeRoute(erasures)],
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
    readCandidate: [batch.candidate],
    deleteBatch: [eraseBatchRoute(batches, erasures)],
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
    listAccounts: [key.listAccounts],
    createAccount: [json, once('createAccount', key.createAccount, requesterOf)],
    listTopics: [topic.list],
    listDeadLetters: [topic.read],
    replayDeadLetters: [json, once('replayDeadLetters', topic.replay)],
    healthz: [health.healthz],
    readyz: [health.readyz],
    metrics: [health.metrics],
  };
  // Each handler knows the parameters of its own path; Express does not.
  return routes as unknown as { readonly [id in keyof typeof routes]: RequestHandler[] };
};
