import type { DeliveryRecord, WebhookSettings } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';
import type { Visitor } from '../sessions/session.ts';
import { deliveryTable } from './delivery-table.ts';
import { checkField, csrfField, type Faults, faultSummary, inputField } from './form-fields.ts';
import { page } from './layout.ts';
import { olderLink } from './table.ts';
import { code, shownTime } from './words.ts';

type WebhookPage = {
  readonly visitor: Visitor;
  /** The current settings; `undefined` when nothing is set up. */
  readonly settings: WebhookSettings | undefined;
  /** Content of the form: the current settings, or the rejected input. */
  readonly form: { readonly url: string; readonly enabled: boolean };
  readonly faults: Faults;
  readonly deliveries: readonly DeliveryRecord[];
  readonly next: string | null;
  readonly notice: string | undefined;
};

/** State of the breaker of the URL; nothing while it is closed. */
const breakerPart = ({ breaker, next_try_at }: WebhookSettings): Html | false =>
  breaker !== 'closed' &&
  html`<p class="alert">${
    breaker === 'half_open'
      ? 'This URL has been failing. One delivery is being tried now; the others wait for its outcome.'
      : html`This URL keeps failing, so deliveries wait. One of them is tried after ${shownTime(next_try_at)}; a test is sent at once.`
  } Nothing is lost.</p>`;

const secretPart = (visitor: Visitor): Html => html`<h2>Signing secret</h2>
<p>Every delivery is signed with it, in the header <code>X-SVC-Signature</code>. Showing it is recorded in the audit log.</p>
<div class="row">
<form method="post" action="/webhook/secret">${csrfField(visitor)}<button>Show the secret</button></form>
<a href="/webhook/secret/new">Replace the secret</a>
</div>
<h2>Test</h2>
<form method="post" action="/webhook/test">
<p>A test is signed like every delivery. Its batch is <code>batch_test</code>.</p>
${csrfField(visitor)}<button>Send a test</button>
</form>`;

/** The webhook URL and its deliveries. */
export const webhookPage = ({ visitor, settings, form, faults, deliveries, next, notice }: WebhookPage): string =>
  page(
    { title: faults.url === undefined ? 'Webhook' : 'Webhook: please correct', section: '/webhook', visitor, notice },
    html`${faultSummary(faults)}
<p>When a batch ends, Winnow sends one signed <code>batch.completed</code> event to this URL. Without a webhook, read the results from the ranking.</p>
<form method="post" action="/webhook">
${csrfField(visitor)}
${inputField({
  name: 'url',
  label: 'URL',
  hint: 'https, or http to an address that this deployment allows.',
  fault: faults.url,
  type: 'url',
  value: form.url,
  attributes: html` required maxlength="2000" autocomplete="off"`,
})}
${checkField('enabled', 'Send events', form.enabled)}
<p><button>Save</button></p>
</form>
${settings !== undefined && breakerPart(settings)}
${settings !== undefined && secretPart(visitor)}
<h2 id="deliveries">Deliveries</h2>
${deliveryTable(visitor, deliveries)}
${olderLink('/webhook', next)}`,
  );

/** The signing secret, after it was requested. */
export const secretPage = (visitor: Visitor, secret: string): string =>
  page(
    { title: 'Signing secret', section: '/webhook', visitor },
    html`<p class="secret">${code(secret)}</p>
<p>Receivers keep it as <code>SVC_WEBHOOK_SECRET</code>. <code>X-SVC-Signature</code> uses this string exactly as shown, including whsec_, as its key.</p>
<p><a href="/webhook">Go back to the webhook</a></p>`,
  );

/** Asks for confirmation before the signing secret is replaced. */
export const newSecretPage = (visitor: Visitor): string =>
  page(
    { title: 'Replace the signing secret', section: '/webhook', visitor },
    html`<p class="alert"><strong>The old secret stops working immediately.</strong> Pending deliveries are signed with the new one. Receivers reject them until they have it.</p>
<form method="post" action="/webhook/secret/new">
${csrfField(visitor)}
<p><button class="danger">Replace the secret</button> <a href="/webhook">Cancel</a></p>
</form>`,
  );
