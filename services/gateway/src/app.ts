import { type HttpOperation, type HttpOperationId, httpOperations } from '@winnow/contracts';
import type { Backends } from '@winnow/runtime';
import { createWebApp, securityHeaders } from '@winnow/web';
import type { Express } from 'express';
import type { GatewayConfig } from './config.ts';
import { admit } from './middleware/admit.ts';
import { answerError, answerUnknown, refuseEarly, refuseMethod } from './middleware/answer-error.ts';
import { beginCall, nameRoute } from './middleware/begin-call.ts';
import { checkQuery } from './middleware/check-query.ts';
import type { FindKey } from './middleware/find-caller.ts';
import { inSequence } from './middleware/in-sequence.ts';
import { limitAnswerTime } from './middleware/limit-answer-time.ts';
import { limitOpen } from './middleware/limit-open.ts';
import { limitUploadTime } from './middleware/limit-upload-time.ts';
import { markAnswer } from './middleware/mark-answer.ts';
import { answerPreflight, isShared, shareAnswer } from './middleware/share-across-origins.ts';
import { docsRouter } from './routes/docs.ts';
import { frontRouter } from './routes/front.ts';
import { createRoutes, type RoutesDeps } from './routes/routes.ts';

export type AppDeps = RoutesDeps & {
  readonly backends: Backends;
  readonly gateway: GatewayConfig;
  readonly findKey: FindKey;
  /** URL of the dashboard, if it is known. */
  readonly dashboard: () => string | undefined;
};

/** Pages load nothing from other hosts; reports and the API reference set inline styles and load images from data URLs. */
const security = securityHeaders({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      upgradeInsecureRequests: null,
    },
  },
});

/** A path in the syntax of Express. */
const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const pathsOf = ({ path, aliases = [] }: HttpOperation): readonly string[] => [path, ...aliases];

/** The HTTP API: every operation of the contract, in the order of its list. */
export const createApp = (deps: AppDeps): Express => {
  const { backends, gateway, findKey } = deps;
  const app = createWebApp(gateway.trustedProxies);
  const open = limitOpen(backends.now);
  app.use(
    inSequence(
      beginCall(backends),
      limitAnswerTime(),
      security,
      refuseEarly(() => deps.stopping.aborted, open),
    ),
  );

  const routes = createRoutes(deps);
  for (const [id, operation] of Object.entries<HttpOperation>(httpOperations))
    if (isShared(operation))
      for (const path of pathsOf(operation)) {
        app.options(routePath(path), open, answerPreflight(operation));
        if (!(id in routes)) app[operation.method](routePath(path), shareAnswer);
      }
  const guard = { ...backends, findKey, box: deps.box, counter: deps.counter, config: gateway };
  for (const id of Object.keys(routes) as (keyof typeof routes)[]) {
    const operation: HttpOperation = httpOperations[id];
    for (const path of pathsOf(operation))
      app[operation.method](
        routePath(path),
        ...(isShared(operation) ? [shareAnswer] : []),
        nameRoute(id as HttpOperationId),
        markAnswer(operation),
        operation.access.key === 'none' ? open : admit(guard, { id, access: operation.access }),
        limitUploadTime(operation),
        checkQuery(operation),
        ...routes[id],
      );
  }
  app.use(open, frontRouter(deps.dashboard), docsRouter());
  const methods = new Map<string, string[]>();
  for (const operation of Object.values<HttpOperation>(httpOperations))
    for (const path of pathsOf(operation)) methods.set(path, [...(methods.get(path) ?? []), operation.method.toUpperCase()]);
  for (const [path, allowed] of methods) app.all(routePath(path), refuseMethod(allowed));
  app.use(answerUnknown, answerError(backends));
  return app;
};
