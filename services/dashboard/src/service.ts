import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { openAccounts, openMembers, openSecretBox, openWebhookSettings } from '@winnow/accounts';
import { AppError } from '@winnow/kernel';
import { type Backends, type BreakerState, ConfigError, lookUpName, type Service } from '@winnow/runtime';
import { closeServer, createWebServer, listen, urlOf } from '@winnow/web';
import { type AppDeps, createApp } from './app.ts';
import type { DashboardConfig } from './config.ts';
import { createIdentityProvider } from './sessions/identity-provider.ts';
import { openDashboardStore } from './store.ts';

export type DashboardService = Service & {
  /** `http://host:port`, once started. */
  readonly address: () => string;
};

/** A form is a few lines long. */
const requestMs = 30_000;

/** Far more than the users of a deployment need; in standalone mode, the gateway's connections come from the same process. */
const connectionLimits = { max: 500, maxOfAddress: 250, shareOfDescriptors: 0.1 };

/** True when the dashboard is reachable by others and nothing indicates HTTPS. */
const isExposed = ({ dashboardHost, publicUrl }: DashboardConfig): boolean =>
  !['127.0.0.1', '::1', 'localhost'].includes(dashboardHost) && !(publicUrl?.startsWith('https:') ?? false);

const openProvider = (
  { metrics, logger }: Pick<Backends, 'metrics' | 'logger'>,
  config: DashboardConfig,
  callbackUrl: () => string,
): AppDeps['provider'] => {
  const onBreaker = (state: BreakerState): void => {
    metrics.breaker('identity_provider', state);
    metrics.breakersOpen('identity_provider', state === 'closed' ? 0 : 1);
    logger.warn({ state }, 'The breaker before the identity provider has changed its state');
  };

  const { oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret, oidcAccountClaim: accountClaim } = config;
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined)
    return { issuer, client: createIdentityProvider({ issuer, clientId, clientSecret, accountClaim, callbackUrl, onBreaker }) };
  if (issuer !== undefined || clientId !== undefined || clientSecret !== undefined)
    throw new ConfigError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set together or not at all.');
  return undefined;
};

/** Serves the admin dashboard: keys, webhook, batches and audit of one account at a time. */
export const createDashboardService = (
  backends: Backends,
  config: DashboardConfig,
  gateway = (): string => config.gatewayUrl,
): DashboardService => {
  const { now, newId, logger } = backends;
  const stopping = new AbortController();
  let server: Server | undefined;

  const endpoint = { host: config.dashboardHost, port: config.dashboardPort };
  const address = (): string => urlOf(server, endpoint);

  return {
    name: 'dashboard',
    address,
    start: async () => {
      const provider = openProvider(backends, config, () => `${config.publicUrl ?? address()}/sign-in/callback`);
      const box = openSecretBox(await backends.secretKeys());
      const identity = { store: backends.store, now, newId, randomBytes: (size: number) => randomBytes(size) };
      const app = createApp({
        ...backends,
        ...identity,
        box,
        config,
        provider,
        gateway,
        store: await openDashboardStore(backends.store),
        accounts: await openAccounts({ ...identity, bootstrapKey: config.bootstrapKey }),
        members: await openMembers(identity),
        settings: await openWebhookSettings({ ...identity, box, allow: config.webhookAllow, lookUp: lookUpName }),
        stopping: stopping.signal,
      });
      server = createWebServer(app, connectionLimits, { requestTimeout: requestMs, headersTimeout: requestMs });
      await listen(server, endpoint);
      logger.info({ address: address() }, 'Dashboard listening');
      if (isExposed(config)) logger.warn({}, 'Cookies are sent over plain HTTP: set WINNOW_PUBLIC_URL to an https address');
    },
    check: async () => {
      if (server !== undefined && !server.listening && !stopping.signal.aborted)
        throw new AppError('UNAVAILABLE', 'The dashboard does not listen.');
    },
    stop: async (graceMs) => {
      stopping.abort();
      if (server !== undefined) await closeServer(server, graceMs);
    },
  };
};
