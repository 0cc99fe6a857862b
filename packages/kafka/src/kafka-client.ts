import type { ConnectionOptions } from 'node:tls';
import { type Admin, Kafka, logLevel, Partitioners, type Producer, type RetryOptions } from 'kafkajs';
import { createLogCreator, type KafkaLogger } from './log-creator.ts';
import { guardRequestQueue } from './request-queue-guard.ts';
import { openSocket, type SocketFactory } from './socket-factory.ts';

export type KafkaOptions = {
  readonly brokers: readonly string[];
  readonly clientId: string;
  /** Prefix of the name of every topic and group. */
  readonly topicPrefix: string;
  /** Of created topics; defaults to that of the broker. */
  readonly replicationFactor?: number;
  /** False: missing topics and partitions are reported instead of created. */
  readonly creates?: boolean;
  readonly ssl?: boolean | ConnectionOptions;
  readonly sasl?: {
    readonly mechanism: 'plain' | 'scram-sha-256' | 'scram-sha-512';
    readonly username: string;
    readonly password: string;
  };
  readonly logger: KafkaLogger;
  /** For tests that need access to the connections. */
  readonly socketFactory?: SocketFactory;
  /** How long what is known of partitions counts; topics are checked every one and a half times that. Default ten seconds. */
  readonly metadataMs?: number;
};

/** Every value is given: kafkajs has other defaults when NODE_ENV is test. */
const fast = { initialRetryTime: 100, maxRetryTime: 1000, multiplier: 1.5, factor: 0.2 } as const;
/** About 40 s: longer than a broker takes to be fenced and replaced. */
const patient: RetryOptions = { ...fast, retries: 40 };
const brief: RetryOptions = { ...fast, retries: 5 };
/**
 * About 16 s, longer than a broker takes to be replaced: a member that survives this keeps its place, while a new one waits until
 * its predecessor is declared dead (with 3 retries, 13 s without records measured, so 3 to 7 s). It never restarts itself without
 * our knowledge.
 */
const consuming: RetryOptions = { ...fast, retries: 20, restartOnFailure: async () => false };

/** A shorter acknowledgement time-out causes duplicates, not speed (541 of 2,599 measured in a failover with 5 s). */
const produceMs = 30_000;
/** Long enough for any response except that of a hanging broker. */
const requestMs = 10_000;
const usualMetadataMs = 10_000;

/** How long consumers and producers believe what they learned of partitions. */
export const metadataMsOf = ({ metadataMs = usualMetadataMs }: Pick<KafkaOptions, 'metadataMs'>): number => metadataMs;

/** A connection to the cluster. Consumers must not share one: kafkajs keeps the positions of a group per client. */
const connectTo = (options: KafkaOptions, requestTimeout: number, retry: RetryOptions): Kafka => {
  const { brokers, clientId, ssl, sasl, logger, socketFactory = openSocket } = options;
  guardRequestQueue();
  return new Kafka({
    brokers: [...brokers],
    clientId,
    ...(ssl === undefined ? {} : { ssl }),
    ...(sasl === undefined ? {} : { sasl: toSasl(sasl) }),
    connectionTimeout: 1000,
    requestTimeout,
    retry,
    socketFactory,
    logLevel: logLevel.WARN,
    logCreator: createLogCreator(logger),
  });
};

const toSasl = ({ mechanism, username, password }: NonNullable<KafkaOptions['sasl']>) => {
  if (mechanism === 'plain') return { mechanism, username, password } as const;
  return mechanism === 'scram-sha-256' ? { mechanism, username, password } : { mechanism, username, password };
};

/**
 * The producer of a process. Never idempotent: with concurrent sends, kafkajs then loses acknowledged messages
 * (tulios/kafkajs#1005). Without, a lost response causes a duplicate, which the bus absorbs.
 */
export const createProducer = (options: KafkaOptions): Producer =>
  connectTo(options, produceMs, patient).producer({
    idempotent: false,
    allowAutoTopicCreation: false,
    metadataMaxAge: metadataMsOf(options),
    createPartitioner: Partitioners.DefaultPartitioner,
  });

/** Waits for every in-sync replica to store a record. */
export const durably = { acks: -1, timeout: produceMs } as const;

/** A consumer's client with the settings of a group member in it. */
export const createConsumerClient = (options: KafkaOptions) => {
  const kafka = connectTo(options, requestMs, consuming);
  return (groupId: string, partitionAssigners: NonNullable<Parameters<Kafka['consumer']>[0]>['partitionAssigners']) =>
    kafka.consumer({
      groupId,
      ...(partitionAssigners === undefined ? {} : { partitionAssigners }),
      allowAutoTopicCreation: false,
      // The lowest value that brokers accept by default: a killed member delays the next rebalance for as long.
      sessionTimeout: 6000,
      heartbeatInterval: 1000,
      rebalanceTimeout: 15_000,
      metadataMaxAge: metadataMsOf(options),
      // Each response costs an idle member CPU; in exchange, a resumed partition is noticed up to half a second later.
      maxWaitTimeInMs: 500,
      retry: consuming,
    });
};

/** Runs work with an administrator client that is connected for as long as the work takes. */
export const withAdmin = async <Answer>(options: KafkaOptions, work: (admin: Admin) => Promise<Answer>): Promise<Answer> => {
  const admin = connectTo(options, requestMs, brief).admin();
  try {
    await admin.connect();
    return await work(admin);
  } finally {
    // A failed disconnect of the administrator client can be ignored.
    await admin.disconnect().catch(() => undefined);
  }
};
