import { type Accounts, keyBodyOf, rightsOf } from '@winnow/accounts';
import { type KeyRecord, mayCall, operationsOf } from '@winnow/contracts';
import { AppError, type Clock } from '@winnow/kernel';
import type { RequestHandler } from 'express';
import { keyMadePage, renewKeyPage, revokeKeyPage } from '../pages/key-pages.ts';
import { keysPage } from '../pages/keys-page.ts';
import { emptyKeyForm, newKeyPage } from '../pages/new-key-page.ts';
import { noticeOf } from '../pages/words.ts';
import type { Visitor } from '../sessions/session.ts';
import { type DashboardStore, findKeyById } from '../store.ts';
import { visitorOf } from './call.ts';
import { readGrace, readKeyForm, refusedFields } from './key-form.ts';
import { listPage } from './list-page.ts';

type Deps = {
  readonly accounts: Pick<Accounts, 'listKeys' | 'createKey' | 'renewKey' | 'revokeKey'>;
  readonly store: Pick<DashboardStore, 'keys'>;
  readonly now: Clock;
};

type ById = RequestHandler<{ id: string }>;

const pageSize = 50;

/** The keys of the signed-in account. */
export const keyRoutes = ({ accounts, store, now }: Deps) => {
  const find = async ({ accountId }: Visitor, id: string): Promise<KeyRecord> => {
    const record = await findKeyById(store, accountId, id);
    if (record === undefined) throw new AppError('NOT_FOUND', 'No such key.');
    return record;
  };

  /** The replacement key is shown: renewing grants no rights that the person lacks. */
  const findToRenew = async (visitor: Visitor, id: string): Promise<KeyRecord> => {
    const record = await find(visitor, id);
    const { role, scopes } = rightsOf(record);
    if (!operationsOf({ role, scopes }).every((operation) => mayCall(visitor.held, operation)))
      throw new AppError('AUTH_ERROR', 'This key may do more than you.', { forbidden: true });
    return record;
  };

  const list: RequestHandler = async (request, response) => {
    const visitor = visitorOf(response);
    const { items, next } = await listPage(request, pageSize, (page) => accounts.listKeys(visitor.accountId, page));
    const keys = items.map((record) => keyBodyOf(record, now()));
    response.send(keysPage({ visitor, keys, next, notice: noticeOf(request.query.done) }));
  };

  const describe: RequestHandler = (_request, response) => {
    response.send(newKeyPage(visitorOf(response), emptyKeyForm, {}));
  };

  const create: RequestHandler = async (request, response) => {
    const visitor = visitorOf(response);
    const { form, faults, asked } = readKeyForm(request.body, visitor.held);
    if (Object.keys(faults).length > 0) {
      response.status(400).send(newKeyPage(visitor, form, faults));
      return;
    }
    try {
      const { key, record } = await accounts.createKey(visitor.accountId, asked, visitor.actor);
      response.send(keyMadePage(visitor, keyBodyOf(record, now()), key));
    } catch (error) {
      response.status(400).send(newKeyPage(visitor, form, refusedFields(error)));
    }
  };

  const askRenew: ById = async (request, response) => {
    const visitor = visitorOf(response);
    const record = await findToRenew(visitor, request.params.id);
    response.send(renewKeyPage(visitor, keyBodyOf(record, now())));
  };

  const renew: ById = async (request, response) => {
    const visitor = visitorOf(response);
    const { key_id } = await findToRenew(visitor, request.params.id);
    const renewal = { held: visitor.held, graceSeconds: readGrace(request.body) };
    const { key, record } = await accounts.renewKey(visitor.accountId, key_id, renewal, visitor.actor);
    response.send(keyMadePage(visitor, keyBodyOf(record, now()), key));
  };

  const askRevoke: ById = async (request, response) => {
    const visitor = visitorOf(response);
    response.send(revokeKeyPage(visitor, keyBodyOf(await find(visitor, request.params.id), now())));
  };

  const revoke: ById = async (request, response) => {
    const visitor = visitorOf(response);
    await accounts.revokeKey(visitor.accountId, request.params.id, visitor.actor);
    response.redirect(303, '/keys?done=revoked');
  };

  return { list, describe, create, askRenew, renew, askRevoke, revoke };
};
