import type { KeyScope } from '@winnow/contracts';
import { html } from '@winnow/kernel';
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

/** A new key is described here. */
export const newKeyPage = (visitor: Visitor, form: KeyForm, faults: Faults): string =>
  page(
    { title: Object.keys(faults).length === 0 ? 'Make a key' : 'Make a key: please correct', section: '/keys', visitor },
    html`${faultSummary(faults)}
<form method="post" action="/keys">
${csrfField(visitor)}
${inputField({
  name: 'name',
  label: 'Name',
  hint: 'What the key is for, to tell keys apart.',
  fault: faults.name,
  type: 'text',
  value: form.name,
  attributes: html` required maxlength="100" autocomplete="off"`,
})}
${checksField({
  name: 'scopes',
  label: 'Scopes',
  fault: faults.scopes,
  checks: visitor.scopes.map((scope) => ({ value: scope, label: scopeLabels[scope], checked: form.scopes.includes(scope) })),
})}
${inputField({
  name: 'expires',
  label: 'Last day',
  hint: 'The key works to the end of this day (UTC). Leave it empty for a key that does not expire.',
  fault: faults.expires,
  type: 'date',
  value: form.expires,
})}
${inputField({
  name: 'limit',
  label: 'Requests a minute',
  hint: 'Leave it empty for no limit of its own.',
  fault: faults.limit,
  type: 'number',
  value: form.limit,
  attributes: html` min="1" max="1000000" inputmode="numeric"`,
})}
${linesField({
  name: 'ip_ranges',
  label: 'Addresses',
  hint: 'Addresses or CIDRs from which the key works, one a line, such as 192.0.2.0/24. Leave it empty for everywhere.',
  fault: faults.ip_ranges,
  value: form.ip_ranges,
})}
<p><button>Make the key</button> <a href="/keys">Cancel</a></p>
</form>`,
  );
