import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openAccounts, openSecretBox, openWebhookSettings, parseSecretKey } from '@winnow/accounts';
import { AppError } from '@winnow/kernel';
import { type Backends, type BreakerState, ConfigError, lookUpName, type Service } from '@winnow/runtime';
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

const listen = async (server: Server, { dashboardPort, dashboardHost }: DashboardConfig): Promise<void> => {
  server.listen(dashboardPort, dashboardHost);
  await once(server, 'listening');
};

/** True when others may reach the dashboard and nothing says that they come over https. */
const isExposed = ({ dashboardHost, publicUrl }: DashboardConfig): boolean =>
  !['127.0.0.1', '::1', 'localhost'].includes(dashboardHost) && !(publicUrl?.startsWith('https:') ?? false);

/** Closes idle connections at once and the others when their answer is out, or after the grace. */
const close = async (server: Server, graceMs: number): Promise<void> => {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
};

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
export const createDashboardService = (backends: Backends, config: DashboardConfig): DashboardService => {
  const { now, newId, logger } = backends;
  const stopping = new AbortController();
  let server: Server | undefined;

  const address = (): string => {
    const bound = server?.address() as AddressInfo | null | undefined;
    const host = config.dashboardHost.includes(':') ? `[${config.dashboardHost}]` : config.dashboardHost;
    return `http://${host}:${bound?.port ?? config.dashboardPort}`;
  };

  return {
    name: 'dashboard',
    address,
    start: async () => {
      const provider = openProvider(backends, config, () => `${config.publicUrl ?? address()}/sign-in/callback`);
      const secretKeys = parseSecretKey(await backends.secretKey());
      if (secretKeys === undefined)
        throw new ConfigError('WINNOW_SECRET_KEY is (hidden); accepted: 32 bytes as base64 or hexadecimal digits.');
      const box = openSecretBox(secretKeys);
      const identity = { store: backends.store, now, newId, randomBytes: (size: number) => randomBytes(size) };
      const app = createApp({
        ...backends,
        ...identity,
        box,
        config,
        provider,
        store: await openDashboardStore(backends.store),
        accounts: await openAccounts({ ...identity, bootstrapKey: config.bootstrapKey }),
        settings: await openWebhookSettings({ ...identity, box, allow: config.webhookAllow, lookUp: lookUpName }),
        stopping: stopping.signal,
      });
      server = createServer({ requestTimeout: requestMs, headersTimeout: requestMs }, app);
      await listen(server, config);
      logger.info({ address: address() }, 'Dashboard listening');
      if (isExposed(config)) logger.warn({}, 'Cookies are sent over plain HTTP: set WINNOW_PUBLIC_URL to an https address');
    },
    check: async () => {
      if (server !== undefined && !server.listening && !stopping.signal.aborted)
        throw new AppError('UNAVAILABLE', 'The dashboard does not listen.');
    },
    stop: async (graceMs) => {
      stopping.abort();
      if (server !== undefined) await close(server, graceMs);
    },
  };
};
