import { type _Object, ListObjectsV2Command } from '@aws-sdk/client-s3';
import type { Connection } from './connection.ts';

export type ListedObject = { readonly key: string; readonly bytes: number; readonly storedAt: number };

const byAge = (a: ListedObject, b: ListedObject): number => a.storedAt - b.storedAt || (a.key < b.key ? -1 : 1);

const listed = ({ Key = '', Size = 0, LastModified }: _Object): ListedObject => ({
  key: Key,
  bytes: Size,
  storedAt: LastModified?.getTime() ?? 0,
});

/**
 * The oldest objects whose keys begin with `start`, at most `limit`. Buckets are listed by key, so all of these objects are looked
 * at, with one request for each thousand.
 */
export const listObjects = async (
  { client, bucket, reach }: Connection,
  start: string,
  limit: number,
): Promise<readonly ListedObject[]> => {
  let oldest: readonly ListedObject[] = [];
  let ContinuationToken: string | undefined;
  do {
    const list = new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: start,
      ...(ContinuationToken === undefined ? {} : { ContinuationToken }),
    });
    const { Contents = [], NextContinuationToken } = await reach((abortSignal) => client.send(list, { abortSignal }));
    oldest = [...oldest, ...Contents.map(listed)].sort(byAge).slice(0, limit);
    ContinuationToken = NextContinuationToken;
  } while (ContinuationToken !== undefined);
  return oldest;
};
