import { type AccountRecord, collections, type KeyRecord } from '@winnow/contracts';
import { type Clock, isoTime, type NewId } from '@winnow/kernel';
import { pagesOf, type Store } from '@winnow/ports';
import { hashApiKey, isApiKey } from './api-key.ts';
import { openAudit } from './audit.ts';
import { allRights } from './key-rights.ts';
import { type Keys, keyRecordOf, openKeys, type Page, type PageOf } from './keys.ts';

const bootstrapAccount = 'acc_bootstrap';
const bootstrapName = 'bootstrap';
const keyPage = 100;
const minBootstrapLength = 32;
/** Actor of actions that no key or person requested. */
const system = 'system';

export type NewAccount = {
  /** May create accounts; defaults to no. */
  readonly operator?: boolean;
  /** Who requested it: the ID of a key or person; defaults to the system itself. */
  readonly actor?: string;
};

export type Accounts = Keys & {
  /** Creates an account and returns its ID. */
  readonly create: (name: string, options?: NewAccount) => Promise<string>;
  readonly findAccount: (accountId: string) => Promise<AccountRecord | undefined>;
  /** Accounts, newest first, in pages of 1 to 1,000. */
  readonly listAccounts: (page: Page) => Promise<PageOf<AccountRecord>>;
  /**
   * The record of a key created here, or of the bootstrap key, including revoked and expired ones; `undefined` for any other
   * text.
   */
  readonly findKey: (key: string) => Promise<KeyRecord | undefined>;
  readonly hasKeys: () => Promise<boolean>;
};

export type AccountsOptions = {
  readonly store: Store;
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: (size: number) => Uint8Array;
  /** A key with all scopes that is valid from the first start. Its account may create accounts. */
  readonly bootstrapKey: string | undefined;
};

/** True for a text that can be used as a bootstrap key: at least 32 printable characters without spaces. */
export const isBootstrapKey = (text: string): boolean => text.length >= minBootstrapLength && /^[\x21-\x7e]+$/.test(text);

/** Accounts and keys on top of the store. Several processes may open them at the same time. */
export const openAccounts = async ({ store, now, newId, randomBytes, bootstrapKey }: AccountsOptions): Promise<Accounts> => {
  const accounts = await store.collection<AccountRecord>(collections.accounts);
  const keys = await store.collection<KeyRecord>(collections.keys);
  const note = await openAudit({ store, now, newId });

  const insertAccount = async (id: string, name: string, operator: boolean, actor: string): Promise<void> => {
    await note({ account_id: id, actor, action: 'account.created', target: id });
    await accounts.insert({ id, name, operator, created_at: isoTime(now()) });
  };

  /** Deletes former bootstrap keys: a key that was replaced in the configuration stops working, and may be configured again later. */
  const removeReplaced = async (currentId: string): Promise<void> => {
    const ofAccount = { index: 'by_account', where: { account_id: bootstrapAccount }, limit: keyPage };
    for await (const page of pagesOf(keys, ofAccount))
      for (const { id, key_id, name, bootstrap = name === bootstrapName, revoked_at } of page) {
        if (!bootstrap || id === currentId || revoked_at !== null) continue;
        await note({ account_id: bootstrapAccount, actor: system, action: 'key.revoked', target: key_id });
        await keys.delete(id);
      }
  };

  const bootstrap = async (key: string): Promise<void> => {
    const account = await accounts.get(bootstrapAccount);
    if (account === undefined) await insertAccount(bootstrapAccount, 'bootstrap', true, system);
    // Stored by an earlier release.
    else if (!account.operator) await accounts.update(account.id, (current) => ({ ...current, operator: true }));
    await removeReplaced(hashApiKey(key));
    if ((await keys.get(hashApiKey(key))) !== undefined) return;
    const rights = { ...allRights, name: bootstrapName, bootstrap: true };
    const record = keyRecordOf(key, newId('key'), bootstrapAccount, now(), rights);
    await note({ account_id: bootstrapAccount, actor: system, action: 'key.created', target: record.key_id });
    await keys.insert(record);
  };

  const bootstrapId = bootstrapKey === undefined ? undefined : hashApiKey(bootstrapKey);
  if (bootstrapKey !== undefined) await bootstrap(bootstrapKey);

  return {
    ...(await openKeys({ store, now, newId, randomBytes, note })),
    create: async (name, { operator = false, actor = system } = {}) => {
      const id = newId('acc');
      await insertAccount(id, name, operator, actor);
      return id;
    },
    findAccount: (accountId) => accounts.get(accountId),
    listAccounts: ({ limit, cursor }) =>
      accounts.find({ index: 'by_time', where: {}, order: 'descending', limit, ...(cursor === undefined ? {} : { cursor }) }),
    findKey: async (key) => {
      const id = hashApiKey(key);
      // Compares hashes, so that timing reveals nothing about the key.
      return isApiKey(key) || id === bootstrapId ? keys.get(id) : undefined;
    },
    hasKeys: async () => (await keys.find({ index: 'by_account', where: {}, limit: 1 })).items.length > 0,
  };
};
