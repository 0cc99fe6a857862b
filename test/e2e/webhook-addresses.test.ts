import { lookup as lookUp } from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { platform } from 'node:process';
import { type Delivery, delivery, deliveryList, errorBody, newKeyBody } from '@winnow/contracts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeBatchJob, startBatch, textFile, untilEnded } from '../support/batch-calls.ts';
import { get, send } from '../support/call.ts';
import { type ConnectionTrap, openConnectionTrap } from '../support/connection-trap.ts';
import { type Deployment, deployStandalone } from '../support/deployment.ts';
import { createFolder, removeFolder } from '../support/namespaces.ts';

/** Addresses for documents: nobody is there. */
const nobody = '198.51.100.0/24';

/** Every class of addresses that is not public, and every spelling that a parser of URLs takes for one of this machine. */
const refusedHosts = {
  'this machine': [
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '127.0.1',
    '127.255.255.254',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0X7F.0x0.0X0.0x1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.0x1',
    '%31%32%37.0.0.1',
    '１２７.０.０.１',
    '127。0。0。1',
    '①②⑦.⓪.⓪.①',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[0000:0000:0000:0000:0000:0000:0000:0001]',
  ],
  'this machine, within another address': [
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:127.0.0.1]',
    '[::FFFF:127.0.0.1]',
    '[::127.0.0.1]',
    '[::7f00:1]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:0:4136:e378:8000:63bf:80ff:fffe]',
  ],
  'no address': ['0.0.0.0', '0', '0x0', '0.1.2.3', '[::]', '[::ffff:0.0.0.0]'],
  'a private network': [
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '0xc0a80001',
    '[fd00::1]',
    '[fc00::1]',
    '[fec0::1]',
    '[::ffff:10.0.0.1]',
    '[2002:0a00:0001::]',
  ],
  'the link, where clouds keep their metadata': [
    '169.254.169.254',
    '0xa9fea9fe',
    '2852039166',
    '[fe80::1]',
    '[::ffff:169.254.169.254]',
    '[::ffff:a9fe:a9fe]',
    '[64:ff9b::a9fe:a9fe]',
    '[fd00:ec2::254]',
  ],
  'shared, reserved, for documents or measurements': [
    '100.64.0.1',
    '100.127.255.255',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.19.255.255',
    '203.0.113.1',
    '240.0.0.1',
    '255.255.255.255',
    '[2001:db8::1]',
    '[3fff::1]',
    '[100::1]',
    '[5f00::1]',
    '[2001:2::1]',
    '[2001:10::1]',
  ],
  'many at once': ['224.0.0.1', '239.255.255.250', '[ff02::1]', '[ff0e::1]'],
};

/** What no parser takes for a URL, or carries what is never sent. */
const refusedUrls = [
  'http://[fe80::1%25lo]/',
  'http://[::1%25lo]/',
  'http://[::1%lo]/',
  'http://127.0.0.1@example.com/',
  'http://example.com@127.0.0.1/',
  'http://:secret@example.com/',
  'http://256.256.256.256/',
  'http://127.0.0.1.1.1/',
  'http://0x7f.0x0.0x0.0x0.0x1/',
  'http://4294967296/',
  'http://[::1/',
  'http://exam\nple.com/',
  'http://\t127.0.0.1/',
  'http:///',
  'http:// 127.0.0.1/',
  'gopher://127.0.0.1/',
  'file:///etc/passwd',
  'unix:/var/run/docker.sock',
  'http+unix://%2Fvar%2Frun%2Fdocker.sock/',
  'javascript:alert(1)',
  'data:,a',
  '//127.0.0.1/',
  '/hook',
  '127.0.0.1',
];

/** Names of this machine: those that always lead there, and those that its own table has. */
const localNames = (): readonly string[] => {
  const own =
    platform === 'win32'
      ? []
      : readFileSync('/etc/hosts', 'utf8')
          .split('\n')
          .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
          .filter(([address = '']) => address.startsWith('127.') || address === '::1')
          .flatMap(([, ...names]) => names);
  return [...new Set(['localhost', 'localhost.', 'LOCALHOST', 'LocalHost.', 'ｌｏｃａｌｈｏｓｔ', '%6cocalhost', ...own])];
};

/** A name that this machine does not know leads nowhere, which is as good. */
const expectedOf = async (name: string): Promise<string> =>
  (await lookUp(new URL(`http://${name}/`).hostname, { all: true }).catch(() => [])).length > 0
    ? 'refused_address'
    : 'name_not_found';

const reach = (host: string, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, host, () => {
      socket.destroy();
      resolve();
    });
    socket.once('error', reject);
  });

type Endpoint = ReturnType<typeof callsOf>;

/** What the tests ask of a deployment. */
const callsOf = (deployment: Deployment) => {
  const address = (): string => deployment.addresses()[0] ?? '';
  const readDelivery = async (id: string): Promise<Delivery> => {
    const list = deliveryList.parse((await get(`${address()}/v1/webhook/deliveries?limit=100`)).body);
    const found = list.deliveries.find((each) => each.id === id);
    if (found === undefined) throw new Error('There is no such delivery.');
    return found;
  };
  const untilOver = (id: string): Promise<Delivery> =>
    vi.waitFor(
      async () => {
        const found = await readDelivery(id);
        if (found.state === 'pending') throw new Error('The delivery is not over.');
        return found;
      },
      { timeout: 30_000, interval: 20 },
    );
  return {
    address,
    put: (url: string) => send('PUT', `${address()}/v1/webhook`, { url }),
    read: () => get(`${address()}/v1/webhook`),
    /** Sends a test to where the webhook goes now; answers how it went. */
    tryIt: async (): Promise<Delivery> => {
      const tested = await send('POST', `${address()}/v1/webhook/test`);
      expect(tested.status).toBe(202);
      return untilOver(delivery.parse(tested.body).id);
    },
    untilOver,
  };
};

const errorsOf = ({ attempts }: Delivery): readonly unknown[] => attempts.map(({ status, error }) => [status, error]);

describe('standalone, where webhooks may go to public addresses and one range that is nobody’s', () => {
  let trap: ConnectionTrap;
  let deployment: Deployment;
  let calls: Endpoint;

  beforeAll(async () => {
    trap = await openConnectionTrap('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
    deployment = await deployStandalone({
      WINNOW_WEBHOOK_ALLOW: nobody,
      WINNOW_LIMIT_WEBHOOK_SENDS_PER_MINUTE: '1000',
      WINNOW_WEBHOOK_SCHEDULE: '0s,50ms,50ms',
    });
    calls = callsOf(deployment);
  });
  afterAll(async () => {
    await deployment?.stop();
    await trap?.stop();
  });

  it.each(Object.entries(refusedHosts))('refuses %s when the URL is written, in every spelling', async (_class, hosts) => {
    const accepted: string[] = [];
    for (const host of hosts)
      for (const url of [`http://${host}:${trap.port}/hook`, `https://${host}:${trap.port}/hook`]) {
        const { status, body } = await calls.put(url);
        if (status !== 400) accepted.push(`${url} ${status}`);
        else expect(errorBody.parse(body).detail.fields[0]?.field).toBe('url');
      }
    expect(accepted).toEqual([]);
    expect((await calls.read()).status).toBe(404);
    expect(trap.connections()).toBe(0);
  });

  it('refuses what is no URL of a webhook', async () => {
    const accepted: string[] = [];
    for (const url of [...refusedUrls, `https://example.com/${'a'.repeat(2_000)}`, 'https://example.com/#a'])
      if ((await calls.put(url)).status !== 400) accepted.push(url);
    expect(accepted).toEqual([]);
    expect((await calls.read()).status).toBe(404);
  });

  it('refuses a name that leads to this machine: plain http when it is written, and https at every try', async () => {
    let refused = 0;
    for (const name of localNames()) {
      const error = await expectedOf(name);
      const plain = await calls.put(`http://${name}:${trap.port}/hook`);
      expect([name, plain.status]).toEqual([name, error === 'refused_address' ? 400 : 200]);
      expect((await calls.put(`https://${name}:${trap.port}/hook`)).status).toBe(200);
      const tried = await calls.tryIt();
      expect([name, tried.state, errorsOf(tried)]).toEqual([name, 'failed', [[null, error]]]);
      refused += error === 'refused_address' ? 1 : 0;
    }
    expect(refused).toBeGreaterThanOrEqual(2);
    expect(trap.connections()).toBe(0);
  });

  it('finds nobody behind a name that may or may not lead to this machine, and connects to nobody', async () => {
    for (const name of ['hook.localhost', 'localhost.localdomain', 'ip6-localhost', '127.0.0.1.nip.io.invalid']) {
      expect((await calls.put(`https://${name}:${trap.port}/hook`)).status).toBe(200);
      const [[status, error] = []] = errorsOf(await calls.tryIt()) as [unknown, unknown][];
      expect(['refused_address', 'name_not_found', 'timeout']).toContain(error);
      expect(status).toBeNull();
    }
    expect(trap.connections()).toBe(0);
  });

  it('keeps the event of a batch whose webhook leads to this machine, with every try of the schedule refused', async () => {
    expect((await calls.put(`https://localhost:${trap.port}/hook`)).status).toBe(200);
    const job = await makeBatchJob(calls.address());
    const { batch_id } = await startBatch(calls.address(), job, [textFile(1)]);
    expect((await untilEnded(deployment.addresses, batch_id)).status).toBe('completed');
    const tried = await vi.waitFor(() => calls.untilOver(`whd_${batch_id.slice('batch_'.length)}`), { timeout: 10_000 });
    expect([tried.state, errorsOf(tried)]).toEqual([
      'failed',
      [
        [null, 'refused_address'],
        [null, 'refused_address'],
        [null, 'refused_address'],
      ],
    ]);
    expect(trap.connections()).toBe(0);
  });

  it('takes an address of the range, over both schemes', async () => {
    for (const scheme of ['http', 'https']) {
      expect((await calls.put(`${scheme}://198.51.100.7:${trap.port}/hook`)).status).toBe(200);
      expect((await calls.put(`${scheme}://[::ffff:198.51.100.7]:${trap.port}/hook`)).status).toBe(200);
    }
    expect((await calls.put('http://192.0.2.255/')).status).toBe(400);
  });

  it('would have been seen by the trap', async () => {
    const before = trap.connections();
    await reach('127.0.0.1', trap.port);
    await vi.waitFor(() => expect(trap.connections()).toBe(before + 1));
  });
});

describe('standalone, where webhooks may go to one address of this machine', () => {
  it('follows no redirect, neither to an address that is refused nor to one that is not, and no proxy of its environment', async () => {
    const target = await openConnectionTrap();
    const proxy = `http://127.0.0.1:${target.port}`;
    const deployment = await deployStandalone({
      WINNOW_WEBHOOK_ALLOW: '127.0.0.1/32',
      WINNOW_LIMIT_WEBHOOK_SENDS_PER_MINUTE: '1000',
      // A proxy would reach for the process what the process may not.
      NODE_USE_ENV_PROXY: '1',
      HTTP_PROXY: proxy,
      http_proxy: proxy,
    });
    const calls = callsOf(deployment);
    try {
      let seen = 0;
      for (const status of [301, 302, 303, 307, 308])
        for (const host of ['127.0.0.2', '127.0.0.1', 'localhost', '169.254.169.254']) {
          const headers = `Location: http://${host}:${target.port}/\r\nRefresh: 0; url=http://${host}:${target.port}/`;
          const receiver = await openConnectionTrap(`HTTP/1.1 ${status} Elsewhere\r\n${headers}\r\nConnection: close\r\n\r\n`);
          try {
            expect((await calls.put(`http://127.0.0.1:${receiver.port}/hook`)).status).toBe(200);
            const tried = await calls.tryIt();
            expect(errorsOf(tried)).toEqual([[status, 'redirect']]);
            seen += receiver.connections();
          } finally {
            await receiver.stop();
          }
        }
      expect(seen).toBe(20);
      expect(target.connections()).toBe(0);
    } finally {
      await deployment.stop();
      await target.stop();
    }
  });

  it('refuses a name as soon as one of its addresses is not that one', async ({ skip }) => {
    // Whether the name has a second address depends on the machine; without one the address is allowed.
    const addresses = (await lookUp('localhost', { all: true })).map(({ address }) => address);
    if (!addresses.includes('::1')) return skip('localhost has one address here');
    const trap = await openConnectionTrap();
    const deployment = await deployStandalone({ WINNOW_WEBHOOK_ALLOW: '127.0.0.1/32' });
    const calls = callsOf(deployment);
    try {
      expect((await calls.put(`http://localhost:${trap.port}/hook`)).status).toBe(400);
      expect((await calls.put(`https://localhost:${trap.port}/hook`)).status).toBe(200);
      expect(errorsOf(await calls.tryIt())).toEqual([[null, 'refused_address']]);
      expect(trap.connections()).toBe(0);
    } finally {
      await deployment.stop();
      await trap.stop();
    }
  });
});

describe('standalone, as it starts without a list', () => {
  it('lets operators try a receiver on this machine, keeps nothing of its answers, and lets no tenant there', async () => {
    const trap = await openConnectionTrap('HTTP/1.1 500 No\r\nConnection: close\r\n\r\nINTERNAL-SECRET');
    const deployment = await deployStandalone({ WINNOW_LIMIT_WEBHOOK_SENDS_PER_MINUTE: '2' });
    const calls = callsOf(deployment);
    try {
      const made = await send('POST', `${calls.address()}/v1/accounts`, { name: 'tenant' });
      const { key } = newKeyBody.parse(made.body.key);
      for (const host of ['127.0.0.1', '[::1]', 'localhost', '0x7f.1']) {
        const url = `http://${host}:${trap.port}/hook`;
        expect([url, (await send('PUT', `${calls.address()}/v1/webhook`, { url }, { key })).status]).toEqual([url, 400]);
      }
      // Over https a name is only looked up when something is sent.
      const secure = { url: `https://localhost:${trap.port}/hook` };
      expect((await send('PUT', `${calls.address()}/v1/webhook`, secure, { key })).status).toBe(200);
      const tested = await send('POST', `${calls.address()}/v1/webhook/test`, undefined, { key });
      await vi.waitFor(async () => {
        const { body } = await get(`${calls.address()}/v1/webhook/deliveries`, { key });
        expect(deliveryList.parse(body).deliveries.map((each) => [each.id, ...errorsOf(each)])).toEqual([
          [tested.body.id, [null, 'refused_address']],
        ]);
      });
      expect(trap.connections()).toBe(0);

      expect((await calls.put(`http://127.0.0.1:${trap.port}/hook`)).status).toBe(200);
      const tried = await calls.tryIt();
      expect(tried.attempts).toMatchObject([{ status: 500, answer: null }]);
      // Two fixed windows of a minute let four through at most.
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await send('POST', `${calls.address()}/v1/webhook/test`)).status);
      expect(statuses).toContain(429);
    } finally {
      await deployment.stop();
      await trap.stop();
    }
  });

  it('lets nobody reach this machine when the list is none', async () => {
    const deployment = await deployStandalone({ WINNOW_WEBHOOK_ALLOW: 'none' });
    try {
      expect((await callsOf(deployment).put('http://127.0.0.1:9/hook')).status).toBe(400);
    } finally {
      await deployment.stop();
    }
  });
});

describe('standalone, restarted with another list', () => {
  it('refuses at the try what was taken when it was written', async () => {
    const folder = await createFolder();
    const trap = await openConnectionTrap('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
    try {
      const open = await deployStandalone({ WINNOW_DATA_DIR: folder });
      const before = callsOf(open);
      expect((await before.put(`http://127.0.0.1:${trap.port}/hook`)).status).toBe(200);
      expect(errorsOf(await before.tryIt())).toEqual([[204, null]]);
      await open.stop();
      expect(trap.connections()).toBe(1);

      const strict = await deployStandalone({ WINNOW_DATA_DIR: folder, WINNOW_WEBHOOK_ALLOW: nobody });
      const after = callsOf(strict);
      expect((await after.read()).status).toBe(200);
      expect(errorsOf(await after.tryIt())).toEqual([[null, 'refused_address']]);
      await strict.stop();
      expect(trap.connections()).toBe(1);
    } finally {
      await trap.stop();
      await removeFolder(folder);
    }
  });
});
