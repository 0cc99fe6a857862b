import type { Members } from '@winnow/accounts';
import { type MemberList, memberChange, memberInput } from '@winnow/contracts';
import type { RequestHandler } from 'express';
import { parseInput } from '../http/parse-input.ts';
import type { Act } from '../middleware/answer-once.ts';
import { callerOf } from '../middleware/call.ts';

type ById = RequestHandler<{ id: string }>;

/** The members of the caller's account. */
export const memberRoutes = (members: Pick<Members, 'list' | 'invite' | 'changeRole' | 'remove'>) => {
  const list: RequestHandler = async (_request, response) => {
    const body: MemberList = { members: await members.list(callerOf(response).accountId) };
    response.json(body);
  };

  const invite: Act = async ({ request, caller }) => {
    const invitation = parseInput(memberInput, request.body);
    return { status: 201, body: await members.invite(caller.accountId, invitation, caller.keyId) };
  };

  const change: ById = async (request, response) => {
    const { role } = parseInput(memberChange, request.body);
    const { accountId, keyId } = callerOf(response);
    response.json(await members.changeRole(accountId, request.params.id, role, keyId));
  };

  const remove: ById = async (request, response) => {
    const { accountId, keyId } = callerOf(response);
    await members.remove(accountId, request.params.id, keyId);
    response.status(204).end();
  };

  return { list, invite, change, remove };
};
