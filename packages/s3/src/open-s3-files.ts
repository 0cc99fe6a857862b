import { createHash, hash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { AppError, type Clock } from '@winnow/kernel';
import { assertFileName, assertFilePrefix, cutSource, type Files, limitSource, peek } from '@winnow/ports';
import { type Address, type Connection, createClient, isMissing, reach } from './connection.ts';
import { listObjects } from './list-objects.ts';
import { openStaging, removeLeftovers } from './staging.ts';
import { verifyBucket } from './verify-bucket.ts';

export type S3Options = Address & {
  readonly bucket: string;
  /** Precedes every key; empty for none. */
  readonly prefix?: string;
  readonly now: Clock;
};

/** The smallest part of an upload in parts. A smaller file is stored with one request. */
const partBytes = 5 * 1024 * 1024;
/** A response that breaks off is read once more; an object that is damaged stays damaged. */
const readTries = 2;

const readObject = async ({ client, bucket }: Connection, Key: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  for (let tries = 0; tries < readTries; tries += 1) {
    const found = await reach(async (abortSignal) => {
      try {
        const { Body, Metadata } = await client.send(new GetObjectCommand({ Bucket: bucket, Key }), { abortSignal });
        return { bytes: new Uint8Array((await Body?.transformToByteArray()) ?? []), sha256: Metadata?.sha256 };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    });
    if (found === undefined) return undefined;
    if (hash('sha256', found.bytes) === found.sha256) return found.bytes;
  }
  throw new AppError('INTERNAL', 'A stored file is damaged.');
};

/** Files as objects of a bucket that speaks the protocol of S3; rejects with `INTERNAL` when the bucket cannot be used. */
export const openS3Files = async ({ bucket, prefix = '', now, ...address }: S3Options): Promise<Files> => {
  const client = createClient(address);
  const connection: Connection = { client, bucket, prefix, reach };
  const keyOf = (name: string): string => `${prefix}files/${name}`;
  const staging = openStaging(connection);
  try {
    await verifyBucket(connection);
    await removeLeftovers(connection, now);
  } catch (error) {
    client.destroy();
    throw error;
  }

  return {
    put: async (source, { name, maxBytes, isStored }) => {
      const { head, whole, close } = await peek(source, Math.min(partBytes, maxBytes) + 1);
      if (head.length > maxBytes) {
        await close();
        throw new AppError('FILE_TOO_LARGE', 'The file is larger than allowed.');
      }
      if (head.length <= partBytes) {
        const sha256 = hash('sha256', head);
        const given = name(sha256);
        assertFileName(given);
        const stored = { name: given, bytes: head.length, sha256 };
        if (await isStored?.(sha256, head.length)) return stored;
        const put = new PutObjectCommand({
          Bucket: bucket,
          Key: keyOf(given),
          Body: head,
          ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
          Metadata: { sha256 },
        });
        await reach((abortSignal) => client.send(put, { abortSignal }));
        return stored;
      }
      const digest = createHash('sha256');
      let bytes = 0;
      const parts = async function* (): AsyncGenerator<Uint8Array> {
        for await (const part of cutSource(limitSource(whole, maxBytes), partBytes)) {
          digest.update(part);
          bytes += part.length;
          yield part;
        }
      };
      return staging.store(parts(), () => {
        const sha256 = digest.digest('hex');
        const given = name(sha256);
        assertFileName(given);
        return { key: keyOf(given), stored: { name: given, bytes, sha256 } };
      });
    },
    read: async (name) => {
      assertFileName(name);
      return readObject(connection, keyOf(name));
    },
    delete: async (name) => {
      assertFileName(name);
      const object = { Bucket: bucket, Key: keyOf(name) };
      return reach(async (abortSignal) => {
        try {
          // A deletion does not tell whether there was something to delete.
          await client.send(new HeadObjectCommand(object), { abortSignal });
        } catch (error) {
          if (isMissing(error)) return false;
          throw error;
        }
        await client.send(new DeleteObjectCommand(object), { abortSignal });
        return true;
      });
    },
    list: async (prefixOfNames, limit) => {
      assertFilePrefix(prefixOfNames);
      const root = keyOf('');
      const found = await listObjects(connection, `${root}${prefixOfNames}`, limit);
      return found.map(({ key, bytes, storedAt }) => ({ name: key.slice(root.length), bytes, storedAt }));
    },
    check: async () => {
      await reach((abortSignal) => client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal }));
    },
    close: async () => client.destroy(),
  };
};
