import { type Clock, isAppError } from '@winnow/kernel';
import type { Adapters } from './adapters.ts';
import type { CommonConfig } from './common-config.ts';
import { ConfigError } from './read-config.ts';

/** Opens the data folder; throws a `ConfigError` when it cannot be written, or another process uses it. */
export const openEmbedded = async (config: Pick<CommonConfig, 'dataDir' | 's3Bucket'>): Promise<Adapters> => {
  if (config.s3Bucket !== undefined)
    throw new ConfigError('WINNOW_FILES_S3_BUCKET is set, but only "distributed" of WINNOW_BACKEND keeps files in a bucket.');
  const now: Clock = Date.now;
  const { openEmbeddedFiles, openEmbeddedLog, openEmbeddedRateLimits, openEmbeddedStore, openSqlite } = await import(
    '@winnow/embedded'
  );
  const client = await openSqlite(config.dataDir).catch((error: unknown) => {
    if (!isAppError(error)) throw error;
    throw new ConfigError(`WINNOW_DATA_DIR is ${JSON.stringify(config.dataDir)}: ${error.message}`);
  });
  const rateLimits = await openEmbeddedRateLimits(client);
  return {
    log: await openEmbeddedLog(client, { now }),
    store: openEmbeddedStore(client, { now }),
    files: await openEmbeddedFiles(client, { folder: `${config.dataDir}/files`, now }),
    rateLimits,
    now,
    close: async () => {
      await rateLimits.close();
      await client.close();
    },
  };
};
