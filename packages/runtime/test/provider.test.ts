import { afterEach, describe, expect, it } from 'vitest';
import { type JsonAnswer, type JsonRequest, type JsonServer, openJsonServer } from '../../../test/support/json-server.ts';
import { createLogger, createMetrics, openProvider, readConfig } from '../src/index.ts';
import { providerConfig } from '../src/provider-config.ts';

const tools = { logger: createLogger({ level: 'silent', service: 'test' }), metrics: createMetrics('test') };
const cleanup: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const undo of cleanup.splice(0)) await undo();
});

const open = async (answer: (request: JsonRequest) => JsonAnswer, timeoutMs = 5_000) => {
  const server: JsonServer = await openJsonServer(answer);
  const provider = openProvider(
    { name: 'embeddings', url: `${server.url}/`, model: 'm-1', key: 'secret', keyFile: undefined, timeoutMs },
    tools,
  );
  cleanup.push(async () => server[Symbol.asyncDispose](), provider.stop);
  return { server, provider };
};

describe('a provider', () => {
  it('is sent its model and key', async () => {
    const { server, provider } = await open(() => ({ json: { fine: true } }));
    expect(await provider.post('/embeddings', { input: ['a'] })).toEqual({ fine: true });
    const [request] = server.requests;
    expect(request).toMatchObject({ path: '/v1/embeddings', body: { model: 'm-1', input: ['a'] } });
    expect(request?.headers.authorization).toBe('Bearer secret');
  });

  it.each<readonly [string, JsonAnswer]>([
    ['refuses', { status: 401 }],
    ['sends somewhere else', { status: 302 }],
    ['answers no JSON', { text: '<html>' }],
    ['answers with too much', { text: `"${'x'.repeat(17 * 1024 * 1024)}"` }],
  ])('that %s has not answered', async (_, answer) => {
    const { provider } = await open(() => answer);
    expect(await provider.post('/embeddings', {})).toBeUndefined();
  });

  it('that is silent has not answered once its time is over, and is then left alone', async () => {
    const { server, provider } = await open(() => 'silence', 500);
    for (let call = 0; call < 5; call += 1) expect(await provider.post('/embeddings', {})).toBeUndefined();
    expect(server.requests.length).toBe(3);
  });

  it('answers everything that is asked at the same time', async () => {
    const { provider } = await open(({ body }) => ({ json: body }));
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => provider.post('/x', { index })));
    expect(answers).toEqual(Array.from({ length: 20 }, (_, index) => ({ model: 'm-1', index })));
  });
});

describe('the URL of a provider', () => {
  const read = (url: string) => () => readConfig(providerConfig, { WINNOW_EMBEDDINGS_URL: url }).embeddingsUrl;

  it.each([
    'https://api.example.com/v1',
    'https://10.0.0.7:8443',
    'http://127.0.0.1:8000/v1',
    'http://[::1]:8000',
    'http://localhost',
  ])('may be %s', (url) => {
    expect(read(url)()).toBe(url);
  });

  it.each([
    'http://api.example.com',
    'http://127.0.0.1.example.com',
    'https://user:secret@example.com',
    'ftp://x',
    'https://x?y=1',
  ])('may not be %s', (url) => {
    expect(read(url)).toThrow('WINNOW_EMBEDDINGS_URL');
  });
});
