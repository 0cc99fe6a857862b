import { takeWebhookSend, type WebhookSettingsStore } from '@winnow/accounts';
import { webhookSend } from '@winnow/contracts';
import { AppError, type Clock, isAppError, type NewId } from '@winnow/kernel';
import type { Bus, RateLimits } from '@winnow/ports';
import type { Request, RequestHandler, Response } from 'express';
import type { DashboardConfig } from '../config.ts';
import type { Faults } from '../pages/form-fields.ts';
import { newSecretPage, secretPage, webhookPage } from '../pages/webhook-pages.ts';
import { noticeOf } from '../pages/words.ts';
import type { DashboardStore } from '../store.ts';
import { visitorOf } from './call.ts';
import { fieldOf } from './form-body.ts';
import { listPage } from './list-page.ts';

type Deps = {
  readonly settings: WebhookSettingsStore;
  readonly store: Pick<DashboardStore, 'deliveries'>;
  readonly bus: Pick<Bus, 'publish'>;
  readonly newId: NewId;
  readonly now: Clock;
  readonly rateLimits: Pick<RateLimits, 'take'>;
  readonly config: Pick<DashboardConfig, 'webhookSendsPerMinute'>;
};

type Form = { readonly url: string; readonly enabled: boolean };

const pageSize = 20;

const notSet = (): AppError => new AppError('NOT_FOUND', 'No webhook is set up.');

/** Maps the errors of the settings to fields of the form. Throws anything else. */
const refusedUrl = (error: unknown): Faults => {
  const fields = isAppError(error, 'INVALID_REQUEST') ? error.details.fields : undefined;
  const url = fields?.find(({ field }) => field === 'url');
  if (url === undefined) throw error;
  return { url: url.message };
};

/** The webhook of the signed-in account, and its deliveries. */
export const webhookRoutes = ({ settings, store: { deliveries }, bus, newId, now, rateLimits, config }: Deps) => {
  const takeSend = (accountId: string) =>
    takeWebhookSend({ rateLimits, now, perMinute: config.webhookSendsPerMinute }, accountId);

  const show = async (request: Request, response: Response, refused?: { readonly form: Form; readonly faults: Faults }) => {
    const visitor = visitorOf(response);
    const found = await settings.read(visitor.accountId);
    const query = { index: 'by_account', where: { account_id: visitor.accountId }, order: 'descending' as const };
    const { items, next } = await listPage(request, pageSize, (page) => deliveries.find({ ...query, ...page }));
    const form = refused?.form ?? { url: found?.url ?? '', enabled: found?.enabled ?? true };
    const faults = refused?.faults ?? {};
    const notice = noticeOf(request.query.done);
    response
      .status(refused === undefined ? 200 : 400)
      .send(webhookPage({ visitor, settings: found, form, faults, deliveries: items, next, notice }));
  };

  const read: RequestHandler = (request, response) => show(request, response);

  const write: RequestHandler = async (request, response) => {
    const { accountId, actor } = visitorOf(response);
    const form = { url: fieldOf(request.body, 'url'), enabled: fieldOf(request.body, 'enabled') === 'yes' };
    try {
      await settings.write(accountId, form, actor);
    } catch (error) {
      await show(request, response, { form, faults: refusedUrl(error) });
      return;
    }
    response.redirect(303, '/webhook?done=webhook-saved');
  };

  const showSecret: RequestHandler = async (_request, response) => {
    const visitor = visitorOf(response);
    response.send(secretPage(visitor, await settings.secretOf(visitor.accountId, visitor.actor)));
  };

  /** For a reload of the secret's URL: the secret is shown on request, not on a visit. */
  const leaveSecret: RequestHandler = (_request, response) => {
    response.redirect(303, '/webhook');
  };

  const askNewSecret: RequestHandler = async (_request, response) => {
    const visitor = visitorOf(response);
    if ((await settings.read(visitor.accountId)) === undefined) throw notSet();
    response.send(newSecretPage(visitor));
  };

  /** The new secret is not shown here: reloading the page would replace it again. */
  const renewSecret: RequestHandler = async (_request, response) => {
    const { accountId, actor } = visitorOf(response);
    await settings.renewSecret(accountId, actor);
    response.redirect(303, '/webhook?done=secret-replaced');
  };

  const test: RequestHandler = async (_request, response) => {
    const { accountId } = visitorOf(response);
    if ((await settings.read(accountId)) === undefined) throw notSet();
    await takeSend(accountId);
    const request_id = newId('op');
    const delivery_id = `whd_test${request_id.slice(request_id.indexOf('_') + 1)}`;
    await bus.publish(webhookSend, { account_id: accountId, delivery_id, request_id });
    response.redirect(303, '/webhook?done=test-asked');
  };

  const redeliver: RequestHandler<{ id: string }> = async (request, response) => {
    const { accountId } = visitorOf(response);
    const found = await deliveries.get(request.params.id);
    if (found?.account_id !== accountId) throw new AppError('NOT_FOUND', 'No such delivery.');
    await takeSend(accountId);
    await bus.publish(webhookSend, { account_id: accountId, delivery_id: found.id, request_id: newId('op') });
    response.redirect(303, '/webhook?done=sending-again');
  };

  return { read, write, showSecret, leaveSecret, askNewSecret, renewSecret, test, redeliver };
};
