import { z } from 'zod';
import { memberBody, memberChange, memberInput, memberList } from '../../bodies/member.ts';
import { type HttpOperation, idempotencyErrors, identifier, settings } from '../http-operation.ts';

const byId = z.object({ id: identifier });
const lastOwner = 'The last owner of an account can be neither removed nor given another role.';

/** Operations on the people who work in an account. */
export const memberOperations = {
  listMembers: {
    method: 'get',
    path: '/v1/members',
    tag: 'Members',
    summary: 'List members and pending invitations',
    access: settings,
    answers: [{ status: 200, description: 'All of them.', schema: memberList }],
    errors: [],
  },
  inviteMember: {
    method: 'post',
    path: '/v1/members',
    tag: 'Members',
    summary: 'Invite a person',
    description:
      'No message is sent: tell the person where to sign in. Whoever first signs in with this address, confirmed by the identity provider, becomes the member. An invitation ends after 30 days; inviting the same address again renews it and sets its role.',
    access: settings,
    json: memberInput,
    idempotent: true,
    answers: [{ status: 201, description: 'The invitation.', schema: memberBody }],
    errors: ['INVALID_REQUEST', ...idempotencyErrors],
  },
  changeMember: {
    method: 'patch',
    path: '/v1/members/{id}',
    tag: 'Members',
    summary: 'Change the role of a member',
    description: `It takes effect with the next request of the person. ${lastOwner}`,
    access: settings,
    pathParameters: byId,
    json: memberChange,
    answers: [{ status: 200, description: 'The member.', schema: memberBody }],
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  },
  removeMember: {
    method: 'delete',
    path: '/v1/members/{id}',
    tag: 'Members',
    summary: 'Remove a member, or withdraw an invitation',
    description: `The sessions of the person end at once. Keys belong to the account and keep working until they are revoked. ${lastOwner}`,
    access: settings,
    pathParameters: byId,
    answers: [{ status: 204, description: 'Removed.' }],
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
  },
} as const satisfies { readonly [id: string]: HttpOperation };
