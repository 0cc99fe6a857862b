import { createHmac } from 'node:crypto';
import { AppError } from '@winnow/kernel';
import type { Store } from '@winnow/ports';

/** Tells keys apart without telling anything of them. */
type KeyRecord = { readonly id: string; readonly check: string };

const definition = { name: 'secret_key', indexes: {} } as const;
const id = 'current';

const differs = (): AppError =>
  new AppError(
    'UNAVAILABLE',
    'WINNOW_SECRET_KEY is not the one that secrets are kept with: set that one, or put it behind the new one, with a comma.',
  );

const checkOf = (key: string): string => {
  const bytes = Buffer.from(key, /^[0-9a-f]{64}$/i.test(key) ? 'hex' : 'base64');
  return createHmac('sha256', bytes).update('winnow secret key').digest('base64url');
};

/**
 * Compares the secret keys of all services by what the first one to start has noted in the store: the check rejects with `UNAVAILABLE`
 * while none of the keys is the one that secrets are sealed with. A key in front of that one takes its place. Once it was right it stays
 * right: who restarts later, in the middle of a rotation, does not stop those that still run.
 */
export const openKeyCheck = async (store: Pick<Store, 'collection'>, keys: string): Promise<() => Promise<void>> => {
  const records = await store.collection<KeyRecord>(definition);
  const [first = '', ...others] = keys.split(',').map((key) => checkOf(key.trim()));
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
