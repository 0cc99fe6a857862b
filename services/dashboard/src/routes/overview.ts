import { type Accounts, keyStateOf, type WebhookSettingsStore } from '@winnow/accounts';
import { mayCall } from '@winnow/contracts';
import type { Clock } from '@winnow/kernel';
import { workspacePath } from '@winnow/workspace';
import type { RequestHandler } from 'express';
import { overviewPage } from '../pages/overview-page.ts';
import type { DashboardStore } from '../store.ts';
import { batchRows } from './batches.ts';
import { visitorOf } from './call.ts';

type Deps = {
  readonly accounts: Pick<Accounts, 'findAccount' | 'listKeys'>;
  readonly settings: Pick<WebhookSettingsStore, 'read'>;
  readonly store: DashboardStore;
  readonly now: Clock;
};

const maxCounted = 200;
const newestBatches = 5;

/** A count of which no more than a page was read. */
const counted = (count: number, next: string | null): string => (next === null ? `${count}` : `${count} or more`);

/** Overview of the signed-in account. */
export const overviewRoute =
  ({ accounts, settings, store, now }: Deps): RequestHandler =>
  async (_request, response) => {
    const visitor = visitorOf(response);
    const { accountId } = visitor;
    // The overview is about keys and settings.
    if (!mayCall(visitor.held, 'listKeys')) {
      response.redirect(303, workspacePath);
      return;
    }
    const [account, keys, webhook, failed, batches] = await Promise.all([
      accounts.findAccount(accountId),
      accounts.listKeys(accountId, { limit: maxCounted }),
      settings.read(accountId),
      store.deliveries.find({ index: 'by_state', where: { account_id: accountId, state: 'failed' }, limit: maxCounted }),
      mayCall(visitor.held, 'listBatches') ? batchRows(store, accountId, { limit: newestBatches }) : undefined,
    ]);
    const active = keys.items.filter((key) => keyStateOf(key, now()) === 'active').length;
    response.send(
      overviewPage({
        visitor,
        accountName: account?.name ?? '',
        activeKeys: counted(active, keys.next),
        webhook,
        failedDeliveries: counted(failed.items.length, failed.next),
        batches: batches?.items,
      }),
    );
  };
