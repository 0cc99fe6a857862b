import { readFileSync } from 'node:fs';
import type { Accounts, Members, SecretBox, WebhookSettingsStore } from '@winnow/accounts';
import type { Backends } from '@winnow/runtime';
import { createWebApp, securityHeaders } from '@winnow/web';
import express, { type Express } from 'express';
import type { DashboardConfig } from './config.ts';
import { checkForm, checkScript } from './middleware/check-form.ts';
import { endWithSession } from './middleware/end-with-session.ts';
import { readSession, requireVisitor } from './middleware/read-session.ts';
import { spendBudget } from './middleware/spend-budget.ts';
import { answerApiError, answerError, answerUnknown, refuseWhileStopping } from './routes/answer-error.ts';
import { forwardToGateway, readSessionRoute, requireSession } from './routes/api.ts';
import { auditRoute } from './routes/audit.ts';
import { batchRoutes } from './routes/batches.ts';
import { beginCall } from './routes/begin-call.ts';
import { needs } from './routes/call.ts';
import { keySignInRoutes } from './routes/key-sign-in.ts';
import { keyRoutes } from './routes/keys.ts';
import { overviewRoute } from './routes/overview.ts';
import { providerSignInRoutes } from './routes/provider-sign-in.ts';
import { endSessionRoute, signOut, skipWhenSignedIn } from './routes/sign-in.ts';
import { webhookRoutes } from './routes/webhook.ts';
import { workspaceAssets, workspacePage } from './routes/workspace.ts';
import { createSessions } from './sessions/begin-session.ts';
import { openEndedSessions } from './sessions/ended-sessions.ts';
import { createVisitorFinder } from './sessions/find-visitor.ts';
import type { IdentityProvider } from './sessions/identity-provider.ts';
import { createSessionCookie } from './sessions/session-cookie.ts';
import type { DashboardStore } from './store.ts';

export type AppDeps = Pick<Backends, 'bus' | 'rateLimits' | 'now' | 'timers' | 'newId' | 'logger' | 'metrics' | 'tracing'> & {
  readonly config: DashboardConfig;
  readonly store: DashboardStore;
  readonly accounts: Accounts;
  readonly members: Members;
  readonly settings: WebhookSettingsStore;
  readonly box: SecretBox;
  readonly randomBytes: (size: number) => Uint8Array;
  /** `undefined`: people sign in with a key. */
  readonly provider: { readonly issuer: string; readonly client: IdentityProvider } | undefined;
  /** URL of the gateway, once it listens. */
  readonly gateway: () => string;
  readonly stopping: AbortSignal;
};

const security = (issuer: string | undefined) =>
  securityHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        // Browsers also check the target of a form's redirect against this list.
        formAction: ["'self'", ...(issuer === undefined ? [] : [new URL(issuer).origin])],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
      },
    },
    // Without a referrer, a browser would not report the origin of a form either.
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });

const style = readFileSync(new URL('./pages/style.css', import.meta.url));
const styleSeconds = 300;

/** The dashboard: pages and forms for a signed-in person. */
export const createApp = (deps: AppDeps): Express => {
  const { config, provider, accounts, members, box, now, randomBytes } = deps;
  const secure = config.publicUrl?.startsWith('https:') ?? false;
  const cookie = createSessionCookie({ box, now, secure });
  const sessions = createSessions({ now, randomBytes });
  const ended = openEndedSessions(deps);
  const checked = checkForm(config.publicUrl);
  const app = createWebApp(config.trustedProxies);
  app.use(beginCall(deps), security(provider?.issuer), refuseWhileStopping(deps.stopping));

  app.get('/style.css', (_request, response) => {
    response.set('Cache-Control', `public, max-age=${styleSeconds}`).type('css').send(style);
  });
  app.get('/favicon.ico', (_request, response) => {
    response.status(204).end();
  });

  app.use('/app/assets', workspaceAssets());
  const findVisitor = createVisitorFinder({ ...deps, ended, issuer: provider?.issuer });
  const session = readSession({ cookie, findVisitor, now });
  app.use('/api', session, requireSession, checkScript(config.publicUrl));
  app.get('/api/session', readSessionRoute);
  app.delete('/api/session', endSessionRoute({ cookie, ended }));
  app.use('/api', endWithSession({ findVisitor, timers: deps.timers }), forwardToGateway(deps));
  app.use('/api', answerApiError(deps));

  app.use(express.urlencoded({ extended: false, limit: '20kb', parameterLimit: 100 }), session);
  if (provider === undefined) {
    const { show, enter } = keySignInRoutes({ ...deps, cookie, sessions });
    app.get('/sign-in', skipWhenSignedIn, show);
    app.post('/sign-in', skipWhenSignedIn, checked, enter);
  } else {
    const { issuer, client } = provider;
    const routes = { accounts, members, provider: client, issuer, accountClaim: config.oidcAccountClaim, cookie, sessions };
    const { show, start, finish } = providerSignInRoutes(routes);
    app.get('/sign-in', skipWhenSignedIn, show);
    app.get('/sign-in/start', skipWhenSignedIn, start);
    app.get('/sign-in/callback', skipWhenSignedIn, finish);
  }

  app.use(requireVisitor(cookie), spendBudget(deps), checked);
  app.get('/app{/*path}', workspacePage(randomBytes));
  app.post('/sign-out', signOut({ cookie, ended }));
  app.get('/', overviewRoute(deps));

  const keys = keyRoutes(deps);
  app.get('/keys', needs('listKeys'), keys.list);
  app.post('/keys', needs('createKey'), keys.create);
  app.get('/keys/new', needs('createKey'), keys.describe);
  app.get('/keys/:id/renew', needs('renewKey'), keys.askRenew);
  app.post('/keys/:id/renew', needs('renewKey'), keys.renew);
  app.get('/keys/:id/revoke', needs('revokeKey'), keys.askRevoke);
  app.post('/keys/:id/revoke', needs('revokeKey'), keys.revoke);

  const webhook = webhookRoutes(deps);
  app.get('/webhook', needs('readWebhook'), webhook.read);
  app.post('/webhook', needs('writeWebhook'), webhook.write);
  app.get('/webhook/secret', needs('readWebhookSecret'), webhook.leaveSecret);
  app.post('/webhook/secret', needs('readWebhookSecret'), webhook.showSecret);
  app.get('/webhook/secret/new', needs('renewWebhookSecret'), webhook.askNewSecret);
  app.post('/webhook/secret/new', needs('renewWebhookSecret'), webhook.renewSecret);
  app.post('/webhook/test', needs('testWebhook'), webhook.test);
  app.post('/webhook/deliveries/:id/redeliver', needs('redeliver'), webhook.redeliver);

  const batches = batchRoutes(deps);
  app.get('/batches', needs('listBatches'), batches.list);
  app.get('/batches/:id', needs('rankBatch'), batches.read);
  app.get('/audit', needs('readAudit'), auditRoute(deps));
  app.use(answerUnknown, answerError(deps));
  return app;
};
