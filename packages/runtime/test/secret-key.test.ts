import { expect, it } from 'vitest';
import type { CommonConfig } from '../src/common-config.ts';
import { ConfigError } from '../src/read-config.ts';
import { readSecretKeys } from '../src/secret-key.ts';

it('refuses a secret key that cannot be one, without showing it', async () => {
  const config = { backend: 'distributed', secretKey: 'nearly-a-secret' } as CommonConfig;
  const failure = await readSecretKeys(config).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConfigError);
  expect(String(failure)).not.toContain('nearly-a-secret');
});
