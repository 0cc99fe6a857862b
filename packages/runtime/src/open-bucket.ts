import { type Clock, isAppError } from '@winnow/kernel';
import type { Files } from '@winnow/ports';
import type { FilesConfig } from './files-config.ts';
import { ConfigError } from './read-config.ts';

/** Opens the bucket of the configuration; throws a `ConfigError` when an operator must change something. */
export const openBucket = async (bucket: string, config: FilesConfig, now: Clock): Promise<Files> => {
  const { s3Endpoint: endpoint, s3Region: region, s3Prefix: prefix, s3PathStyle } = config;
  // The SDK is large, so it is loaded only where it is used.
  const { openS3Files } = await import('@winnow/s3');
  try {
    return await openS3Files({
      bucket,
      now,
      pathStyle: s3PathStyle === 'true',
      ...(endpoint === undefined ? {} : { endpoint }),
      ...(region === undefined ? {} : { region }),
      ...(prefix === undefined ? {} : { prefix }),
    });
  } catch (error) {
    if (!isAppError(error, 'INTERNAL')) throw error;
    throw new ConfigError(`WINNOW_FILES_S3_BUCKET is ${JSON.stringify(bucket)}: ${error.message}`, { cause: error });
  }
};
