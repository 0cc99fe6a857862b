import { readFile } from 'node:fs/promises';
import type { ConnectionOptions } from 'node:tls';
import type { KafkaOptions } from '@winnow/kafka';
import type { Adapters, ProcessTools } from './adapters.ts';
import type { CommonConfig } from './common-config.ts';
import { openBucket } from './open-bucket.ts';
import { withPartitions } from './partition-config.ts';
import { ConfigError } from './read-config.ts';
import { retryUntilAvailable } from './retry-until-available.ts';

/** For startup that waits. */
type Tools = Omit<ProcessTools, 'metrics' | 'tracing'>;

const readPem = async (key: string, path: string): Promise<string> => {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    throw new ConfigError(`${key} is ${JSON.stringify(path)}, which cannot be read.`, { cause });
  }
};

const tlsOf = async ({ kafkaCaFile, kafkaCertFile, kafkaKeyFile }: CommonConfig): Promise<boolean | ConnectionOptions> => {
  if ((kafkaCertFile === undefined) !== (kafkaKeyFile === undefined))
    throw new ConfigError('KAFKA_SSL_CERT_FILE and KAFKA_SSL_KEY_FILE are set together or not at all.');
  const files: ConnectionOptions = {
    ...(kafkaCaFile === undefined ? {} : { ca: [await readPem('KAFKA_SSL_CA_FILE', kafkaCaFile)] }),
    ...(kafkaCertFile === undefined ? {} : { cert: await readPem('KAFKA_SSL_CERT_FILE', kafkaCertFile) }),
    ...(kafkaKeyFile === undefined ? {} : { key: await readPem('KAFKA_SSL_KEY_FILE', kafkaKeyFile) }),
  };
  return Object.keys(files).length === 0 ? true : files;
};

const kafkaOptions = async (config: CommonConfig, clientId: string, { logger }: Tools): Promise<KafkaOptions> => {
  const { kafkaSasl, kafkaUsername, kafkaPassword } = config;
  return {
    brokers: config.kafkaBrokers,
    clientId,
    topicPrefix: config.topicPrefix,
    creates: config.setup === 'create',
    logger,
    ...(config.kafkaReplication === 0 ? {} : { replicationFactor: config.kafkaReplication }),
    ...(config.kafkaTls === 'true' ? { ssl: await tlsOf(config) } : {}),
    ...(kafkaSasl === 'none'
      ? {}
      : { sasl: { mechanism: kafkaSasl, username: kafkaUsername ?? '', password: kafkaPassword ?? '' } }),
  };
};

/** Opens Kafka, MongoDB and the bucket for files, if there is one, waiting for those that cannot be reached yet. */
export const openServers = async (config: CommonConfig, clientId: string, tools: Tools): Promise<Adapters> => {
  const { kafkaBrokers, mongodbUri, mongodbCaFile: caFile, mongodbCertFile: certificateKeyFile } = config;
  if (kafkaBrokers.length === 0 || mongodbUri === undefined)
    throw new ConfigError('WINNOW_BACKEND is "distributed"; KAFKA_BROKERS and MONGODB_URI are needed with it.');
  const [{ openKafkaLog }, { openMongo }] = await Promise.all([import('@winnow/kafka'), import('@winnow/mongo')]);
  const kafka = await kafkaOptions(config, clientId, tools);
  const mongodb = {
    database: config.database,
    creates: config.setup === 'create',
    tls: {
      ...(caFile === undefined ? {} : { caFile }),
      ...(certificateKeyFile === undefined ? {} : { certificateKeyFile }),
    },
  };
  const openings = [
    retryUntilAvailable('store', () => openMongo(mongodbUri, mongodb), tools),
    retryUntilAvailable('bus', async () => withPartitions(await openKafkaLog(kafka), config), tools),
  ] as const;
  // An open connection would keep the process alive.
  const closeAll = async (): Promise<void> => {
    for (const opening of await Promise.allSettled(openings)) if (opening.status === 'fulfilled') await opening.value.close();
  };
  try {
    const [mongo, log] = await Promise.all(openings);
    const { now, offsets } = mongo.clock;
    const { s3Bucket } = config;
    const files =
      s3Bucket === undefined ? mongo.files() : await retryUntilAvailable('files', () => openBucket(s3Bucket, config, now), tools);
    return {
      log,
      store: mongo.store({ now }),
      files,
      rateLimits: mongo.rateLimits(),
      now,
      clockOffsets: offsets,
      close: async () => {
        await files.close();
        await mongo.close();
      },
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
};
