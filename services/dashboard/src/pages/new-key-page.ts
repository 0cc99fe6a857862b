import type { KeyScope } from '@winnow/contracts';
import { html } from '@winnow/html';
import type { Visitor } from '../sessions/session.ts';
import { checksField, csrfField, type Faults, faultSummary, inputField, linesField } from './form-fields.ts';
import { page } from './layout.ts';

/** A form for a new key as it was filled in. */
export type KeyForm = {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expires: string;
  readonly limit: string;
  readonly ip_ranges: string;
};

export const emptyKeyForm: KeyForm = { name: '', scopes: [], expires: '', limit: '', ip_ranges: '' };

const scopeLabels: { readonly [scope in KeyScope]: string } = {
  analyze: 'analyze: score and parse resumes, write questions',
  batch: 'batch: batches and their rankings',
  settings: 'settings: keys, webhook, and this dashboard',
};

/** Meaning of an empty field: the restrictions of the key used to sign in. */
const ifEmpty = (restricted: boolean, otherwise: string): string =>
  restricted ? 'If empty, the restriction of the key you signed in with applies.' : `Leave empty for ${otherwise}.`;

/** The form for a new key. */
export const newKeyPage = (visitor: Visitor, form: KeyForm, faults: Faults): string =>
  page(
    { title: Object.keys(faults).length === 0 ? 'Create key' : 'Create key: please correct', section: '/keys', visitor },
    html`${faultSummary(faults)}
<form method="post" action="/keys">
${csrfField(visitor)}
${inputField({
  name: 'name',
  label: 'Name',
  hint: 'What the key is used for.',
  fault: faults.name,
  type: 'text',
  value: form.name,
  attributes: html` required maxlength="100" autocomplete="off"`,
})}
${checksField({
  name: 'scopes',
  label: 'Scopes',
  fault: faults.scopes,
  checks: visitor.held.scopes.map((scope) => ({ value: scope, label: scopeLabels[scope], checked: form.scopes.includes(scope) })),
})}
${inputField({
  name: 'expires',
  label: 'Expires on',
  hint: `The key works until the end of this day (UTC). ${ifEmpty(visitor.held.key_expires_at !== null, 'a key that does not expire')}`,
  fault: faults.expires,
  type: 'date',
  value: form.expires,
})}
${inputField({
  name: 'limit',
  label: 'Requests per minute',
  hint: ifEmpty(visitor.held.limit_per_minute !== null, 'the default limit'),
  fault: faults.limit,
  type: 'number',
  value: form.limit,
  attributes: html` min="1" max="1000000" inputmode="numeric"`,
})}
${linesField({
  name: 'ip_ranges',
  label: 'Addresses',
  hint: `IP addresses or CIDR ranges from which the key works, one per line, such as 192.0.2.0/24. ${ifEmpty(visitor.held.ip_ranges.length > 0, 'any address')}`,
  fault: faults.ip_ranges,
  value: form.ip_ranges,
})}
<p><button>Create key</button> <a href="/keys">Cancel</a></p>
</form>`,
  );
