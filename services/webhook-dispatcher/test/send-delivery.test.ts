import { createServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { type AddressRule, createAddressRule } from '@winnow/accounts';
import { systemTimers } from '@winnow/runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postPinned } from '../src/delivery/post-pinned.ts';
import { type SendDeps, sendDelivery, type Tried } from '../src/delivery/send-delivery.ts';
import { makeCertificate } from './support/make-certificate.ts';
import { openReceiver, openTlsReceiver } from './support/receiver.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const delivery = {
  id: 'whd_1',
  tries: 0,
  payload: {
    event: 'batch.completed',
    batch_id: 'batch_1',
    job_id: 'job_1',
    status: 'completed',
    total_candidates: 1,
    success: 1,
    failed: 0,
    resumes_scored: 1,
  },
} as const;
const loopback = createAddressRule(['127.0.0.0/8']);
const nobody = createAddressRule([]);
/** As for an address that anybody could reach: its answers are kept. */
const published: AddressRule = { ...loopback, isPublic: () => true };
/** Far longer than any of these tries takes, so that only the tests of the deadline meet it. */
const patientMs = 20_000;
const briefMs = 150;

type Options = Partial<SendDeps> & {
  readonly tries?: number;
  readonly stopping?: AbortSignal;
  readonly addressRule?: AddressRule;
};

const send = (url: string, { tries = 0, stopping, addressRule = loopback, ...deps }: Options = {}): Promise<Tried | undefined> =>
  sendDelivery(
    {
      lookUp: () => Promise.reject(new Error('Nothing was to be looked up.')),
      post: postPinned,
      now: Date.now,
      timers: systemTimers,
      deadlineMs: patientMs,
      ...deps,
    },
    { delivery: { ...delivery, tries }, url, secret, addressRule, trace: {}, stopping: stopping ?? new AbortController().signal },
  );

const named = (...addresses: readonly string[]) => vi.fn(() => Promise.resolve(addresses));

describe('a try', () => {
  it('posts the event to the path and the query of the URL, and is a success with any 2xx', async () => {
    await using receiver = await openReceiver((response) => response.writeHead(204).end());
    const tried = await send(`http://127.0.0.1:${receiver.port}/hook/ö?token=a b`.replace(' ', '%20'));
    expect(tried).toMatchObject({ attempt: { status: 204, error: null, answer: null }, retryAfterMs: 0 });
    const [request] = receiver.received;
    expect(request?.path).toBe('/hook/%C3%B6?token=a%20b');
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      'content-length': String(request?.body.length),
      host: `127.0.0.1:${receiver.port}`,
      'webhook-id': 'whd_1',
    });
    expect(request?.headers).not.toHaveProperty('authorization');
    expect(JSON.parse(request?.body.toString() ?? '')).toMatchObject(delivery.payload);
    await vi.waitFor(() => expect(receiver.open()).toBe(0));
  });

  it.each([
    [200, null],
    [299, null],
    [304, 'redirect'],
    [400, 'status'],
    [410, 'gone'],
    [429, 'status'],
    [500, 'status'],
  ] as const)('that is answered with %i ends with %s', async (status, error) => {
    await using receiver = await openReceiver((response) => response.writeHead(status).end());
    expect((await send(`http://127.0.0.1:${receiver.port}/`))?.attempt).toMatchObject({ status, error });
  });

  it('tells how long the receiver asks to wait, after a failure only', async () => {
    await using receiver = await openReceiver((response, count) =>
      response.writeHead(count === 1 ? 503 : 200, { 'Retry-After': '90' }).end(),
    );
    const url = `http://127.0.0.1:${receiver.port}/`;
    expect([(await send(url))?.retryAfterMs, (await send(url))?.retryAfterMs]).toEqual([90_000, 0]);
  });

  it('follows no redirect', async () => {
    await using elsewhere = await openReceiver();
    await using receiver = await openReceiver((response) =>
      response.writeHead(307, { Location: `http://127.0.0.1:${elsewhere.port}/` }).end(),
    );
    expect((await send(`http://127.0.0.1:${receiver.port}/`))?.attempt).toMatchObject({ status: 307, error: 'redirect' });
    expect([receiver.connections(), elsewhere.connections()]).toEqual([1, 0]);
  });

  it('keeps the beginning of the answer, without control characters', async () => {
    await using receiver = await openReceiver((response) => response.end(`a\u0000\u001b[31m\r\nb\u0085${'😀'.repeat(1_000)}`));
    const answer = (await send(`http://127.0.0.1:${receiver.port}/`, { addressRule: published }))?.attempt.answer ?? '';
    expect(answer.startsWith('a[31mb😀')).toBe(true);
    expect([answer.length, answer.isWellFormed()]).toEqual([1_024, true]);
  });

  it('keeps nothing of what a private address answers', async () => {
    for (const status of [200, 403, 500]) {
      await using receiver = await openReceiver((response) => response.writeHead(status).end('INTERNAL-SECRET'));
      const tried = await send(`http://127.0.0.1:${receiver.port}/`);
      expect(tried?.attempt).toMatchObject({ status, answer: null });
    }
  });

  it('cuts an answer that does not end, and believes its status', async () => {
    let written = 0;
    await using receiver = await openReceiver((response) => {
      const chunk = Buffer.alloc(16 * 1024, 'x');
      const pour = (): void => {
        while (!response.destroyed && response.write(chunk)) written += chunk.length;
      };
      response.on('drain', pour);
      pour();
    });
    expect((await send(`http://127.0.0.1:${receiver.port}/`))?.attempt).toMatchObject({ status: 200, error: null });
    await vi.waitFor(() => expect(receiver.open()).toBe(0));
    expect(written).toBeLessThan(16 * 1024 * 1024);
  });
});

describe('the deadline', () => {
  it('cuts a receiver that does not answer', async () => {
    await using receiver = await openReceiver(() => {});
    const tried = await send(`http://127.0.0.1:${receiver.port}/`, { deadlineMs: briefMs });
    expect(tried?.attempt).toMatchObject({ status: null, error: 'timeout', answer: null });
    expect(tried?.attempt.milliseconds).toBeGreaterThanOrEqual(briefMs - 5);
    await vi.waitFor(() => expect(receiver.open()).toBe(0));
  });

  it('cuts a body that comes slowly, and believes the status that came before', async () => {
    await using receiver = await openReceiver((response) => response.writeHead(200).write('so far'));
    const tried = await send(`http://127.0.0.1:${receiver.port}/`, { deadlineMs: briefMs, addressRule: published });
    expect(tried?.attempt).toMatchObject({ status: 200, error: null, answer: 'so far' });
    await vi.waitFor(() => expect(receiver.open()).toBe(0));
  });

  it('cuts headers that do not end', async () => {
    const server = createServer((socket) => socket.on('error', () => {}).write('HTTP/1.1 200 OK\r\nX-A: '));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const tried = await send(`http://127.0.0.1:${port}/`, { deadlineMs: briefMs });
    expect(tried?.attempt).toMatchObject({ status: null, error: 'timeout' });
    server.close();
  });

  it('cuts a look-up that does not end', async () => {
    const lookUp = () => new Promise<readonly string[]>(() => {});
    const tried = await send('http://slow.example.com/', { lookUp, deadlineMs: briefMs });
    expect(tried?.attempt).toMatchObject({ status: null, error: 'timeout' });
  });
});

describe('a stop of the process', () => {
  it('leaves a try without an outcome', async () => {
    await using receiver = await openReceiver(() => {});
    const stopping = new AbortController();
    const tried = send(`http://127.0.0.1:${receiver.port}/`, { stopping: stopping.signal });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1));
    stopping.abort();
    expect(await tried).toBeUndefined();
    await vi.waitFor(() => expect(receiver.open()).toBe(0));
  });
});

describe('a receiver that cannot be reached', () => {
  it('refuses the connection', async () => {
    const { port } = await openReceiver().then(async (receiver) => {
      await receiver[Symbol.asyncDispose]();
      return receiver;
    });
    expect((await send(`http://127.0.0.1:${port}/`))?.attempt).toMatchObject({ status: null, error: 'connection_failed' });
  });

  it('hangs up', async () => {
    await using receiver = await openReceiver((response) => response.socket?.destroy());
    expect((await send(`http://127.0.0.1:${receiver.port}/`))?.attempt.error).toBe('connection_failed');
  });

  it('answers with something else than HTTP, or with a status that HTTP does not have', async () => {
    for (const text of ['SSH-2.0-Example\r\n', 'HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n']) {
      const server = createServer((socket) => socket.on('error', () => {}).end(text));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const { port } = server.address() as { port: number };
      expect((await send(`http://127.0.0.1:${port}/`))?.attempt).toMatchObject({ status: null, error: 'connection_failed' });
      server.close();
    }
  });

  it('has a name that nobody knows', async () => {
    const lookUp = () => Promise.reject(new Error('ENOTFOUND'));
    expect((await send('https://nowhere.example.com/', { lookUp }))?.attempt.error).toBe('name_not_found');
    expect((await send('https://nowhere.example.com/', { lookUp: named() }))?.attempt.error).toBe('name_not_found');
  });
});

describe('an address that may not be reached', () => {
  it.each([
    ['127.0.0.1', []],
    ['2130706433', []],
    ['0x7f.1', []],
    ['127.1', []],
    ['[::ffff:127.0.0.1]', []],
    ['１２７.０.０.１', []],
    ['internal.example.com', ['127.0.0.1']],
    ['internal.example.com', ['::ffff:127.0.0.1']],
    ['both.example.com', ['93.184.215.14', '127.0.0.1']],
    ['both.example.com', ['127.0.0.1', '93.184.215.14']],
    ['localhost', ['127.0.0.1', '::1']],
  ])('is refused before a connection is made: %s %j', async (host, addresses) => {
    await using receiver = await openReceiver();
    for (const scheme of ['http', 'https']) {
      const url = `${scheme}://${host}:${receiver.port}/`;
      const tried = await send(url, { addressRule: nobody, lookUp: named(...addresses) });
      expect(tried?.attempt).toMatchObject({ status: null, error: 'refused_address' });
    }
    expect(receiver.connections()).toBe(0);
  });

  it('is refused when only one of the addresses of a name lies outside the allow list', async () => {
    await using receiver = await openReceiver();
    const lookUp = named('127.0.0.1', '10.0.0.1');
    expect((await send(`http://a.example.com:${receiver.port}/`, { lookUp }))?.attempt.error).toBe('refused_address');
    expect(receiver.connections()).toBe(0);
  });

  it('is refused again once connected, before a byte is sent', async () => {
    await using receiver = await openReceiver();
    const mayReach = vi.fn<AddressRule['mayReach']>().mockReturnValueOnce(true).mockReturnValue(false);
    const addressRule = { ...loopback, mayReach };
    expect((await send(`http://127.0.0.1:${receiver.port}/`, { addressRule }))?.attempt.error).toBe('refused_address');
    expect(mayReach.mock.calls).toEqual([
      ['127.0.0.1', 'http'],
      ['127.0.0.1', 'http'],
    ]);
    await vi.waitFor(() => expect([receiver.connections(), receiver.open()]).toEqual([1, 0]));
    expect([receiver.bytes(), receiver.received]).toEqual([0, []]);
  });
});

describe('a name', () => {
  it('is looked up once for a try, and its address is what is connected to', async () => {
    await using receiver = await openReceiver();
    const lookUp = named('127.0.0.1');
    const tried = await send(`http://receiver.example.com:${receiver.port}/`, { lookUp });
    expect(tried?.attempt).toMatchObject({ status: 200 });
    expect(lookUp.mock.calls).toEqual([['receiver.example.com']]);
    expect(receiver.received[0]?.headers.host).toBe(`receiver.example.com:${receiver.port}`);
  });

  it('has its addresses tried in turn', async () => {
    await using receiver = await openReceiver();
    const lookUp = named('127.0.0.2', '127.0.0.1');
    const errors = await Promise.all(
      [0, 1, 2, 3].map(async (tries) => {
        const tried = await send(`http://receiver.example.com:${receiver.port}/`, { lookUp, tries });
        return tried?.attempt.error;
      }),
    );
    expect(errors).toEqual(['connection_failed', null, 'connection_failed', null]);
  });
});

describe('over TLS', () => {
  const certificates = getCACertificates('default');
  afterEach(() => setDefaultCACertificates(certificates));
  const name = 'receiver.example.com';
  const lookUp = named('127.0.0.1');

  it('a certificate for the name is taken, whatever the address', async () => {
    const identity = makeCertificate(name);
    await using receiver = await openTlsReceiver(identity, (response) => response.end());
    setDefaultCACertificates([...certificates, identity.cert]);
    expect((await send(`https://${name}:${receiver.port}/`, { lookUp }))?.attempt).toMatchObject({ status: 200, error: null });
    expect((await send(`https://${name}.:${receiver.port}/`, { lookUp }))?.attempt).toMatchObject({ status: 200, error: null });
    expect(receiver.names).toEqual([name, name]);
  });

  it.each([
    ['that nobody vouches for', name, false],
    ['for another name', 'other.example.com', true],
  ])('a certificate %s is refused before the event is sent', async (_, holder, trusted) => {
    const identity = makeCertificate(holder);
    await using receiver = await openTlsReceiver(identity, (response) => response.end());
    if (trusted) setDefaultCACertificates([...certificates, identity.cert]);
    const tried = await send(`https://${name}:${receiver.port}/`, { lookUp });
    expect(tried?.attempt).toMatchObject({ status: null, error: 'tls_failed' });
    expect(receiver.received).toEqual([]);
  });

  it('a certificate for a name does not do for its address', async () => {
    const identity = makeCertificate(name);
    await using receiver = await openTlsReceiver(identity, (response) => response.end());
    setDefaultCACertificates([...certificates, identity.cert]);
    expect((await send(`https://127.0.0.1:${receiver.port}/`))?.attempt.error).toBe('tls_failed');
  });

  it('a receiver that does not speak it has failed', async () => {
    await using receiver = await openReceiver();
    expect((await send(`https://127.0.0.1:${receiver.port}/`))?.attempt.error).toBe('tls_failed');
    expect(receiver.received).toEqual([]);
  });
});
