import { randomBytes } from 'node:crypto';
import {
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { filesContract } from '@winnow/ports/testing';
import { openS3Files, type S3Options } from '@winnow/s3';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uniqueName } from '../support/namespaces.ts';
import { preparePython } from '../support/python-environment.ts';
import { type S3Server, startS3Server } from '../support/s3-server.ts';

const megabyte = 1024 * 1024;
const hourMs = 3_600_000;

async function* once(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}

describe('S3', () => {
  const prepared = preparePython('s3-server', 'test/support/s3/requirements.txt');
  if ('missing' in prepared) {
    it.skip(`needs Python with moto: ${prepared.missing}`, () => {});
    return;
  }
  let server: S3Server;
  beforeAll(async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'tests');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'tests');
    server = await startS3Server(prepared.python);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await server.stop();
  });

  const bucketName = (): string => uniqueName().replaceAll('_', '-');
  const options = (bucket: string, more: Partial<S3Options> = {}): S3Options => ({
    bucket,
    endpoint: server.endpoint,
    region: 'us-east-1',
    pathStyle: true,
    now: Date.now,
    ...more,
  });
  const newBucket = async (settings?: { readonly versions?: boolean }): Promise<string> => {
    const bucket = bucketName();
    await server.create(bucket, settings);
    return bucket;
  };
  const keysOf = async (Bucket: string): Promise<readonly string[]> =>
    ((await server.client.send(new ListObjectsV2Command({ Bucket }))).Contents ?? []).map(({ Key = '' }) => Key);

  filesContract({
    open: async () => openS3Files(options(await newBucket(), { prefix: 'some/where/' })),
    // Seconds are all that a bucket tells.
    granularityMs: 1000,
  });

  it('keeps two installations with different prefixes apart', async () => {
    const bucket = await newBucket();
    await using stack = new AsyncDisposableStack();
    const open = async (prefix: string) => stack.adopt(await openS3Files(options(bucket, { prefix })), (files) => files.close());
    const [one, other] = [await open('one/'), await open('other/')];
    await one.put(once(Buffer.from('text')), { name: () => 'a/b', maxBytes: 100 });
    expect(await other.read('a/b')).toBeUndefined();
    expect(await other.list('', 10)).toEqual([]);
    expect(await one.list('', 10)).toMatchObject([{ name: 'a/b', bytes: 4 }]);
  });

  it('leaves only the object itself of a file that is uploaded in parts, also when the upload fails', async () => {
    const bucket = await newBucket();
    const files = await openS3Files(options(bucket));
    await files.put(once(randomBytes(11 * megabyte)), { name: () => 'large', maxBytes: 16 * megabyte });
    const tooLarge = files.put(once(randomBytes(11 * megabyte)), { name: () => 'larger', maxBytes: 8 * megabyte });
    await expect(tooLarge).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' });
    expect(await keysOf(bucket)).toEqual(['check', 'files/large']);
    expect((await server.client.send(new ListMultipartUploadsCommand({ Bucket: bucket }))).Uploads ?? []).toEqual([]);
    await files.close();
  });

  it('removes what a process left in the middle of an upload, and not what is being uploaded', async () => {
    const bucket = await newBucket();
    await server.client.send(new PutObjectCommand({ Bucket: bucket, Key: 'incoming/left', Body: 'half' }));
    await server.client.send(new CreateMultipartUploadCommand({ Bucket: bucket, Key: 'incoming/begun' }));
    await (await openS3Files(options(bucket))).close();
    expect(await keysOf(bucket)).toEqual(['check', 'incoming/left']);
    const later = { now: () => Date.now() + 2 * hourMs };
    await (await openS3Files(options(bucket, later))).close();
    expect(await keysOf(bucket)).toEqual(['check']);
  });

  it('does not return content that is not what was stored', async () => {
    const bucket = await newBucket();
    const files = await openS3Files(options(bucket));
    for (const name of ['a', 'b']) await files.put(once(Buffer.from(name)), { name: () => name, maxBytes: 100 });
    const swap = { Bucket: bucket, Key: 'files/a', CopySource: `${bucket}/files/b`, MetadataDirective: 'REPLACE' } as const;
    await server.client.send(new CopyObjectCommand({ ...swap, Metadata: { sha256: 'ab'.repeat(32) } }));
    await expect(files.read('a')).rejects.toMatchObject({ code: 'INTERNAL', message: 'A stored file is damaged.' });
    await files.close();
  });

  it('names in one line what an operator must change about the bucket', async () => {
    const missing = bucketName();
    await expect(openS3Files(options(missing))).rejects.toMatchObject({
      code: 'INTERNAL',
      message: 'There is no such bucket. Create it, or correct the name.',
    });
    const versions = await newBucket({ versions: true });
    await expect(openS3Files(options(versions))).rejects.toMatchObject({
      code: 'INTERNAL',
      message: expect.stringContaining('keeps versions of deleted files'),
    });
  });

  it('says that a server cannot be reached, which may pass', async () => {
    const away = openS3Files(options('any', { endpoint: 'http://127.0.0.1:1' }));
    await expect(away).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});
