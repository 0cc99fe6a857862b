import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCli } from './support/run-cli.ts';

const doctor = (env: { readonly [name: string]: string }) => runCli(['doctor', '--timeout', '1s'], 'http://127.0.0.1:9', { env });

describe('winnow-cli doctor', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'winnow-doctor-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('finds nothing wrong with a new data folder, and does not create it', async () => {
    const { exitCode, stdout } = await doctor({ WINNOW_DATA_DIR: join(folder, 'new') });
    expect(exitCode).toBe(0);
    expect(stdout).toContain(`ok       data folder: ${join(folder, 'new')} will be created`);
  });

  it('warns of a data folder that others can read', async () => {
    await chmod(folder, 0o755);
    const { exitCode, stdout } = await doctor({ WINNOW_DATA_DIR: folder });
    expect(exitCode).toBe(0);
    expect(stdout).toContain('warning  data folder:');
  });

  it('names misspelled variables and invalid values before anything else', async () => {
    const unknown = await doctor({ WINNOW_WORKER: '2' });
    expect(unknown).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('Did you mean WINNOW_WORKERS?') });
    const invalid = await doctor({ WINNOW_WORKERS: 'many' });
    expect(invalid).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('accepted: a whole number') });
  });

  it('says what a distributed installation lacks', async () => {
    const servers = {
      WINNOW_BACKEND: 'distributed',
      KAFKA_BROKERS: '127.0.0.1:1',
      MONGODB_URI: 'mongodb://127.0.0.1:1/?replicaSet=rs0',
    };
    expect(await doctor(servers)).toMatchObject({ exitCode: 1, stdout: expect.stringContaining('failure  secret key:') });
    const { exitCode, stdout } = await doctor({ ...servers, WINNOW_SECRET_KEY: 'ab'.repeat(32) });
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(/failure {2}servers: (Kafka|No server of the database)/);
  });
});
