import type { DeliveryAttempt, DeliveryRecord } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';
import type { Visitor } from '../sessions/session.ts';
import { csrfField } from './form-fields.ts';
import { table } from './table.ts';
import { code, foreign, shownTime, stateWord, unseen } from './words.ts';

const outcomes: { readonly [error in NonNullable<DeliveryAttempt['error']>]: string } = {
  refused_address: 'the address is not allowed',
  name_not_found: 'the name of the host was not found',
  connection_failed: 'no connection',
  tls_failed: 'no secure connection',
  timeout: 'no answer in time',
  status: 'refused',
  redirect: 'sent elsewhere, which is not followed',
  gone: 'gone; it is not tried again',
  breaker_open: 'not sent, because the endpoint failed until the time for retries was over',
};

const attemptItem = ({ at, status, milliseconds, error, answer }: DeliveryAttempt): Html =>
  html`<li>${shownTime(at)}: ${error === null ? 'taken' : outcomes[error]}${status !== null && `, status ${status}`}, ${milliseconds} ms${
    answer !== null && answer !== '' && html`<pre>${foreign(answer)}</pre>`
  }</li>`;

const attemptList = ({ id, attempts, url }: DeliveryRecord): Html | string =>
  attempts.length === 0
    ? 'none yet'
    : html`<details><summary>${attempts.length}${unseen(` attempts of ${id}`)}</summary>
${url !== null && html`<p>to ${code(url)}</p>`}
<ol>${attempts.map(attemptItem)}</ol></details>`;

const againForm = (visitor: Visitor, { id, state }: DeliveryRecord): Html | string =>
  state === 'pending'
    ? '–'
    : html`<form method="post" action="/webhook/deliveries/${encodeURIComponent(id)}/redeliver">
${csrfField(visitor)}<button class="plain">Send again${unseen(` the delivery ${id}`)}</button></form>`;

const subject = ({ batch_id }: DeliveryRecord): Html | string => (batch_id === null ? 'Test' : code(batch_id));

/** The webhook deliveries of an account. */
export const deliveryTable = (visitor: Visitor, deliveries: readonly DeliveryRecord[]): Html =>
  table({
    caption: 'Deliveries, newest first',
    columns: ['Batch', 'State', 'Attempts', 'Next attempt', 'Made', 'Acts'],
    rows: deliveries.map((delivery) => [
      subject(delivery),
      stateWord(delivery.state),
      attemptList(delivery),
      shownTime(delivery.state === 'pending' ? delivery.next_attempt_at : null),
      shownTime(delivery.created_at),
      againForm(visitor, delivery),
    ]),
    empty: 'There are no deliveries yet.',
  });
