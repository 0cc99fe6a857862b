import { type BreakerRecord, collections, type EndpointRecord, type WebhookSettings } from '@winnow/contracts';
import { AppError, type Clock, isoTime, type NewId } from '@winnow/kernel';
import type { Store } from '@winnow/ports';
import { openAddressRules } from './address-rules.ts';
import { openAudit } from './audit.ts';
import type { SecretBox } from './secret-box.ts';
import { checkWebhookHost, checkWebhookUrl } from './webhook-url.ts';

export type WebhookInput = { readonly url: string; readonly enabled?: boolean | undefined };

export type WebhookSettingsStore = {
  /** The settings of an account, without the secret; `undefined` when there are none. */
  readonly read: (accountId: string) => Promise<WebhookSettings | undefined>;
  /** Sets the webhook URL. The first call creates and returns the secret. Throws `INVALID_REQUEST` with the field `url`. */
  readonly write: (accountId: string, input: WebhookInput, actor: string) => Promise<WebhookSettings>;
  /** Deletes the settings and their secret. Throws `NOT_FOUND`. */
  readonly remove: (accountId: string, actor: string) => Promise<void>;
  /** Returns the secret again. Throws `NOT_FOUND`, or `INTERNAL` when the keys to decrypt it are not configured. */
  readonly secretOf: (accountId: string, actor: string) => Promise<string>;
  /** Creates a new secret, which replaces the old one, and returns it. Throws `NOT_FOUND`. */
  readonly renewSecret: (accountId: string, actor: string) => Promise<string>;
};

export type WebhookSettingsOptions = {
  readonly store: Store;
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly box: SecretBox;
  /** Allowed webhook targets besides public addresses, as `openAddressRules` takes them. */
  readonly allow: readonly string[];
  /** All addresses of a host name; rejects when there are none. */
  readonly lookUp: (name: string) => Promise<readonly string[]>;
};

const secretBytes = 32;

const contextOf = (accountId: string): string => `webhook secret of ${accountId}`;

const notFound = (): AppError => new AppError('NOT_FOUND', 'No webhook is set up.');

const settingsOf = (
  { url, enabled, created_at, updated_at }: EndpointRecord,
  breaker: BreakerRecord | undefined,
): WebhookSettings => ({
  url,
  enabled,
  ...(breaker?.url === url
    ? { breaker: breaker.state, next_try_at: breaker.state === 'open' ? breaker.retry_at : null }
    : { breaker: 'closed', next_try_at: null }),
  created_at,
  updated_at,
});

/** The signing secret of an endpoint; `undefined` when the box lacks the key that encrypted it. */
export const openSigningSecret = (box: SecretBox, { id, secret }: Pick<EndpointRecord, 'id' | 'secret'>): string | undefined =>
  box.open(secret, contextOf(id));

/** The webhook settings of accounts, one per account. Each action, including reading the secret, is recorded in the audit log. */
export const openWebhookSettings = async (options: WebhookSettingsOptions): Promise<WebhookSettingsStore> => {
  const { store, now, newId, randomBytes, box, allow, lookUp } = options;
  const addressRules = await openAddressRules(store, allow);
  const endpoints = await store.collection<EndpointRecord>(collections.endpoints);
  /** Owned by the dispatcher; read only. */
  const breakers = await store.collection<BreakerRecord>(collections.breakers);
  const recordAction = await openAudit({ store, now, newId });

  const note = (accountId: string, actor: string, action: Parameters<typeof recordAction>[0]['action']): Promise<void> =>
    recordAction({ account_id: accountId, actor, action, target: accountId });
  const makeSecret = (): string => `whsec_${Buffer.from(randomBytes(secretBytes)).toString('base64')}`;
  const find = async (accountId: string): Promise<EndpointRecord> => {
    const endpoint = await endpoints.get(accountId);
    if (endpoint === undefined) throw notFound();
    return endpoint;
  };

  /** `undefined` when settings already exist. */
  const begin = async (accountId: string, url: string, enabled: boolean): Promise<WebhookSettings | undefined> => {
    const secret = makeSecret();
    const time = isoTime(now());
    const sealed = box.seal(secret, contextOf(accountId));
    const endpoint = { id: accountId, account_id: accountId, url, enabled, secret: sealed, created_at: time, updated_at: time };
    return (await endpoints.insert(endpoint)) ? { ...settingsOf(endpoint, undefined), secret } : undefined;
  };

  const change = async (accountId: string, url: string, enabled: boolean): Promise<WebhookSettings | undefined> => {
    const updated_at = isoTime(now());
    const stored = await endpoints.update(accountId, (current) => ({ ...current, url, enabled, updated_at }));
    return stored === undefined ? undefined : settingsOf(stored, await breakers.get(accountId));
  };

  return {
    read: async (accountId) => {
      const [endpoint, breaker] = await Promise.all([endpoints.get(accountId), breakers.get(accountId)]);
      return endpoint === undefined ? undefined : settingsOf(endpoint, breaker);
    },

    write: async (accountId, { url, enabled = true }, actor) => {
      const rule = await addressRules(accountId);
      await checkWebhookHost(checkWebhookUrl(url, rule), rule, lookUp);
      await note(accountId, actor, 'webhook.changed');
      const written = (await change(accountId, url, enabled)) ?? (await begin(accountId, url, enabled));
      // Neither updated nor inserted: another process writes at the same moment.
      const settings = written ?? (await change(accountId, url, enabled));
      if (settings === undefined) throw new AppError('UNAVAILABLE', 'The webhook is being changed by somebody else.');
      return settings;
    },

    remove: async (accountId, actor) => {
      await find(accountId);
      await note(accountId, actor, 'webhook.deleted');
      await endpoints.delete(accountId);
    },

    secretOf: async (accountId, actor) => {
      const endpoint = await find(accountId);
      await note(accountId, actor, 'webhook.secret_shown');
      const secret = openSigningSecret(box, endpoint);
      if (secret === undefined) throw new AppError('INTERNAL', 'The secret was sealed with a key that is no longer configured.');
      return secret;
    },

    renewSecret: async (accountId, actor) => {
      await find(accountId);
      await note(accountId, actor, 'webhook.secret_regenerated');
      const secret = makeSecret();
      const sealed = box.seal(secret, contextOf(accountId));
      const updated_at = isoTime(now());
      const stored = await endpoints.update(accountId, (current) => ({ ...current, secret: sealed, updated_at }));
      if (stored === undefined) throw notFound();
      return secret;
    },
  };
};
