import { type AccountRecord, collections, type KeyRecord, type KeyScope, keyScope } from '@winnow/contracts';
import { type Clock, isoTime, type NewId } from '@winnow/kernel';
import type { Store } from '@winnow/ports';
import { hashApiKey, isApiKey, makeApiKey } from './api-key.ts';

const allScopes: readonly KeyScope[] = keyScope.options;
const bootstrapAccount = 'acc_bootstrap';
const minBootstrapLength = 32;

export type Accounts = {
  /** Makes an account and answers its id. */
  readonly create: (name: string) => Promise<string>;
  /** Makes a key with all scopes; the key itself is answered once and never stored. */
  readonly createKey: (accountId: string, name: string) => Promise<string>;
  /** The record of a key that was made here or is the bootstrap key, revoked and expired ones included; `undefined` for any other text. */
  readonly findKey: (key: string) => Promise<KeyRecord | undefined>;
  readonly hasKeys: () => Promise<boolean>;
};

export type AccountsOptions = {
  readonly store: Store;
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: (size: number) => Uint8Array;
  /** A key that is accepted as it is, with all scopes, from the first start on. */
  readonly bootstrapKey: string | undefined;
};

/** True for a text that may serve as bootstrap key: at least 32 printable characters without spaces. */
export const isBootstrapKey = (text: string): boolean => text.length >= minBootstrapLength && /^[\x21-\x7e]+$/.test(text);

/** Accounts and keys over the store. Several processes may open them at once. */
export const openAccounts = async ({ store, now, newId, randomBytes, bootstrapKey }: AccountsOptions): Promise<Accounts> => {
  const accounts = await store.collection<AccountRecord>(collections.accounts);
  const keys = await store.collection<KeyRecord>(collections.keys);

  const insertKey = async (key: string, accountId: string, name: string): Promise<void> => {
    await keys.insert({
      id: hashApiKey(key),
      key_id: newId('key'),
      account_id: accountId,
      name,
      scopes: allScopes,
      created_at: isoTime(now()),
      key_expires_at: null,
      revoked_at: null,
      limit_per_minute: null,
    });
  };

  if (bootstrapKey !== undefined) {
    await accounts.insert({ id: bootstrapAccount, name: 'bootstrap', created_at: isoTime(now()) });
    await insertKey(bootstrapKey, bootstrapAccount, 'bootstrap');
  }

  return {
    create: async (name) => {
      const id = newId('acc');
      await accounts.insert({ id, name, created_at: isoTime(now()) });
      return id;
    },
    createKey: async (accountId, name) => {
      const key = makeApiKey(randomBytes);
      await insertKey(key, accountId, name);
      return key;
    },
    findKey: async (key) => (isApiKey(key) || key === bootstrapKey ? keys.get(hashApiKey(key)) : undefined),
    hasKeys: async () => (await keys.find({ index: 'by_account', where: {}, limit: 1 })).items.length > 0,
  };
};
