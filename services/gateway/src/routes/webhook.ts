import { takeWebhookSend, type WebhookSettingsStore } from '@winnow/accounts';
import {
  type Delivery,
  type DeliveryList,
  type DeliveryRecord,
  type DeliveryRef,
  deliveryId,
  redeliverInput,
  webhookInput,
  webhookSend,
} from '@winnow/contracts';
import { AppError, type Clock, isoTime } from '@winnow/kernel';
import { type Bus, pagesOf, type RateLimits } from '@winnow/ports';
import type { RequestHandler } from 'express';
import { findPage } from '../http/find-page.ts';
import { parseInput } from '../http/parse-input.ts';
import type { Act } from '../middleware/answer-once.ts';
import { callerOf } from '../middleware/call.ts';
import type { GatewayStore } from '../store.ts';

type Deps = {
  readonly settings: WebhookSettingsStore;
  readonly store: Pick<GatewayStore, 'deliveries'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly now: Clock;
  readonly rateLimits: Pick<RateLimits, 'take'>;
  readonly sendsPerMinute: number;
};

const pageSize = 200;

const describe = ({ id, batch_id, event, state, url, attempts, next_attempt_at, created_at }: DeliveryRecord): Delivery => ({
  id,
  batch_id,
  event,
  state,
  url,
  attempts,
  next_attempt_at: state === 'pending' ? next_attempt_at : null,
  created_at,
});

/** The deliveries of an account, newest first; of one state only if one is given. */
const newestOf = (account_id: string, state: unknown) =>
  typeof state === 'string'
    ? { index: 'by_state', where: { account_id, state } as object, order: 'descending' as const }
    : { index: 'by_account', where: { account_id }, order: 'descending' as const };

/** The webhook of the caller's account, and its deliveries. */
export const webhookRoutes = ({ settings, store: { deliveries }, bus, now, rateLimits, sendsPerMinute }: Deps) => {
  const notSet = (): AppError => new AppError('NOT_FOUND', 'No webhook is set.');
  const find = async (accountId: string, id: string): Promise<DeliveryRecord> => {
    const found = await deliveries.get(id);
    if (found?.account_id !== accountId) throw new AppError('NOT_FOUND', 'No such delivery.');
    return found;
  };
  const takeSend = (accountId: string) => takeWebhookSend({ rateLimits, now, perMinute: sendsPerMinute }, accountId);
  const send = (ref: DeliveryRef): Promise<void> => bus.publish(webhookSend, ref);

  const read: RequestHandler = async (_request, response) => {
    const found = await settings.read(callerOf(response).accountId);
    if (found === undefined) throw notSet();
    response.json(found);
  };

  const write: RequestHandler = async (request, response) => {
    const { accountId, keyId } = callerOf(response);
    response.json(await settings.write(accountId, parseInput(webhookInput, request.body), keyId));
  };

  const remove: RequestHandler = async (_request, response) => {
    const { accountId, keyId } = callerOf(response);
    await settings.remove(accountId, keyId);
    response.status(204).end();
  };

  const readSecret: RequestHandler = async (_request, response) => {
    const { accountId, keyId } = callerOf(response);
    response.set('Cache-Control', 'no-store').json({ secret: await settings.secretOf(accountId, keyId) });
  };

  const renewSecret: Act = async ({ caller }) => ({
    status: 200,
    body: { secret: await settings.renewSecret(caller.accountId, caller.keyId) },
  });

  const test: Act = async ({ caller, operationId }) => {
    if ((await settings.read(caller.accountId)) === undefined) throw notSet();
    await takeSend(caller.accountId);
    const id = `whd_test${operationId.slice(operationId.indexOf('_') + 1)}`;
    await send({ account_id: caller.accountId, delivery_id: id, request_id: operationId });
    const at = isoTime(now());
    const body: Delivery = {
      id,
      batch_id: null,
      event: 'test',
      state: 'pending',
      url: null,
      attempts: [],
      next_attempt_at: at,
      created_at: at,
    };
    return { status: 202, body };
  };

  const list: RequestHandler = async (request, response) => {
    const account_id = callerOf(response).accountId;
    const { state, batch_id } = request.query;
    if (typeof batch_id === 'string') {
      // A batch has one delivery at most, with the ID of the batch.
      const found = await deliveries.get(deliveryId(batch_id));
      const own = found?.account_id === account_id && (state === undefined || found.state === state) ? [found] : [];
      const body: DeliveryList = { deliveries: own.map(describe), next_cursor: null };
      response.json(body);
      return;
    }
    const { items, next_cursor } = await findPage(request, deliveries, newestOf(account_id, state));
    const body: DeliveryList = { deliveries: items.map(describe), next_cursor };
    response.json(body);
  };

  const redeliver: Act = async ({ request, caller, operationId }) => {
    const found = await find(caller.accountId, String(request.params.id));
    await takeSend(caller.accountId);
    await send({ account_id: caller.accountId, delivery_id: found.id, request_id: operationId });
    return { status: 202, body: describe(found) };
  };

  const redeliverFailed: Act = async ({ request, caller, operationId }) => {
    const { failed_since } = parseInput(redeliverInput, request.body);
    const account_id = caller.accountId;
    await takeSend(account_id);
    const from = isoTime(Date.parse(failed_since));
    let redelivered = 0;
    for (const state of ['failed', 'skipped'] as const) {
      const where = { account_id, state } as object;
      for await (const page of pagesOf(deliveries, { index: 'by_state', where, range: { from }, limit: pageSize })) {
        await Promise.all(page.map(({ id }) => send({ account_id, delivery_id: id, request_id: operationId })));
        redelivered += page.length;
      }
    }
    return { status: 202, body: { redelivered } };
  };

  return { read, write, remove, readSecret, renewSecret, test, list, redeliver, redeliverFailed };
};
