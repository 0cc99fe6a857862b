import { type FileOperation, type HttpOperation, type HttpOperationId, httpOperations } from '@winnow/contracts';
import type { Backends } from '@winnow/runtime';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import type { GatewayConfig } from './config.ts';
import { admit } from './middleware/admit.ts';
import { answerError, answerUnknown, refuseMethod, refuseWhileStopping } from './middleware/answer-error.ts';
import { beginCall, nameRoute } from './middleware/begin-call.ts';
import type { FindKey } from './middleware/find-caller.ts';
import { receiveUpload } from './middleware/receive-upload.ts';
import type { Uploads } from './operations/uploads.ts';
import { docsRouter } from './routes/docs.ts';
import { type FileRouteDeps, fileOperationRoute } from './routes/file-operation.ts';
import { healthRoutes } from './routes/health.ts';
import { readOperationRoute } from './routes/read-operation.ts';

export type AppDeps = FileRouteDeps & {
  readonly backends: Backends;
  readonly gateway: GatewayConfig;
  readonly findKey: FindKey;
  readonly uploads: Uploads;
  /** True from the moment at which the process is told to stop. */
  readonly stopping: () => boolean;
};

/** The page needs nothing from elsewhere; Swagger UI sets styles inline and draws icons from data addresses. */
const security = helmet({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      upgradeInsecureRequests: null,
    },
  },
  // Whoever terminates TLS in front of Winnow decides on this.
  strictTransportSecurity: false,
});

/** A path as Express writes it. */
const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The HTTP interface: every operation of the contract, in the order of its list. */
export const createApp = (deps: AppDeps): Express => {
  const { backends, gateway, findKey } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', [...gateway.trustedProxies]);
  app.set('query parser', 'simple');
  app.use(beginCall(backends), security, refuseWhileStopping(deps.stopping));

  const fileOperation = (operation: FileOperation): readonly RequestHandler[] => [
    receiveUpload(deps.uploads, gateway.fileBytes),
    fileOperationRoute(deps, operation),
  ];
  const { healthz, readyz, metrics } = healthRoutes(backends);
  const handlers: { readonly [id in Exclude<HttpOperationId, 'docs' | 'openapi'>]: readonly RequestHandler<never>[] } = {
    scoreAts: fileOperation('score-ats'),
    parse: fileOperation('parse'),
    readOperation: [readOperationRoute(deps.store, deps.loadResult, backends.now)],
    healthz: [healthz],
    readyz: [readyz],
    metrics: [metrics],
  };
  for (const id of Object.keys(handlers) as (keyof typeof handlers)[]) {
    const operation: HttpOperation = httpOperations[id];
    for (const path of [operation.path, ...(operation.aliases ?? [])])
      app[operation.method](
        routePath(path),
        nameRoute(id),
        admit({ ...backends, findKey, config: gateway }, operation),
        ...(handlers[id] as readonly RequestHandler[]),
      );
  }
  app.use(docsRouter());
  for (const [path, operations] of Map.groupBy(Object.values<HttpOperation>(httpOperations), (operation) => operation.path))
    app.all(routePath(path), refuseMethod(operations.map(({ method }) => method.toUpperCase())));
  app.use(answerUnknown, answerError(backends));
  return app;
};
