import { z } from 'zod';

/** What a member of an account may do; `operationRoles` says for each operation which of them may call it. */
export const memberRole = z
  .enum(['viewer', 'recruiter', 'developer', 'owner'])
  .meta({ id: 'MemberRole', description: 'What a member may do: each operation names its roles in `x-winnow-roles`.' });

export type MemberRole = z.infer<typeof memberRole>;

const time = z.iso.datetime();
const maxAddress = 254;

export const memberBody = z
  .object({
    id: z.string(),
    email: z.string().nullable().meta({ description: 'null: the identity provider has not confirmed an address.' }),
    role: memberRole,
    state: z.enum(['invited', 'active']).meta({ description: '`active` from the first sign-in on.' }),
    invited_by: z.string().nullable().meta({ description: 'ID of the key, or of the signed-in person.' }),
    invited_at: time.nullable(),
    expires_at: time.nullable().meta({ description: 'When the invitation ends, unless it is accepted before.' }),
    joined_at: time.nullable(),
  })
  .readonly()
  .meta({ id: 'Member' });

export type MemberBody = z.infer<typeof memberBody>;

export const memberList = z
  .object({ members: z.array(memberBody).readonly() })
  .readonly()
  .meta({ id: 'MemberList' });

export type MemberList = z.infer<typeof memberList>;

export const memberInput = z
  .strictObject({
    email: z
      .email()
      .max(maxAddress)
      .meta({ description: 'The address that the identity provider confirms when the person signs in.' }),
    role: memberRole,
  })
  .readonly()
  .meta({ id: 'MemberInput' });

export const memberChange = z.strictObject({ role: memberRole }).readonly().meta({ id: 'MemberChange' });
