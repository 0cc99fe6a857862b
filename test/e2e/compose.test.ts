import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { openMongo } from '@winnow/mongo';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { buildImage } from '../support/build-image.ts';
import { post } from '../support/call.ts';
import { readComposeFile } from '../support/compose-file.ts';
import { apiKey } from '../support/deployment.ts';
import { describeDistributed } from '../support/distributed.ts';
import { freePort } from '../support/free-port.ts';
import { dropTopics } from '../support/kafka-topics.ts';
import { makeSample, renderText } from '../support/make-resume.ts';
import { root } from '../support/workspaces.ts';

const execute = promisify(execFile);
const given = { WINNOW_BOOTSTRAP_API_KEY: apiKey, WINNOW_SECRET_KEY: Buffer.alloc(32, 7).toString('base64') };
const own = Object.entries(readComposeFile(given)).filter(([, { image }]) => image === 'winnow');
/** The image has a Node of its own, the one that runs here. */
const path = `${dirname(process.execPath)}:${process.env.PATH}`;

describe('docker-compose.yml', () => {
  it('runs every service but the one that is all of them', async () => {
    const services = (await readdir(join(root, 'services'))).filter((name) => name !== 'standalone');
    expect(own.map(([name]) => name).toSorted()).toEqual(services.toSorted());
    for (const [name, { environment }] of own) expect(environment.SERVICE).toBe(name);
  });

  it('hands the secret key only to services that need it, and no service more than it needs', () => {
    const secret = own.filter(([, { environment }]) => 'WINNOW_SECRET_KEY' in environment).map(([name]) => name);
    expect(secret.toSorted()).toEqual(['dashboard', 'gateway', 'webhook-dispatcher']);
    const outside = Object.entries(readComposeFile(given)).filter(([, { networks }]) => networks.includes('outside'));
    expect(outside.map(([name]) => name).toSorted()).toEqual(['dashboard', 'gateway', 'webhook-dispatcher']);
    for (const [, { read_only, cap_drop, ports }] of own) {
      expect([read_only, cap_drop]).toEqual([true, ['ALL']]);
      expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    }
  });

  it('wants its keys', () => {
    expect(() => readComposeFile({})).toThrow('WINNOW_SECRET_KEY is not set');
  });
});

describeDistributed(({ brokers, mongodbUri }) => {
  const id = randomUUID().slice(0, 8);
  const prefix = `compose-${id}.`;
  const database = `compose_${id}`;
  const children: ReturnType<typeof spawn>[] = [];
  let folder = '';

  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
    const mongo = await openMongo(mongodbUri, { database });
    await mongo.drop();
    await mongo.close();
    await dropTopics(brokers, prefix);
  });

  it('what the image has and the compose file starts becomes healthy, answers, and ends on SIGTERM', async () => {
    folder = await mkdtemp(join(tmpdir(), 'winnow-image-'));
    const image = await buildImage(folder);
    const started = await Promise.all(
      own.map(async ([name, service]) => {
        const [port, dashboardPort, healthPort] = await Promise.all([freePort(), freePort(), freePort()]);
        const environment = {
          PATH: path,
          ...image.environment,
          ...service.environment,
          // Other names, because all of them share one machine here.
          KAFKA_BROKERS: brokers.join(','),
          MONGODB_URI: mongodbUri,
          WINNOW_TOPIC_PREFIX: prefix,
          WINNOW_DATABASE: database,
          WINNOW_PORT: `${port}`,
          WINNOW_DASHBOARD_PORT: `${dashboardPort}`,
          WINNOW_HEALTH_PORT: `${healthPort}`,
          WINNOW_WORKERS: '1',
        };
        const [command = '', ...parts] = image.command;
        const child = spawn(command, parts, { cwd: image.folder, env: environment, stdio: 'ignore' });
        children.push(child);
        const [, check = '', ...checked] = service.healthcheck.test;
        const isHealthy = () =>
          execute(
            check,
            checked.map((part) => part.replace(service.environment.WINNOW_HEALTH_PORT ?? '', `${healthPort}`)),
            { env: { PATH: path } },
          );
        return { name, child, port, isHealthy, grace: Number.parseInt(service.stop_grace_period ?? '10', 10) };
      }),
    );
    await vi.waitFor(() => Promise.all(started.map(({ isHealthy }) => isHealthy())), { timeout: 90_000, interval: 500 });

    const gateway = started.find(({ name }) => name === 'gateway');
    const file = { name: 'resume.txt', bytes: renderText(makeSample(1)) };
    expect((await post(`http://127.0.0.1:${gateway?.port}/v1/score-ats`, { file })).status).toBe(200);

    const ends = started.map(async ({ name, child, grace }) => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const [code] = await ended;
      expect([name, code]).toEqual([name, 0]);
      // A process that needs more than 28 s to stop ends itself with 1.
      expect(grace).toBeGreaterThan(28);
    });
    await Promise.all(ends);
    await expect(started[0]?.isHealthy()).rejects.toThrow();
  }, 720_000);
});
