import { topicsOf } from '@winnow/bus';
import { collections, messages } from '@winnow/contracts';
import type { CollectionDefinition, StoredDocument } from '@winnow/ports';
import { commonConfig } from './common-config.ts';
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
    const topics = topicsOf(messages);
    const definitions: readonly CollectionDefinition<StoredDocument & { readonly [field: string]: string }>[] =
      Object.values(collections);
    await Promise.all([log.declare(topics), ...definitions.map((definition) => store.collection(definition))]);
    return { topics: topics.length, collections: definitions.length };
  } finally {
    await Promise.all([log.close(), close()]);
  }
};

export { ConfigError };
