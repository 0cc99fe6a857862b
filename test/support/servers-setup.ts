import { env } from 'node:process';
import type { TestProject } from 'vitest/node';
import type { DistributedServers } from './distributed.ts';

type Stoppable = { readonly stop: () => Promise<unknown> };

const none = 'needs KAFKA_BROKERS and MONGODB_URI, or Docker';

const fromEnvironment = (): DistributedServers | undefined => {
  const { KAFKA_BROKERS: brokers, MONGODB_URI: mongodbUri } = env;
  return brokers && mongodbUri ? { brokers: brokers.split(','), mongodbUri } : undefined;
};

/** Both or none; rejects when Docker cannot be reached or does not start them. */
const startContainers = async () => {
  const [{ KafkaContainer }, { MongoDBContainer }] = await Promise.all([
    import('@testcontainers/kafka'),
    import('@testcontainers/mongodb'),
  ]);
  const starts = [
    new KafkaContainer('confluentinc/cp-kafka:7.9.0').withKraft().start(),
    new MongoDBContainer('mongo:8.0').start(),
  ] as const;
  const started: Stoppable[] = (await Promise.allSettled(starts)).flatMap((start) =>
    start.status === 'fulfilled' ? start.value : [],
  );
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((container) => container.stop()));
  };
  try {
    const [kafka, mongodb] = await Promise.all(starts);
    return {
      brokers: `${kafka.getHost()}:${kafka.getMappedPort(9093)}`,
      mongodbUri: `${mongodb.getConnectionString()}?directConnection=true`,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

/**
 * Provides Kafka and MongoDB to every test file: those of `KAFKA_BROKERS` and `MONGODB_URI`, else containers that live as long as the run,
 * else none; throws for none when `WINNOW_TEST_DISTRIBUTED=required`.
 */
export const setup = async ({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const given = fromEnvironment();
  if (given !== undefined) {
    provide('distributed', given);
    return undefined;
  }
  try {
    const { brokers, mongodbUri, stop } = await startContainers();
    // Where the other projects of the same run look first.
    Object.assign(env, { KAFKA_BROKERS: brokers, MONGODB_URI: mongodbUri });
    provide('distributed', { brokers: brokers.split(','), mongodbUri });
    return async () => {
      delete env.KAFKA_BROKERS;
      delete env.MONGODB_URI;
      await stop();
    };
  } catch (cause) {
    if (env.WINNOW_TEST_DISTRIBUTED === 'required')
      throw new Error(`WINNOW_TEST_DISTRIBUTED=required, but there are no servers: it ${none}.`, { cause });
    provide('distributed', { missing: `${none} (${cause instanceof Error ? cause.message : 'no answer'})` });
    return undefined;
  }
};
