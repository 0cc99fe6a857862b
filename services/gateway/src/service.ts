import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { openAccounts, openAudit, openMembers, openSecretBox, openWebhookSettings } from '@winnow/accounts';
import { operationDone, uploadFile } from '@winnow/contracts';
import { storeTryMs } from '@winnow/handlers';
import {
  type Backends,
  createConsumerService,
  errorFacts,
  lookUpName,
  repeat,
  type Service,
  sweepExpired,
} from '@winnow/runtime';
import { closeServer, createWebServer, listen, urlOf } from '@winnow/web';
import { createApp } from './app.ts';
import { openBatches } from './batches/batches.ts';
import type { GatewayConfig } from './config.ts';
import { recordOutcome } from './handlers/record-outcome.ts';
import { answerBrokenRequest } from './http/answer-broken-request.ts';
import { cacheKeys } from './middleware/find-caller.ts';
import { longUploadMs } from './middleware/limit-upload-time.ts';
import { countUsage } from './operations/count-usage.ts';
import { openErasures } from './operations/erasures.ts';
import { openJobs } from './operations/jobs.ts';
import { createKnownAnswers } from './operations/known-answers.ts';
import { createResultLoader } from './operations/load-result.ts';
import { createPendingOperations } from './operations/pending-operations.ts';
import { openReplies } from './operations/replies.ts';
import { openStoredBytes } from './operations/stored-bytes.ts';
import { openUploads } from './operations/uploads.ts';
import { openGatewayStore } from './store.ts';

export type GatewayService = Service & {
  /** `http://host:port`, once started. */
  readonly address: () => string;
};

const checkEveryMs = 5_000;
const storeUsageEveryMs = 10_000;

/** Headers arrive immediately or not at all; connections with no or partial headers are checked every few seconds. */
const connectionTimes = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

/** The rest is needed for files, database and brokers. */
const shareOfDescriptors = 0.6;

/** Serves the HTTP API and keeps the records of operations. */
export const createGatewayService = (
  backends: Backends,
  config: GatewayConfig,
  dashboard = (): string | undefined => config.publicUrl,
): GatewayService => {
  const { bus, files, now, timers, newId, logger, metrics, config: common } = backends;
  let server: Server | undefined;
  const stopping = new AbortController();
  let dismissWaiting = (): void => {};
  let storeUsage = async (): Promise<void> => {};
  const consumers = createConsumerService('gateway', async () => {
    const store = await openGatewayStore(backends.store);
    const box = openSecretBox(await backends.secretKeys());
    const identity = { store: backends.store, now, newId, randomBytes: (size: number) => randomBytes(size) };
    const accounts = await openAccounts({ ...identity, bootstrapKey: config.bootstrapKey });
    const settings = await openWebhookSettings({ ...identity, box, allow: config.webhookAllow, lookUp: lookUpName });
    const pending = createPendingOperations(config, now);
    const [replies, outcomes] = await Promise.all([
      openReplies(bus, newId('inst'), pending.end),
      bus.subscribe(
        operationDone,
        { group: 'gateway', concurrency: 64, tryMs: storeTryMs, maxTries: 5 },
        recordOutcome({ ...store, operations: store.endedOperations }, common.resultTtlMs, now, { onEnd: pending.end, metrics }),
      ),
    ]);
    dismissWaiting = replies.dismiss;
    const storedBytes = openStoredBytes({ uploads: store.uploads, now, maxBytes: config.accountBytes });
    const uploads = openUploads(store, files, now, common.fileTtlMs, storedBytes);
    uploads.removeOrphans().catch((error: unknown) => logger.warn(errorFacts(error), 'Orphaned uploads were not removed'));
    const { resultTtlMs, fileTtlMs } = common;
    const jobs = openJobs(store, uploads, config.jobCharacters);
    const batches = openBatches({ store, uploads, bus, now, maxCandidates: config.batchCandidates, fileTtlMs, resultTtlMs });
    const erasures = openErasures({ store, files, bus, timers });
    const counter = countUsage({ usage: store.usage, now });
    storeUsage = counter.flush;
    const app = createApp({
      backends,
      bus,
      uploads,
      jobs,
      batches,
      erasures,
      accounts,
      members: await openMembers(identity),
      counter,
      recordAction: await openAudit(identity),
      settings,
      box,
      stopping: stopping.signal,
      gateway: config,
      store,
      replies,
      pending,
      timers,
      findKey: cacheKeys(accounts, now),
      dashboard,
      onLookup: (hit) => metrics.lookup('result', hit),
      answers: createKnownAnswers({ jobs: store.jobs, now, resultTtlMs }),
      loadResult: createResultLoader(store, files, backends.pool),
      config: { ...config, resultTtlMs },
    });
    server = createWebServer(
      app,
      { max: config.connections, maxOfAddress: config.connectionsOfAddress, shareOfDescriptors },
      { ...connectionTimes, requestTimeout: longUploadMs, keepAliveTimeout: config.keepAliveMs },
    );
    server.on('clientError', (error, socket) => answerBrokenRequest(error, socket, newId('req')));
    return [
      replies.subscription,
      outcomes,
      sweepExpired({
        collection: store.uploads,
        now,
        logger,
        remove: async (upload) => {
          await files.delete(uploadFile(upload));
        },
      }),
      repeat({ everyMs: storeUsageEveryMs, logger, name: 'usage', work: counter.flush }),
      repeat({ everyMs: checkEveryMs, logger, name: 'batch starts', work: batches.followStarts }),
      repeat({ everyMs: checkEveryMs, logger, name: 'erasures', work: erasures.continuePending }),
    ];
  });

  const address = (): string => urlOf(server, { host: common.host, port: config.port });

  return {
    ...consumers,
    address,
    start: async () => {
      await consumers.start();
      if (server !== undefined) await listen(server, { host: common.host, port: config.port });
      logger.info({ address: address() }, 'Listening');
    },
    stop: async (graceMs) => {
      stopping.abort();
      // Waiting requests are answered now: their work is stored, and continues elsewhere or after the restart.
      dismissWaiting();
      if (server !== undefined) await closeServer(server, graceMs);
      await consumers.stop(graceMs);
      await storeUsage().catch((error: unknown) => logger.warn(errorFacts(error), 'The last counts of usage were not stored'));
    },
  };
};
