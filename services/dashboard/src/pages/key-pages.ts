import type { KeyBody } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';
import type { Visitor } from '../sessions/session.ts';
import { choiceField, csrfField } from './form-fields.ts';
import { page } from './layout.ts';
import { facts } from './table.ts';
import { code, foreign, shownTime } from './words.ts';

/** How long an old key stays valid, in seconds. */
export const graces = [
  ['0', 'It stops immediately'],
  ['3600', '1 hour'],
  ['86400', '24 hours'],
  ['604800', '7 days'],
  ['2592000', '30 days'],
] as const;

const keyFacts = (key: KeyBody): Html =>
  facts([
    ['Key', html`${foreign(key.name)} ${code(key.id)}`],
    ['Ends with', code(`…${key.last_four}`)],
    ['Scopes', key.scopes.join(', ')],
    ['Expires', key.expires_at === null ? 'never' : shownTime(key.expires_at)],
  ]);

const ownKey = (visitor: Visitor, key: KeyBody, when: string): Html | undefined =>
  key.id === visitor.actor
    ? html`<p class="alert"><strong>You are signed in with this key.</strong> Your session ends ${when}.</p>`
    : undefined;

/** A key that was just created: the only page that shows it. */
export const keyMadePage = (visitor: Visitor, key: KeyBody, secret: string): string =>
  page(
    { title: 'Key created', section: '/keys', visitor, notice: 'Copy the key now. It is shown only once.' },
    html`<p class="secret">${code(secret)}</p>
${keyFacts(key)}
<p><a href="/keys">Go to the keys</a></p>`,
  );

/** Asks how to renew a key. */
export const renewKeyPage = (visitor: Visitor, key: KeyBody): string =>
  page(
    { title: 'Renew a key', section: '/keys', visitor },
    html`<p>Replaces the key with a new one that has the same name, scopes, limits and expiry date.</p>
${keyFacts(key)}
${ownKey(visitor, key, 'when it stops; sign in with the new key then')}
<form method="post" action="/keys/${encodeURIComponent(key.id)}/renew">
${csrfField(visitor)}
${choiceField({ name: 'grace', label: 'How long the old key keeps working', choices: graces })}
<p><button>Renew key</button> <a href="/keys">Cancel</a></p>
</form>`,
  );

/** Asks for confirmation before a key is revoked. */
export const revokeKeyPage = (visitor: Visitor, key: KeyBody): string =>
  page(
    { title: 'Revoke a key', section: '/keys', visitor },
    html`<p>Requests with this key will be rejected. You cannot undo this.</p>
${keyFacts(key)}
${ownKey(visitor, key, 'with it')}
<form method="post" action="/keys/${encodeURIComponent(key.id)}/revoke">
${csrfField(visitor)}
<p><button class="danger">Revoke key</button> <a href="/keys">Cancel</a></p>
</form>`,
  );
