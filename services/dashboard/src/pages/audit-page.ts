import type { AuditRecord } from '@winnow/contracts';
import { html } from '@winnow/html';
import type { Visitor } from '../sessions/session.ts';
import { page } from './layout.ts';
import { olderLink, table } from './table.ts';
import { code, shownTime } from './words.ts';

type Audit = { readonly visitor: Visitor; readonly acts: readonly AuditRecord[]; readonly next: string | null };

const names: { readonly [action in AuditRecord['action']]: string } = {
  'account.created': 'Account made',
  'key.created': 'Key made',
  'key.renewed': 'Key renewed',
  'key.revoked': 'Key revoked',
  'candidate.reviewed': 'Candidate reviewed',
  'webhook.changed': 'Webhook changed',
  'webhook.deleted': 'Webhook removed',
  'webhook.secret_shown': 'Signing secret shown',
  'webhook.secret_regenerated': 'Signing secret replaced',
  'dead_letters.replayed': 'Dead letters replayed',
};

/** Actions on keys and settings, newest first. */
export const auditPage = ({ visitor, acts, next }: Audit): string =>
  page(
    { title: 'Audit', section: '/audit', visitor },
    html`<p>Acts on keys and on the webhook, kept for 400 days. An act is noted just before it is done.</p>
${table({
  caption: 'Acts, newest first',
  columns: ['Time', 'Act', 'By', 'On'],
  rows: acts.map(({ at, action, actor, target }) => [shownTime(at), names[action] ?? action, code(actor), code(target)]),
  empty: 'Nothing has been done yet.',
})}
${olderLink('/audit', next)}`,
  );
