import { GetBucketVersioningCommand, HeadBucketCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { AppError } from '@winnow/kernel';
import { type Connection, statusOf } from './connection.ts';

const named = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : '');

/** What an operator must change, in one line; `undefined` for faults that pass. */
const mistakeOf = (error: unknown): string | undefined => {
  const status = statusOf(error);
  if (status === 404) return `There is no such bucket. Create it, or correct the name.`;
  if (status === 403) return `The credentials do not give access to this bucket.`;
  if (status === 301 || status === 307 || status === 400)
    return `It cannot be used like this. Check its region, the endpoint and the path style.`;
  if (/Region is missing/.test(named(error))) return 'No region is set.';
  if (/^Credentials?ProviderError|Could not load credentials/.test(named(error)))
    return 'There are no credentials for the file store, for example in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
  return undefined;
};

const explain = (error: unknown): unknown => {
  const cause = error instanceof AppError ? error.cause : error;
  const mistake = mistakeOf(cause);
  return mistake === undefined ? error : new AppError('INTERNAL', mistake, { cause });
};

/**
 * Resolves when the bucket exists, can be written, and forgets what is deleted; rejects with `INTERNAL` and one line for the
 * operator, or with `UNAVAILABLE` while the server cannot be reached.
 */
export const verifyBucket = async ({ client, bucket, prefix, reach }: Connection): Promise<void> => {
  const Bucket = bucket;
  try {
    await reach((abortSignal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal }));
    const probe = new PutObjectCommand({ Bucket, Key: `${prefix}check`, Body: new Uint8Array() });
    await reach((abortSignal) => client.send(probe, { abortSignal }));
  } catch (error) {
    throw explain(error);
  }
  // Not every server has versions, and not every credential may ask.
  const { Status } = await reach((abortSignal) => client.send(new GetBucketVersioningCommand({ Bucket }), { abortSignal })).catch(
    () => ({ Status: undefined }),
  );
  if (Status === 'Enabled')
    throw new AppError(
      'INTERNAL',
      'It keeps versions of deleted files, so nothing could be erased. Use a bucket without versioning.',
    );
};
