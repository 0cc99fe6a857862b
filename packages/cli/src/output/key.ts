import type { KeyBody, KeyList, NewKeyBody } from '@winnow/contracts';
import { fields, type Look, paragraphs, table } from './layout.ts';

const limitOf = ({ limits }: KeyBody): string | null =>
  limits.requests_per_minute === null ? null : `${limits.requests_per_minute} a minute`;

/** The properties of a key, without the key itself. */
export const writeKey = (key: KeyBody, look: Look): string =>
  fields(
    [
      ['id', key.id],
      ['name', key.name],
      ['state', key.state],
      ['scopes', key.scopes.join(', ')],
      ['expires', key.expires_at],
      ['revoked', key.revoked_at],
      ['limit', limitOf(key)],
      ['addresses', key.ip_ranges.join(', ')],
      ['ends with', key.last_four],
    ],
    look,
  );

/** A key that was just created. */
export const writeNewKey = (key: NewKeyBody, look: Look): string =>
  paragraphs([writeKey(key, look), look.paint('bold', key.key), 'The key is shown this once.']);

/** Keys, one a line. */
export const writeKeys = ({ keys }: KeyList, look: Look): string =>
  keys.length === 0
    ? 'There are no keys.'
    : table(
        ['id', 'state', 'scopes', 'expires', 'limit', 'ends with', 'name'],
        keys.map((key) => [
          key.id,
          key.state,
          key.scopes.join(','),
          key.expires_at?.slice(0, 10) ?? null,
          limitOf(key),
          key.last_four,
          key.name,
        ]),
        look,
      );
