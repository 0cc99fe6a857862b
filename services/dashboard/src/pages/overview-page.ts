import type { WebhookSettings } from '@winnow/contracts';
import { html } from '@winnow/html';
import type { Visitor } from '../sessions/session.ts';
import { type BatchRow, batchTable } from './batch-table.ts';
import { page } from './layout.ts';
import { facts } from './table.ts';
import { code, foreign } from './words.ts';

type Overview = {
  readonly visitor: Visitor;
  readonly accountName: string;
  /** Number of active keys, as text. */
  readonly activeKeys: string;
  readonly webhook: WebhookSettings | undefined;
  /** Number of failed deliveries, as text. */
  readonly failedDeliveries: string;
  /** The newest ones; `undefined` for a key without access to batches. */
  readonly batches: readonly BatchRow[] | undefined;
};

const webhookWords = (webhook: WebhookSettings | undefined): string => {
  if (webhook === undefined) return 'not set up';
  if (!webhook.enabled) return 'off';
  return webhook.breaker === 'closed' ? 'on' : 'on, but its URL keeps failing';
};

/** How the account stands. */
export const overviewPage = ({ visitor, accountName, activeKeys, webhook, failedDeliveries, batches }: Overview): string =>
  page(
    { title: 'Overview', section: '/', visitor },
    html`${facts([
      ['Account', html`${foreign(accountName)} ${code(visitor.accountId)}`],
      ['Signed in', html`${visitor.by === 'key' ? 'with the key' : 'as'} ${code(visitor.actor)}`],
      ['Active keys', html`<a href="/keys">${activeKeys}</a>`],
      ['Webhook', html`<a href="/webhook">${webhookWords(webhook)}</a>`],
      ['Failed deliveries', html`<a href="/webhook#deliveries">${failedDeliveries}</a>`],
    ])}
${
  batches !== undefined &&
  html`<h2>Newest batches</h2>
${batchTable(batches)}
<p><a href="/batches">All batches</a></p>`
}`,
  );
