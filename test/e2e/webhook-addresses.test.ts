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
import { refusedHosts, refusedUrls } from '../support/refused-webhook-urls.ts';

/** Addresses for documents: nobody is there. */
const nobody = '198.51.100.0/24';

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
    if (found === undefined) throw new Error('No such delivery.');
    return found;
  };
  const untilOver = (id: string): Promise<Delivery> =>
    vi.waitFor(
      async () => {
        const found = await readDelivery(id);
        if (found.state === 'pending') throw new Error('The delivery is not over.');
        return found;
      },
      { timeout: 60_000, interval: 20 },
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
    const tried = await vi.waitFor(() => calls.untilOver(`whd_${batch_id.slice('batch_'.length)}`), { timeout: 60_000 });
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
