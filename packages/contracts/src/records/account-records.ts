import { z } from 'zod';
import { keyScope } from '../bodies/key.ts';

export const accountRecord = z
  .object({
    id: z.string(),
    name: z.string(),
    /** May make accounts. */
    operator: z.boolean(),
    created_at: z.string(),
  })
  .readonly();

export type AccountRecord = z.infer<typeof accountRecord>;

export const keyRecord = z
  .object({
    id: z.string().meta({ description: 'SHA-256 of the key, so that a look-up needs nothing else.' }),
    key_id: z.string(),
    account_id: z.string(),
    name: z.string(),
    last_four: z.string(),
    scopes: z.array(keyScope).readonly(),
    created_at: z.string(),
    key_expires_at: z.string().nullable(),
    revoked_at: z.string().nullable(),
    limit_per_minute: z.int().nullable(),
    ip_ranges: z.array(z.string()).readonly(),
    /** True for a key from the configuration. Missing in data stored by earlier releases. */
    bootstrap: z.boolean().optional(),
  })
  .readonly();

export type KeyRecord = z.infer<typeof keyRecord>;

/** The webhook endpoint of an account: one per account, under its ID. The secret is encrypted. */
export const endpointRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    url: z.string(),
    enabled: z.boolean(),
    secret: z.string(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .readonly();

export type EndpointRecord = z.infer<typeof endpointRecord>;

/** A signed-out session of the dashboard: kept until its cookie would have expired anyway. */
export const endedSessionRecord = z
  .object({ id: z.string().meta({ description: 'SHA-256 of the token of its forms.' }), expires_at: z.string() })
  .readonly();

export type EndedSessionRecord = z.infer<typeof endedSessionRecord>;

/** An action on keys or settings, and its actor. */
export const auditRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    at: z.string(),
    /** ID of the key, or of the signed-in person. */
    actor: z.string(),
    action: z.enum([
      'account.created',
      'key.created',
      'key.renewed',
      'key.revoked',
      'candidate.reviewed',
      'webhook.changed',
      'webhook.deleted',
      'webhook.secret_shown',
      'webhook.secret_regenerated',
      'dead_letters.replayed',
    ]),
    /** ID of the target. */
    target: z.string(),
    expires_at: z.string(),
  })
  .readonly();

export type AuditRecord = z.infer<typeof auditRecord>;
