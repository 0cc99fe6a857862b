import { commonConfig } from './common-config.ts';
import { declaredCollections, declaredTopics } from './declared.ts';
import { createHealth } from './health.ts';
import { createLogger } from './logger.ts';
import { openServers } from './open-servers.ts';
import { ConfigError, type Environment, readConfig } from './read-config.ts';

/** What exists now in Kafka and MongoDB, whether it did before or not. */
export type SetUp = { readonly topics: number; readonly collections: number };

/**
 * Creates every topic and index of a distributed installation, waiting for servers that cannot be reached until the signal aborts.
 * Repeating it changes nothing.
 */
export const setUp = async (environment: Environment, stopping: AbortSignal): Promise<SetUp> => {
  const config = readConfig(commonConfig, environment);
  if (config.backend !== 'distributed')
    throw new ConfigError('WINNOW_BACKEND is not "distributed"; a standalone installation needs no setup.');
  const tools = { logger: createLogger({ level: 'silent', service: 'setup' }), health: createHealth(), stopping };
  const { log, store, close } = await openServers({ ...config, setup: 'create' }, 'winnow-setup', tools);
  try {
    await Promise.all([log.declare(declaredTopics), ...declaredCollections.map((definition) => store.collection(definition))]);
    return { topics: declaredTopics.length, collections: declaredCollections.length };
  } finally {
    await Promise.all([log.close(), close()]);
  }
};
