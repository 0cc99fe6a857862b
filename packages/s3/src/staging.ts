import { hash, randomUUID } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { Clock } from '@winnow/kernel';
import type { StoredFile } from '@winnow/ports';
import type { Connection } from './connection.ts';
import { listObjects } from './list-objects.ts';

/** Where a large file gets its name, known once all of it has been read. */
type Placed = { readonly key: string; readonly stored: StoredFile };

export type Staging = {
  /** Stores parts, all but the last one of at least 5 MiB, under the key that `place` returns after the last one. */
  readonly store: (parts: AsyncIterable<Uint8Array>, place: () => Placed) => Promise<StoredFile>;
};

/** No upload takes this long; what is older was left by a process that died. */
const leftoverMs = 3_600_000;
const maxLeftovers = 1000;

const folderOf = ({ prefix }: Pick<Connection, 'prefix'>): string => `${prefix}incoming/`;

/** Large files, uploaded part by part to a key of their own and then copied to that of their name. */
export const openStaging = (connection: Connection): Staging => {
  const { client, bucket: Bucket, reach } = connection;

  const upload = async (Key: string, UploadId: string, parts: AsyncIterable<Uint8Array>): Promise<void> => {
    const Parts: CompletedPart[] = [];
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1;
      const ChecksumSHA256 = hash('sha256', Body, 'base64');
      const part = new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body, ChecksumSHA256 });
      const { ETag } = await reach((abortSignal) => client.send(part, { abortSignal }));
      Parts.push({ PartNumber, ETag, ChecksumSHA256 });
    }
    const complete = new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } });
    await reach((abortSignal) => client.send(complete, { abortSignal }));
  };

  return {
    store: async (parts, place) => {
      const Key = `${folderOf(connection)}${randomUUID()}`;
      const create = new CreateMultipartUploadCommand({ Bucket, Key, ChecksumAlgorithm: 'SHA256' });
      const { UploadId = '' } = await reach((abortSignal) => client.send(create, { abortSignal }));
      try {
        await upload(Key, UploadId, parts);
      } catch (error) {
        // What cannot be deleted now is swept later.
        const abort = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
        await reach((abortSignal) => client.send(abort, { abortSignal })).catch(() => undefined);
        throw error;
      }
      try {
        const { key, stored } = place();
        const copy = new CopyObjectCommand({
          Bucket,
          Key: key,
          CopySource: encodeURI(`${Bucket}/${Key}`),
          Metadata: { sha256: stored.sha256 },
          MetadataDirective: 'REPLACE',
        });
        await reach((abortSignal) => client.send(copy, { abortSignal }));
        return stored;
      } finally {
        const remove = new DeleteObjectCommand({ Bucket, Key });
        await reach((abortSignal) => client.send(remove, { abortSignal })).catch(() => undefined);
      }
    },
  };
};

/** Removes what processes left that died during an upload. A server that does not list uploads in parts keeps those. */
export const removeLeftovers = async (connection: Connection, now: Clock): Promise<void> => {
  const { client, bucket: Bucket, reach } = connection;
  const before = now() - leftoverMs;
  for (const { key: Key, storedAt } of await listObjects(connection, folderOf(connection), maxLeftovers))
    if (storedAt < before) await reach((abortSignal) => client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal }));
  const list = new ListMultipartUploadsCommand({ Bucket, Prefix: folderOf(connection) });
  const { Uploads = [] } = await reach((abortSignal) => client.send(list, { abortSignal })).catch(() => ({ Uploads: [] }));
  for (const { Key, UploadId, Initiated } of Uploads) {
    if (Initiated === undefined || Initiated.getTime() >= before) continue;
    const abort = new AbortMultipartUploadCommand({ Bucket, Key, UploadId });
    await reach((abortSignal) => client.send(abort, { abortSignal })).catch(() => undefined);
  }
};
