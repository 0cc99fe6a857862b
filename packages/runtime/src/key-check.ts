import { createHmac } from 'node:crypto';
import { AppError } from '@winnow/kernel';
import type { Store } from '@winnow/ports';

/** Distinguishes keys without revealing anything about them. */
type KeyRecord = { readonly id: string; readonly check: string };

const definition = { name: 'secret_key', indexes: {} } as const;
const id = 'current';

const differs = (): AppError =>
  new AppError(
    'UNAVAILABLE',
    'WINNOW_SECRET_KEY is not the one that secrets are kept with: set that one, or put it behind the new one, with a comma.',
  );

/** Distinguishes a key without revealing anything about it. */
export const secretKeyCheck = (key: Uint8Array): string =>
  createHmac('sha256', key).update('winnow secret key').digest('base64url');

/** How the first of these keys, or one of the others, relates to the one recorded by the services. */
export const compareKeys = async (
  store: Pick<Store, 'collection'>,
  keys: readonly Uint8Array[],
): Promise<'none recorded' | 'same' | 'different'> => {
  const kept = await (await store.collection<KeyRecord>(definition)).get(id);
  if (kept === undefined) return 'none recorded';
  return keys.map(secretKeyCheck).includes(kept.check) ? 'same' : 'different';
};

/**
 * Compares the secret keys of all services with the one recorded by the first service to start: the check rejects with
 * `UNAVAILABLE` while none of the keys matches the one that encrypts secrets. A new key in front of that one replaces it. Once a
 * check has passed, it keeps passing: a service restarted during a rotation does not stop those still running.
 */
export const openKeyCheck = async (
  store: Pick<Store, 'collection'>,
  keys: readonly Uint8Array[],
): Promise<() => Promise<void>> => {
  const records = await store.collection<KeyRecord>(definition);
  const [first = '', ...others] = keys.map(secretKeyCheck);
  let agreed = false;
  return async () => {
    if (agreed) return;
    if (!(await records.insert({ id, check: first }))) {
      const kept = await records.update(id, (current) => (others.includes(current.check) ? { id, check: first } : undefined));
      if (kept?.check !== first) throw differs();
    }
    agreed = true;
  };
};
