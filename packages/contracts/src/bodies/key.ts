import { z } from 'zod';
import { memberRole } from './member.ts';

export const keyScope = z.enum(['analyze', 'batch', 'settings']);

export type KeyScope = z.infer<typeof keyScope>;

const time = z.iso.datetime();
const name = z.string().min(1).max(100);
const scopes = z.array(keyScope).min(1).max(keyScope.options.length).readonly();
const cidr = z.string().min(1).max(50).meta({ format: 'cidr' });
const ipRanges = z
  .array(cidr)
  .max(50)
  .readonly()
  .meta({ description: 'CIDR ranges from which the key may be used. An empty list allows every address.' });
const limits = z
  .strictObject({ requests_per_minute: z.int().min(1).max(1_000_000).nullable() })
  .readonly()
  .meta({ id: 'KeyLimits' });

export const keyBody = z
  .object({
    id: z.string(),
    name,
    scopes,
    state: z.enum(['active', 'expired', 'revoked']),
    created_at: time,
    expires_at: time.nullable(),
    revoked_at: time.nullable(),
    limits,
    ip_ranges: ipRanges,
    role: memberRole.meta({ description: 'The key may do no more than a member with this role, within its scopes.' }),
    last_four: z.string().meta({ description: 'The last four characters of the key.' }),
  })
  .readonly()
  .meta({ id: 'Key' });

export type KeyBody = z.infer<typeof keyBody>;

export const newKeyBody = z
  .object({ ...keyBody.unwrap().shape, key: z.string().meta({ description: 'The key itself. Only in this response.' }) })
  .readonly()
  .meta({ id: 'NewKey' });

export type NewKeyBody = z.infer<typeof newKeyBody>;

export const keyList = z
  .object({ keys: z.array(keyBody).readonly(), next_cursor: z.string().nullable() })
  .readonly()
  .meta({ id: 'KeyList' });

export type KeyList = z.infer<typeof keyList>;

export const keyInput = z
  .strictObject({
    name,
    scopes: scopes
      .optional()
      .meta({ description: 'Defaults to the scopes of the requesting key. A new key cannot have others.' }),
    role: memberRole
      .optional()
      .meta({ description: 'Limits the key to what members with this role may do. Defaults to the role of the requester.' }),
    expires_at: time.nullable().optional(),
    limits: limits.optional(),
    ip_ranges: ipRanges.optional(),
  })
  .readonly()
  .meta({ id: 'KeyInput' });

export type KeyInput = z.infer<typeof keyInput>;

const maxGraceSeconds = 30 * 24 * 60 * 60;

export const renewInput = z
  .strictObject({
    grace_seconds: z
      .int()
      .min(0)
      .max(maxGraceSeconds)
      .optional()
      .meta({ description: 'How long the old key keeps working. Defaults to 0: it stops immediately.', default: 0 }),
    expires_at: time.nullable().optional().meta({ description: 'Expiry of the new key. Defaults to that of the old one.' }),
  })
  .readonly()
  .meta({ id: 'RenewInput' });

const accountBody = z.object({ account_id: z.string(), name, created_at: time }).readonly().meta({ id: 'Account' });

export const accountInput = z.strictObject({ name }).readonly().meta({ id: 'AccountInput' });

export const newAccountBody = z
  .object({
    ...accountBody.unwrap().shape,
    key: newKeyBody.meta({ description: 'Its first key, with the scopes of the requesting key.' }),
  })
  .readonly()
  .meta({ id: 'NewAccount' });

export const accountList = z
  .object({ accounts: z.array(accountBody).readonly(), next_cursor: z.string().nullable() })
  .readonly()
  .meta({ id: 'AccountList' });
