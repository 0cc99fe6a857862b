import { existsSync } from 'node:fs';
import { env } from 'node:process';
import { describe, it } from 'vitest';

export type DistributedServers = { readonly brokers: readonly string[]; readonly mongodbUri: string };

const startContainers = async (): Promise<DistributedServers> => {
  const [{ KafkaContainer }, { MongoDBContainer }] = await Promise.all([
    import('@testcontainers/kafka'),
    import('@testcontainers/mongodb'),
  ]);
  const [kafka, mongodb] = await Promise.all([
    new KafkaContainer('confluentinc/cp-kafka:7.9.0').withKraft().start(),
    new MongoDBContainer('mongo:8.0').start(),
  ]);
  return {
    brokers: [`${kafka.getHost()}:${kafka.getMappedPort(9093)}`],
    mongodbUri: `${mongodb.getConnectionString()}?directConnection=true`,
  };
};

const hasDocker = (): boolean => env.DOCKER_HOST !== undefined || existsSync('/var/run/docker.sock');

/** Kafka and MongoDB from `KAFKA_BROKERS` and `MONGODB_URI`, else from Docker, else `undefined`; throws for none when `WINNOW_TEST_DISTRIBUTED=required`. */
const distributedServers = async (): Promise<DistributedServers | undefined> => {
  const { KAFKA_BROKERS: brokers, MONGODB_URI: mongodbUri, WINNOW_TEST_DISTRIBUTED: wanted } = env;
  if (brokers && mongodbUri) return { brokers: brokers.split(','), mongodbUri };
  if (hasDocker()) return startContainers();
  if (wanted === 'required')
    throw new Error('WINNOW_TEST_DISTRIBUTED=required, but there are no servers: set KAFKA_BROKERS and MONGODB_URI.');
  return undefined;
};

/** Runs a suite on the distributed backend, or shows it as skipped with the reason. */
export const describeDistributed = async (suite: (servers: DistributedServers) => void): Promise<void> => {
  const servers = await distributedServers();
  if (servers === undefined) describe.skip('distributed', () => it('needs KAFKA_BROKERS and MONGODB_URI, or Docker', () => {}));
  else describe('distributed', () => suite(servers));
};
