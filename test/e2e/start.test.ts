import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { openMongo } from '@winnow/mongo';
import type { HealthReport } from '@winnow/runtime';
import { describe, expect, it, vi } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { freePort } from '../support/free-port.ts';
import { dropTopics } from '../support/kafka-topics.ts';
import { createCleanup, createFolder, removeFolder, uniqueName } from '../support/namespaces.ts';
import { launchService } from '../support/service-process.ts';
import { startTcpForwarder } from '../support/tcp-forwarder.ts';
import { root } from '../support/workspaces.ts';

const patience = { timeout: 180_000, interval: 100 };

const askHealth = async (address: string | undefined, path: 'healthz' | 'readyz') => {
  const response = await fetch(`${address}/${path}`);
  return { status: response.status, body: (await response.json()) as HealthReport };
};

describe('npm start', () => {
  const cleanup = createCleanup();

  it('passes SIGTERM on to the service, which ends with 0', async () => {
    const folder = await createFolder();
    cleanup(() => removeFolder(folder));
    const healthPort = String(await freePort());
    const npm = spawn('npm', ['start', '-w', 'services/standalone'], {
      cwd: root,
      env: {
        ...process.env,
        WINNOW_DATA_DIR: folder,
        WINNOW_PORT: '0',
        WINNOW_DASHBOARD_PORT: '0',
        WINNOW_HEALTH_PORT: healthPort,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    cleanup(async () => npm.kill('SIGKILL'));
    const lines: string[] = [];
    const output = createInterface({ input: npm.stdout }).on('line', (line) => lines.push(line));
    await vi.waitFor(() => expect(lines.join()).toContain('"msg":"Running"'), patience);
    npm.kill('SIGTERM');
    // The output ends with the last process that holds it, which is the service.
    const [[code]] = await Promise.all([once(npm, 'exit'), once(output, 'close')]);
    expect(code).toBe(0);
    expect(lines.join()).toContain('"signal":"SIGTERM"');
  }, 270_000);
});

describeDistributed(({ brokers, mongodbUri }) => {
  const cleanup = createCleanup();

  it('waits for Kafka and MongoDB that are absent, says so at the health port, and becomes ready when they come', async () => {
    const [kafkaPort, mongoPort, healthPort] = await Promise.all([freePort(), freePort(), freePort()]);
    const uri = new URL(mongodbUri.split(',')[0] ?? '');
    const [broker = ''] = brokers;
    const database = uniqueName();
    const prefix = `${database}.`;
    cleanup(async () => {
      const mongo = await openMongo(mongodbUri, { database });
      await mongo.drop();
      await mongo.close();
      await dropTopics(brokers, prefix);
    });
    const service = launchService('batch-coordinator', {
      WINNOW_BACKEND: 'distributed',
      KAFKA_BROKERS: `127.0.0.1:${kafkaPort}`,
      MONGODB_URI: mongodbUri.replace(/\/\/[^/]*/, `//127.0.0.1:${mongoPort}`),
      WINNOW_TOPIC_PREFIX: prefix,
      WINNOW_DATABASE: database,
      WINNOW_HEALTH_PORT: `${healthPort}`,
    });
    cleanup(() => service.end('SIGKILL'));

    await vi.waitFor(async () => {
      expect(await askHealth(service.healthAddress, 'healthz')).toMatchObject({ status: 200, body: { ok: true } });
      expect(await askHealth(service.healthAddress, 'readyz')).toEqual({
        status: 503,
        body: {
          ok: false,
          failing: ['starting', 'store', 'bus'],
          reasons: [
            { check: 'starting', reason: 'The process is starting.' },
            { check: 'store', reason: 'No server of the database can be reached.' },
            { check: 'bus', reason: 'Kafka cannot do this now.' },
          ],
        },
      });
    }, patience);

    const mongo = await startTcpForwarder(mongoPort, { host: uri.hostname, port: Number(uri.port) });
    cleanup(() => mongo.stop());
    await vi.waitFor(
      async () => expect((await askHealth(service.healthAddress, 'readyz')).body.failing).toEqual(['starting', 'bus']),
      patience,
    );
    const kafka = await startTcpForwarder(kafkaPort, {
      host: broker.split(':')[0] ?? '',
      port: Number(broker.split(':')[1]),
    });
    cleanup(() => kafka.stop());
    await vi.waitFor(
      async () =>
        expect(await askHealth(service.healthAddress, 'readyz')).toEqual({
          status: 200,
          body: { ok: true, failing: [], reasons: [] },
        }),
      patience,
    );
    expect(await service.end('SIGTERM')).toBe(0);
  }, 360_000);

  it('ends with 0 when it is stopped while it waits', async () => {
    const [port, healthPort] = await Promise.all([freePort(), freePort()]);
    const service = launchService('batch-coordinator', {
      WINNOW_BACKEND: 'distributed',
      KAFKA_BROKERS: `127.0.0.1:${port}`,
      MONGODB_URI: `mongodb://127.0.0.1:${port}/?replicaSet=rs0`,
      WINNOW_HEALTH_PORT: `${healthPort}`,
    });
    cleanup(() => service.end('SIGKILL'));
    await vi.waitFor(() => askHealth(service.healthAddress, 'readyz'), patience);
    expect(await service.end('SIGTERM')).toBe(0);
  });
});
