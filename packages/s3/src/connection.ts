import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { AppError } from '@winnow/kernel';

/** A bucket, with the function that every call to it goes through. */
export type Connection = {
  readonly client: S3Client;
  readonly bucket: string;
  /** Precedes every key. */
  readonly prefix: string;
  readonly reach: Reach;
};

/** The response of the server within the deadline; any fault is an `AppError` `UNAVAILABLE`. */
export type Reach = <Answer>(work: (signal: AbortSignal) => Promise<Answer>) => Promise<Answer>;

export type Address = {
  /** Of a server other than AWS. */
  readonly endpoint?: string;
  /** As the SDK finds it when missing. */
  readonly region?: string;
  /** True for servers that do not have a host name for each bucket. */
  readonly pathStyle?: boolean;
};

/** One deadline for a call with its retries, as for the database. */
const deadlineMs = 15_000;

/** The status of a response with an error; `undefined` when there was no response. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** True when there is no such object, or no such bucket. */
export const isMissing = (error: unknown): boolean => statusOf(error) === 404;

/** A client with the SDK's usual chain of credentials. */
export const createClient = ({ endpoint, region, pathStyle = false }: Address): S3Client =>
  new S3Client({
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(region === undefined ? {} : { region }),
    forcePathStyle: pathStyle,
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5000, requestTimeout: deadlineMs },
    // Uploads carry a SHA-256, which every server knows. The checksums that the SDK adds by itself are refused by some.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

/** Runs one call within the deadline, also while the body of its response is read. */
export const reach: Reach = async (work) => {
  const signal = AbortSignal.timeout(deadlineMs);
  const cut = Promise.withResolvers<never>();
  const stop = (): void => cut.reject(new AppError('UNAVAILABLE', 'The file store did not answer in time.'));
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work(signal), cut.promise]);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('UNAVAILABLE', 'The file store cannot do this now.', { cause });
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
