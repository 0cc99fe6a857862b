import { describe, expect, it } from 'vitest';
import { runCli } from './support/run-cli.ts';

const nowhere = 'http://127.0.0.1:9';
const distributed = {
  WINNOW_BACKEND: 'distributed',
  KAFKA_BROKERS: '127.0.0.1:1',
  MONGODB_URI: 'mongodb://127.0.0.1:1/?replicaSet=rs0',
};

describe('winnow-cli setup', () => {
  it('says that a standalone installation needs none', async () => {
    const { exitCode, stderr } = await runCli(['setup'], nowhere);
    expect(exitCode).toBe(2);
    expect(stderr).toBe('Error: WINNOW_BACKEND is not "distributed"; a standalone installation needs no setup.\n');
  });

  it('reads the configuration of the services, and names what it cannot use', async () => {
    const wrong = { ...distributed, KAFKA_SSL: 'true', KAFKA_SSL_CA_FILE: '/none/ca.crt' };
    const unreadable = await runCli(['setup'], nowhere, { env: wrong });
    expect(unreadable).toMatchObject({
      exitCode: 2,
      stderr: 'Error: KAFKA_SSL_CA_FILE is "/none/ca.crt", which cannot be read.\n',
    });
    const half = await runCli(['setup'], nowhere, {
      env: { ...distributed, KAFKA_SSL: 'true', KAFKA_SSL_KEY_FILE: '/none/key' },
    });
    expect(half.stderr).toBe('Error: KAFKA_SSL_CERT_FILE and KAFKA_SSL_KEY_FILE are set together or not at all.\n');
  });

  it('gives up when Kafka and MongoDB cannot be reached in time', async () => {
    const { exitCode, stderr } = await runCli(['setup', '--timeout', '1s'], nowhere, { env: distributed });
    expect(exitCode).toBe(3);
    expect(stderr).toMatch(/^Error: (Kafka|No server of the database)/);
  });
});
