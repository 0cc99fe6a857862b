import { type Accounts, allRights, keyBodyOf, type MadeKey } from '@winnow/accounts';
import {
  type AccountRecord,
  accountInput,
  type KeyList,
  keyInput,
  keyScope,
  type NewKeyBody,
  renewInput,
} from '@winnow/contracts';
import { AppError, type Clock } from '@winnow/kernel';
import type { Request, RequestHandler } from 'express';
import { findPage } from '../http/find-page.ts';
import { parseInput } from '../http/parse-input.ts';
import type { Act } from '../middleware/answer-once.ts';
import { createAssertOperator } from '../middleware/assert-operator.ts';
import { type Caller, callerOf } from '../middleware/call.ts';

type Deps = { readonly accounts: Accounts; readonly now: Clock };

type ById = RequestHandler<{ id: string }>;

/**
 * A response with a new key is returned again only to the key that requested it: any other may have fewer rights than the new
 * one.
 */
export const requesterOf = (_request: Request, { keyId }: Caller): readonly string[] => [keyId];

/** Keys of the caller's account, and the accounts of an operator. */
export const keyRoutes = ({ accounts, now }: Deps) => {
  const made = ({ key, record }: MadeKey): NewKeyBody => ({ ...keyBodyOf(record, now()), key });

  const assertOperator = createAssertOperator(accounts);

  const describeAccount = ({ id, name, created_at }: AccountRecord) => ({ account_id: id, name, created_at });

  const list: RequestHandler = async (request, response) => {
    const { accountId } = callerOf(response);
    const keys = { find: (query: { limit: number; cursor?: string }) => accounts.listKeys(accountId, query) };
    const { items, next_cursor } = await findPage(request, keys, { index: 'by_account', where: {} });
    const body: KeyList = { keys: items.map((record) => keyBodyOf(record, now())), next_cursor };
    response.json(body);
  };

  const create: Act = async ({ request, caller }) => {
    const { name, scopes, role, expires_at, limits, ip_ranges } = parseInput(keyInput, request.body);
    const unique = scopes && keyScope.options.filter((scope) => scopes.includes(scope));
    const { held } = caller;
    const asked = { name, scopes: unique, role, expires_at, limit: limits?.requests_per_minute, ip_ranges, held };
    return { status: 201, body: made(await accounts.createKey(caller.accountId, asked, caller.keyId)) };
  };

  const renew: Act = async ({ request, caller }) => {
    const { grace_seconds: graceSeconds = 0, expires_at } = parseInput(renewInput, request.body);
    const renewal = { graceSeconds, expires_at, held: caller.held };
    return {
      status: 201,
      body: made(await accounts.renewKey(caller.accountId, String(request.params.id), renewal, caller.keyId)),
    };
  };

  const revoke: ById = async (request, response) => {
    const { accountId, keyId } = callerOf(response);
    response.json(keyBodyOf(await accounts.revokeKey(accountId, request.params.id, keyId), now()));
  };

  const listAccounts: RequestHandler = async (request, response) => {
    await assertOperator(callerOf(response));
    const all = { find: (query: { limit: number; cursor?: string }) => accounts.listAccounts(query) };
    const { items, next_cursor } = await findPage(request, all, { index: 'by_time', where: {} });
    response.json({ accounts: items.map(describeAccount), next_cursor });
  };

  const createAccount: Act = async ({ request, caller }) => {
    await assertOperator(caller);
    const { name } = parseInput(accountInput, request.body);
    const account = await accounts.findAccount(await accounts.create(name, { actor: caller.keyId }));
    if (account === undefined) throw new AppError('UNAVAILABLE', 'The account was not stored.');
    // Another customer's key is not limited by the operator's expiry, addresses or rate limit, but has no scope that the operator
    // lacks.
    const held = { ...allRights, scopes: caller.held.scopes };
    const key = await accounts.createKey(account.id, { name: 'first key', held }, caller.keyId);
    return { status: 201, body: { ...describeAccount(account), key: made(key) } };
  };

  return { list, create, renew, revoke, listAccounts, createAccount };
};
