import { z } from 'zod';
import { auditAction } from '../bodies/audit.ts';
import { keyScope } from '../bodies/key.ts';
import { memberRole } from '../bodies/member.ts';

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
    /** It may do no more than members with this role. Missing in data stored by earlier releases: no limit but its scopes. */
    role: memberRole.optional(),
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

const seat = { id: z.string(), role: memberRole };
const person = { issuer: z.string(), subject: z.string() };

/** A person invited by address, a member, or one who was removed: without the address, and remembered so that no claim brings them back. */
const seatRecord = z.discriminatedUnion('state', [
  z
    .object({
      ...seat,
      state: z.literal('invited'),
      email: z.string(),
      invited_by: z.string(),
      invited_at: z.string(),
      invitation_ends_at: z.string(),
    })
    .readonly(),
  z
    .object({
      ...seat,
      ...person,
      state: z.literal('active'),
      email: z.string().nullable(),
      invited_by: z.string().nullable(),
      invited_at: z.string().nullable(),
      joined_at: z.string(),
    })
    .readonly(),
  z.object({ ...seat, ...person, state: z.literal('removed') }).readonly(),
]);

export type SeatRecord = z.infer<typeof seatRecord>;

/** The members of an account, under its ID: in one document, so that there is an owner after every change. */
export const membersRecord = z.object({ id: z.string(), seats: z.array(seatRecord).readonly() }).readonly();

export type MembersRecord = z.infer<typeof membersRecord>;

/** Where to look for a person who signs in: accounts that have, or had, a seat for them. */
export const seatHintRecord = z
  .object({
    id: z.string().meta({ description: 'SHA-256 of the address, or of issuer and subject.' }),
    accounts: z.array(z.string()).readonly(),
  })
  .readonly();

export type SeatHintRecord = z.infer<typeof seatHintRecord>;

/** A signed-out session of the dashboard: kept until its cookie would have expired anyway. */
export const endedSessionRecord = z
  .object({ id: z.string().meta({ description: 'SHA-256 of the token of its forms.' }), expires_at: z.string() })
  .readonly();

export type EndedSessionRecord = z.infer<typeof endedSessionRecord>;

const usageCounts = z.object({ requests: z.int(), failed: z.int(), candidates: z.int() }).readonly();

/** How often a key, or a member, called each operation on a day. */
export const usageRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    /** In UTC. */
    day: z.string(),
    /** ID of the key, or of the signed-in person. */
    key_id: z.string(),
    counts: z.record(z.string(), usageCounts).readonly(),
    expires_at: z.string(),
  })
  .readonly();

export type UsageRecord = z.infer<typeof usageRecord>;

/** An action on the data or settings of an account, and its actor. */
export const auditRecord = z
  .object({
    id: z.string(),
    account_id: z.string(),
    at: z.string(),
    /** ID of the key, or of the signed-in person. */
    actor: z.string(),
    action: auditAction,
    /** ID of the target. */
    target: z.string(),
    expires_at: z.string(),
  })
  .readonly();

export type AuditRecord = z.infer<typeof auditRecord>;
