import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { explainListenError } from '../src/explain-listen-error.ts';
import { integerKey, textKey } from '../src/index.ts';

const spec = {
  port: integerKey({ key: 'PORT', min: 0, max: 65_535, fallback: '0', meaning: 'port' }),
  host: textKey({ key: 'HOST', fallback: '127.0.0.1', meaning: 'host' }),
};

const listen = async (port: number, host: string): Promise<AddressInfo> => {
  const server = createServer().listen(port, host);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return server.address() as AddressInfo;
};

it('says which variable sets a port that is taken', async () => {
  const { port } = await listen(0, '127.0.0.1');
  const error: unknown = await listen(port, '127.0.0.1').catch((caught: unknown) => caught);
  expect(explainListenError(error, spec, { port, host: '127.0.0.1' })).toBe(
    `127.0.0.1:${port} is in use by another process; set PORT to another.`,
  );
});

it('says which variable sets an address that the machine does not have', async () => {
  const error: unknown = await listen(0, '192.0.2.1').catch((caught: unknown) => caught);
  expect(explainListenError(error, spec, { port: 0, host: '192.0.2.1' })).toBe(
    '192.0.2.1 is not an address of this machine; set HOST to another.',
  );
});

it('leaves other errors alone', () => {
  expect(explainListenError(new Error('no'), spec, {})).toBeUndefined();
});
