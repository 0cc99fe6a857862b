import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WebhookSettingsStore } from '@winnow/accounts';
import {
  type Accounts,
  allRights,
  type Members,
  openAccounts,
  openMembers,
  openSecretBox,
  openWebhookSettings,
} from '@winnow/accounts';
import { type KeyScope, keyScope } from '@winnow/contracts';
import { createIds } from '@winnow/kernel';
import type { Store } from '@winnow/ports';
import { commonConfig, type Logger, openBackends, readConfig } from '@winnow/runtime';
import type { Published } from '@winnow/testkit';
import { dashboardConfig } from '../../src/config.ts';
import { createDashboardService } from '../../src/service.ts';
import { type Browser, openBrowser } from './browser.ts';

export type Dashboard = AsyncDisposable & {
  readonly address: string;
  readonly store: Store;
  readonly accounts: Accounts;
  readonly members: Members;
  readonly settings: WebhookSettingsStore;
  readonly now: () => number;
  readonly pass: (milliseconds: number) => void;
  /** Everything that was logged, as text. */
  readonly logged: () => string;
  readonly published: readonly Published[];
  readonly browser: () => Browser;
  /** Makes a key of an account. */
  readonly makeKey: (
    accountId: string,
    scopes?: readonly KeyScope[],
  ) => Promise<{ readonly key: string; readonly keyId: string }>;
  /** A browser in which a new key of an account is signed in. */
  readonly signIn: (
    accountId: string,
    scopes?: readonly KeyScope[],
  ) => Promise<{ readonly browser: Browser; readonly keyId: string }>;
};

/** Later than the clock of the stores, by which records expire. */
const begin = Date.parse('2126-11-01T12:00:00.000Z');

/** The real service over real stores in a new folder, on a free port and a clock that the test moves. */
export const openDashboard = async (environment: { readonly [key: string]: string } = {}): Promise<Dashboard> => {
  let time = begin;
  const now = (): number => time;
  const folder = await mkdtemp(join(tmpdir(), 'winnow-dashboard-'));
  const config = readConfig(
    { ...commonConfig, ...dashboardConfig },
    { WINNOW_DATA_DIR: folder, WINNOW_WORKERS: '1', WINNOW_LOG_LEVEL: 'silent', WINNOW_DASHBOARD_PORT: '0', ...environment },
  );
  const opened = await openBackends(config, 'dashboard');
  const lines: string[] = [];
  const log =
    (level: string): Logger['info'] =>
    (...facts: readonly unknown[]) => {
      lines.push(JSON.stringify([level, ...facts]));
    };
  const logger = { debug: log('debug'), info: log('info'), warn: log('warn'), error: log('error') };
  const published: Published[] = [];
  const newId = createIds(now, (size) => randomBytes(size));
  const bus: typeof opened.bus = {
    ...opened.bus,
    publish: async ({ type }, payload) => {
      published.push({ type, payload });
    },
  };
  const service = createDashboardService({ ...opened, bus, now, newId, logger }, config);
  const close = async (): Promise<void> => {
    await service.stop(1_000);
    await opened[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  };
  await service.start().catch(async (error: unknown) => {
    await close();
    throw error;
  });

  const { store } = opened;
  const identity = { store, now, newId, randomBytes: (size: number) => randomBytes(size) };
  const box = openSecretBox(await opened.secretKeys());
  const accounts = await openAccounts({ ...identity, bootstrapKey: undefined });
  const browser = (): Browser => openBrowser(service.address());
  const makeKey: Dashboard['makeKey'] = async (accountId, scopes = keyScope.options) => {
    const { key, record } = await accounts.createKey(accountId, { name: 'test key', scopes, held: allRights }, 'system');
    return { key, keyId: record.key_id };
  };
  return {
    address: service.address(),
    store,
    accounts,
    members: await openMembers(identity),
    settings: await openWebhookSettings({ ...identity, box, allow: [], lookUp: async () => [] }),
    now,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    logged: () => lines.join('\n'),
    published,
    browser,
    makeKey,
    signIn: async (accountId, scopes) => {
      const { key, keyId } = await makeKey(accountId, scopes);
      const opened = browser();
      const page = await opened.submit(await opened.visit('/sign-in'), '/sign-in', { key });
      if (page.status !== 200) throw new Error(`The sign-in was answered with ${page.status}.`);
      return { browser: opened, keyId };
    },
    [Symbol.asyncDispose]: close,
  };
};
