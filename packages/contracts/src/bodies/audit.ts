import { z } from 'zod';

/** Everything that the audit log records: what changes an account, or lets its data leave it. */
export const auditAction = z.enum([
  'account.created',
  'key.created',
  'key.renewed',
  'key.revoked',
  'member.invited',
  'member.joined',
  'member.role_changed',
  'member.removed',
  'job.corrected',
  'job.deleted',
  'batch.created',
  'batch.extended',
  'batch.started',
  'batch.cancelled',
  'batch.erased',
  'candidate.reviewed',
  'resume.erased',
  'ranking.exported',
  'audit.exported',
  'webhook.changed',
  'webhook.deleted',
  'webhook.secret_shown',
  'webhook.secret_regenerated',
  'dead_letters.replayed',
]);

export type AuditAction = z.infer<typeof auditAction>;

export const auditEntry = z
  .object({
    id: z.string(),
    at: z.iso.datetime(),
    actor: z.string().meta({ description: 'ID of the key, `person:` and the ID of the member at the provider, or `system`.' }),
    actor_name: z.string().nullable().meta({ description: 'Name of the key or address of the member, while they exist.' }),
    action: auditAction,
    target: z.string().meta({ description: 'ID of what was acted on; of a resume, the beginning of its SHA-256.' }),
  })
  .readonly()
  .meta({ id: 'AuditEntry' });

export type AuditEntry = z.infer<typeof auditEntry>;

export const auditList = z
  .object({ entries: z.array(auditEntry).readonly(), next_cursor: z.string().nullable() })
  .readonly()
  .meta({ id: 'AuditList' });

export type AuditList = z.infer<typeof auditList>;
