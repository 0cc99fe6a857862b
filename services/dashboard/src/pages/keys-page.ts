import type { KeyBody } from '@winnow/contracts';
import { type Html, html } from '@winnow/html';
import type { Visitor } from '../sessions/session.ts';
import { page } from './layout.ts';
import { olderLink, table } from './table.ts';
import { code, foreign, shownTime, stateWord, unseen } from './words.ts';

type Keys = {
  readonly visitor: Visitor;
  readonly keys: readonly KeyBody[];
  readonly next: string | null;
  readonly notice: string | undefined;
};

const acts = ({ id, name, state }: KeyBody): Html | string => {
  if (state !== 'active') return '–';
  const of = unseen(` the key ${name}`);
  return html`<a href="/keys/${encodeURIComponent(id)}/renew">Renew${of}</a> <a href="/keys/${encodeURIComponent(id)}/revoke">Revoke${of}</a>`;
};

const limits = ({ limits: { requests_per_minute: max }, ip_ranges }: KeyBody): Html | string =>
  max === null && ip_ranges.length === 0
    ? 'none'
    : html`${max !== null && `${max} a minute`}${max !== null && ip_ranges.length > 0 && ', '}${ip_ranges.length > 0 && `only from ${ip_ranges.join(', ')}`}`;

/** The keys of an account. */
export const keysPage = ({ visitor, keys, next, notice }: Keys): string =>
  page(
    { title: 'Keys', section: '/keys', visitor, notice },
    html`<p><a class="button" href="/keys/new">Create key</a></p>
${table({
  caption: 'Keys, newest first',
  columns: ['Name', 'State', 'Scopes', 'Ends with', 'Limits', 'Expires', 'Made', 'Acts'],
  rows: keys.map((key) => [
    html`${foreign(key.name)}${key.id === visitor.actor && ' (you are signed in with it)'}<br>${code(key.id)}`,
    stateWord(key.state),
    key.scopes.join(', '),
    code(`…${key.last_four}`),
    limits(key),
    key.expires_at === null ? 'never' : shownTime(key.expires_at),
    shownTime(key.created_at),
    acts(key),
  ]),
  empty: 'There are no keys.',
})}
${olderLink('/keys', next)}`,
  );
