import { availableParallelism } from 'node:os';
import { availableMemory, defaultWorkers, quotaCores } from '@winnow/workers';
import { choiceKey, durationKey, integerKey, listKey, optional, patternKey, textKey } from './config-key.ts';
import { filesConfig } from './files-config.ts';
import { ocrConfig } from './ocr-config.ts';
import { partitionConfig } from './partition-config.ts';
import { providerConfig } from './provider-config.ts';
import type { Config } from './read-config.ts';
import { tracingConfig } from './tracing-config.ts';

const hostAndPort = /^[A-Za-z0-9._-]+:\d{1,5}$|^\[[0-9a-fA-F:]+\]:\d{1,5}$/;

/** Configuration keys of every service. */
export const commonConfig = {
  backend: choiceKey({
    key: 'WINNOW_BACKEND',
    choices: ['standalone', 'distributed'],
    fallback: 'standalone',
    meaning: '`standalone`: SQLite and a folder. `distributed`: Kafka and MongoDB',
  }),
  dataDir: textKey({
    key: 'WINNOW_DATA_DIR',
    fallback: '.winnow',
    meaning: 'data folder in standalone mode: database, log and files',
  }),
  kafkaBrokers: listKey({
    key: 'KAFKA_BROKERS',
    fallback: '',
    accepts: 'host:port, separated by commas',
    valid: (item) => hostAndPort.test(item),
    meaning: 'comma-separated Kafka brokers; required in distributed mode',
  }),
  kafkaTls: choiceKey({
    key: 'KAFKA_SSL',
    choices: ['false', 'true'],
    fallback: 'false',
    meaning: 'use TLS for connections to the brokers',
  }),
  kafkaCaFile: optional(
    textKey({ key: 'KAFKA_SSL_CA_FILE', fallback: '', meaning: 'PEM file with the certificate authority of the brokers' }),
  ),
  kafkaCertFile: optional(
    textKey({
      key: 'KAFKA_SSL_CERT_FILE',
      fallback: '',
      meaning: 'PEM file with the client certificate for the brokers (mutual TLS)',
    }),
  ),
  kafkaKeyFile: optional(
    textKey({ key: 'KAFKA_SSL_KEY_FILE', fallback: '', meaning: 'PEM file with the private key of the client certificate' }),
  ),
  kafkaSasl: choiceKey({
    key: 'KAFKA_SASL_MECHANISM',
    choices: ['none', 'plain', 'scram-sha-256', 'scram-sha-512'],
    fallback: 'none',
    meaning: 'SASL mechanism for authenticating to the brokers',
  }),
  kafkaUsername: optional(textKey({ key: 'KAFKA_SASL_USERNAME', fallback: '', meaning: 'SASL user name' })),
  kafkaPassword: optional(textKey({ key: 'KAFKA_SASL_PASSWORD', fallback: '', secret: true, meaning: 'SASL password' })),
  kafkaReplication: integerKey({
    key: 'KAFKA_REPLICATION_FACTOR',
    min: 0,
    max: 10,
    fallback: '0',
    meaning: 'replication factor of new topics; 0 uses the broker’s default',
  }),
  ...partitionConfig,
  topicPrefix: patternKey({
    key: 'WINNOW_TOPIC_PREFIX',
    pattern: /^[A-Za-z0-9._-]{0,60}$/,
    accepts: 'up to 60 of A-Z, a-z, 0-9, dot, dash, underscore',
    fallback: 'winnow.',
    meaning: 'prefix for topic and consumer-group names',
  }),
  mongodbUri: optional(
    patternKey({
      key: 'MONGODB_URI',
      fallback: '',
      pattern: /^mongodb(\+srv)?:\/\//,
      accepts: 'mongodb://… or mongodb+srv://…',
      secret: true,
      meaning: 'MongoDB connection string (a replica set); required in distributed mode',
    }),
  ),
  mongodbCaFile: optional(
    textKey({
      key: 'MONGODB_TLS_CA_FILE',
      fallback: '',
      meaning: 'PEM file with the certificate authority of the MongoDB servers; enables TLS',
    }),
  ),
  mongodbCertFile: optional(
    textKey({
      key: 'MONGODB_TLS_CERTIFICATE_KEY_FILE',
      fallback: '',
      meaning:
        'PEM file with a client certificate and its private key; enables TLS. With `authMechanism=MONGODB-X509`, it is the user',
    }),
  ),
  database: patternKey({
    key: 'WINNOW_DATABASE',
    pattern: /^[A-Za-z0-9_-]{1,60}$/,
    accepts: 'up to 60 of A-Z, a-z, 0-9, dash, underscore',
    fallback: 'winnow',
    meaning: 'MongoDB database name',
  }),
  ...filesConfig,
  setup: choiceKey({
    key: 'WINNOW_SETUP',
    choices: ['create', 'verify'],
    fallback: 'create',
    meaning: '`create`: services create missing topics and indexes. `verify`: they wait until `winnow-cli setup` has',
  }),
  secretKey: optional(
    patternKey({
      key: 'WINNOW_SECRET_KEY',
      fallback: '',
      pattern: /^(?:[0-9a-fA-F]{64}|[A-Za-z0-9+/]{43}=)(?:\s*,\s*(?:[0-9a-fA-F]{64}|[A-Za-z0-9+/]{43}=))*$/,
      accepts: '32 bytes as base64 or hexadecimal digits; several with commas, the first one encrypts',
      secret: true,
      meaning: 'encrypts signing secrets at rest; required in distributed mode, generated automatically in standalone mode',
    }),
  ),
  workers: integerKey({
    key: 'WINNOW_WORKERS',
    min: 1,
    max: 256,
    fallback: String(defaultWorkers(Math.min(availableParallelism(), quotaCores()), availableMemory())),
    meaning:
      'worker threads for reading and scoring; defaults to one per core, respecting CPU quotas, and fewer when memory is short',
  }),
  skillFile: optional(
    textKey({
      key: 'WINNOW_SKILLS_FILE',
      fallback: '',
      meaning: 'JSON file of skills and occupations that are added to those of Winnow; the same in every process',
    }),
  ),
  ...providerConfig,
  ...ocrConfig,
  fileTtlMs: durationKey({ key: 'WINNOW_FILE_TTL', fallback: '24h', meaning: 'how long an upload is kept after its last use' }),
  resultTtlMs: durationKey({
    key: 'WINNOW_RESULT_TTL',
    fallback: '30d',
    meaning: 'how long parsed data, scores and operations are kept',
  }),
  shutdownGraceMs: durationKey({
    key: 'WINNOW_SHUTDOWN_GRACE',
    maxMs: 3_600_000,
    fallback: '20s',
    meaning: 'how long in-flight work may take to finish after SIGTERM; the rest is handed back',
  }),
  healthPort: integerKey({
    key: 'WINNOW_HEALTH_PORT',
    min: 0,
    max: 65_535,
    fallback: '0',
    meaning: 'port for health checks and Prometheus metrics; 0 disables it. Keep it internal',
  }),
  host: textKey({
    key: 'WINNOW_HOST',
    fallback: '127.0.0.1',
    meaning: 'address to listen on, for the HTTP API and health checks; use 0.0.0.0 in containers',
  }),
  logLevel: choiceKey({
    key: 'WINNOW_LOG_LEVEL',
    choices: ['debug', 'info', 'warn', 'error', 'silent'],
    fallback: 'info',
    meaning: 'minimum log level',
  }),
  ...tracingConfig,
} as const;

export type CommonConfig = Config<typeof commonConfig>;
