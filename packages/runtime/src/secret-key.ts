import { randomBytes } from 'node:crypto';
import { link, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommonConfig } from './common-config.ts';
import { parseSecretKeys } from './parse-secret-keys.ts';
import { ConfigError } from './read-config.ts';

const keyBytes = 32;

/**
 * The key that a standalone process generates on its first start: anyone who can read its folder can read everything in it
 * anyway.
 */
const ownKey = async (folder: string): Promise<string> => {
  const path = join(folder, 'secret.key');
  const made = `${path}.${process.pid}`;
  // Written completely or not at all, whenever the process dies: a truncated key would make everything it encrypted unreadable.
  await writeFile(made, randomBytes(keyBytes).toString('base64'), { mode: 0o600, flush: true });
  try {
    await link(made, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await unlink(made);
  }
  return (await readFile(path, 'utf8')).trim();
};

/** The configured keys that encrypt secrets. */
export const readSecretKey = async ({ backend, dataDir, secretKey }: CommonConfig): Promise<string> => {
  if (secretKey !== undefined) return secretKey;
  if (backend === 'standalone') return ownKey(dataDir);
  throw new ConfigError(
    'WINNOW_SECRET_KEY is needed in distributed mode: 32 bytes as base64, such as `openssl rand -base64 32` prints.',
  );
};

/** The same, decoded: the first key encrypts, all decrypt. Throws a `ConfigError` if the text is not a list of keys. */
export const readSecretKeys = async (config: CommonConfig): Promise<readonly Uint8Array[]> => {
  const keys = parseSecretKeys(await readSecretKey(config));
  // With a misspelt key, no webhook could ever be sent.
  if (keys === undefined)
    throw new ConfigError('WINNOW_SECRET_KEY is (hidden); accepted: 32 bytes as base64 or hexadecimal digits.');
  return keys;
};
