import type { AuditRecord } from '@winnow/contracts';
import { html } from '@winnow/html';
import type { Visitor } from '../sessions/session.ts';
import { page } from './layout.ts';
import { olderLink, table } from './table.ts';
import { code, shownTime } from './words.ts';

type Audit = { readonly visitor: Visitor; readonly acts: readonly AuditRecord[]; readonly next: string | null };

const names: { readonly [action in AuditRecord['action']]: string } = {
  'account.created': 'Account created',
  'key.created': 'Key created',
  'key.renewed': 'Key renewed',
  'key.revoked': 'Key revoked',
  'job.corrected': 'Job corrected',
  'job.deleted': 'Job deleted',
  'batch.created': 'Batch created',
  'batch.extended': 'Candidates added',
  'batch.started': 'Batch started',
  'batch.cancelled': 'Batch cancelled',
  'batch.erased': 'Batch erased',
  'resume.erased': 'Resume erased',
  'ranking.exported': 'Ranking exported',
  'audit.exported': 'Audit log exported',
  'candidate.reviewed': 'Candidate reviewed',
  'member.invited': 'Member invited',
  'member.joined': 'Member joined',
  'member.role_changed': 'Role changed',
  'member.removed': 'Member removed',
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
    html`<p>What people and keys have done, recorded just before it was done and kept for 400 days. The page <em>Activity</em> of the workspace shows names and exports the log.</p>
${table({
  caption: 'Actions, newest first',
  columns: ['Time', 'Act', 'By', 'On'],
  rows: acts.map(({ at, action, actor, target }) => [shownTime(at), names[action] ?? action, code(actor), code(target)]),
  empty: 'There are no actions yet.',
})}
${olderLink('/audit', next)}`,
  );
