import { stat } from 'node:fs/promises';
import type { Adapters } from './adapters.ts';
import { commonConfig } from './common-config.ts';
import { createHealth } from './health.ts';
import { secretKeyCheck } from './key-check.ts';
import { createLogger } from './logger.ts';
import { openEmbedded } from './open-embedded.ts';
import { openServers } from './open-servers.ts';
import { ConfigError, type Environment, readConfig } from './read-config.ts';
import { readSecretKeys } from './secret-key.ts';

/** What an installation has stored, opened while its services are stopped or idle. */
export type Installation = Pick<Adapters, 'store' | 'files' | 'now' | 'close'> & {
  /** Where it is, for messages. */
  readonly place: string;
  /** Distinguishes its secret keys without revealing them; the first one encrypts. */
  readonly secretKeyChecks: readonly string[];
};

type Options = {
  /** Aborted when servers should no longer be waited for. */
  readonly stopping: AbortSignal;
  /** Without it, a missing data folder is created. */
  readonly mustExist: boolean;
};

/** Opens the installation that the variables of the services describe. Throws a `ConfigError` for invalid ones. */
export const openInstallation = async (environment: Environment, { stopping, mustExist }: Options): Promise<Installation> => {
  const config = readConfig(commonConfig, environment);
  const { backend, dataDir, database } = config;
  if (backend === 'standalone') {
    if (mustExist && (await stat(dataDir).catch(() => undefined)) === undefined)
      throw new ConfigError(`WINNOW_DATA_DIR is ${JSON.stringify(dataDir)}, which does not exist.`);
    const { log, ...adapters } = await openEmbedded(config);
    const keys = await readSecretKeys(config);
    const close = async (): Promise<void> => {
      await log.close();
      await adapters.store.close();
      await adapters.close();
    };
    return { ...adapters, place: dataDir, secretKeyChecks: keys.map(secretKeyCheck), close };
  }
  const keys = await readSecretKeys(config);
  const tools = { logger: createLogger({ level: 'silent', service: 'cli' }), health: createHealth(), stopping };
  const { log, ...adapters } = await openServers(config, 'winnow-cli', tools);
  const close = async (): Promise<void> => {
    await log.close();
    await adapters.close();
  };
  return { ...adapters, place: `the database ${database}`, secretKeyChecks: keys.map(secretKeyCheck), close };
};
