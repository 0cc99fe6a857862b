import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CreateBucketCommand, PutBucketVersioningCommand, S3Client } from '@aws-sdk/client-s3';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';

/** Any are accepted. */
const credentials = { accessKeyId: 'tests', secretAccessKey: 'tests' };
const region = 'us-east-1';

export type S3Server = {
  readonly endpoint: string;
  readonly client: S3Client;
  /** Creates a bucket. */
  readonly create: (bucket: string, options?: { readonly versions?: boolean }) => Promise<void>;
  /** Variables with which a process uses a bucket. */
  readonly environment: (bucket: string) => { readonly [key: string]: string };
  readonly stop: () => Promise<void>;
};

/** Starts a server that speaks the protocol of S3 and keeps objects in memory. */
export const startS3Server = async (python: string): Promise<S3Server> => {
  const port = await freePort();
  const child = spawn(python, ['-m', 'moto.server', '-H', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  await vi.waitUntil(() => fetch(endpoint).then(Boolean, () => false), { timeout: 60_000, interval: 50 });
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  return {
    endpoint,
    client,
    create: async (Bucket, { versions = false } = {}) => {
      await client.send(new CreateBucketCommand({ Bucket }));
      if (versions) await client.send(new PutBucketVersioningCommand({ Bucket, VersioningConfiguration: { Status: 'Enabled' } }));
    },
    environment: (bucket) => ({
      WINNOW_FILES_S3_BUCKET: bucket,
      WINNOW_FILES_S3_ENDPOINT: endpoint,
      WINNOW_FILES_S3_REGION: region,
      WINNOW_FILES_S3_PATH_STYLE: 'true',
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    }),
    stop: async () => {
      client.destroy();
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
};
