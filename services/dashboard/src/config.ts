import { bootstrapKeyConfig, webhookAllowConfig, webhookSendsConfig } from '@winnow/accounts';
import { type Config, type ConfigKey, integerKey, optional, textKey } from '@winnow/runtime';
import { originOf, publicUrlConfig, trustedProxiesConfig } from '@winnow/web';

const gatewayUrl: ConfigKey<string> = {
  key: 'WINNOW_GATEWAY_URL',
  fallback: 'http://127.0.0.1:8080',
  accepts: 'https://host or http://host:port, without a path',
  meaning: 'where the dashboard reaches the gateway; standalone, it is in the same process',
  read: originOf,
};

const isLoopback = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

const oidcIssuer: ConfigKey<string> = {
  key: 'OIDC_ISSUER',
  fallback: '',
  accepts: 'https://…, or http://… on this machine',
  meaning: 'identity provider for the dashboard; if unset, people sign in with an API key',
  read: (text) => {
    const url = URL.parse(text);
    const usable = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
    return usable ? text : undefined;
  },
};

/** Keys of this service besides the common ones. */
export const dashboardConfig = {
  dashboardPort: integerKey({
    key: 'WINNOW_DASHBOARD_PORT',
    min: 0,
    max: 65_535,
    fallback: '8081',
    meaning: 'dashboard port; 0 picks a free port',
  }),
  dashboardHost: textKey({
    key: 'WINNOW_DASHBOARD_HOST',
    fallback: '127.0.0.1',
    meaning: 'address the dashboard listens on; use 0.0.0.0 in containers',
  }),
  publicUrl: optional(publicUrlConfig),
  gatewayUrl,
  oidcIssuer: optional(oidcIssuer),
  oidcClientId: optional(textKey({ key: 'OIDC_CLIENT_ID', fallback: '', meaning: 'client ID of the dashboard' })),
  oidcClientSecret: optional(
    textKey({
      key: 'OIDC_CLIENT_SECRET',
      fallback: '',
      secret: true,
      meaning: 'client secret, sent in the request body (`client_secret_post`)',
    }),
  ),
  oidcAccountClaim: textKey({
    key: 'WINNOW_OIDC_ACCOUNT_CLAIM',
    fallback: 'winnow_account',
    meaning: 'claim with the ID of the account that the person manages',
  }),
  /** Shared with the gateway: this service, too, accepts a configured key and determines client addresses. */
  bootstrapKey: bootstrapKeyConfig,
  trustedProxies: trustedProxiesConfig,
  webhookAllow: webhookAllowConfig,
  webhookSendsPerMinute: webhookSendsConfig,
};

export type DashboardConfig = Config<typeof dashboardConfig>;
