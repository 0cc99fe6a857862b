import { stat, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { isAppError } from '@winnow/kernel';
import type { Adapters } from './adapters.ts';
import { type CommonConfig, commonConfig } from './common-config.ts';
import { declaredCollections, declaredTopics } from './declared.ts';
import { createHealth } from './health.ts';
import { compareKeys } from './key-check.ts';
import { createLogger } from './logger.ts';
import { openFileLimit } from './open-file-limit.ts';
import { openServers } from './open-servers.ts';
import { topicsAhead } from './partition-config.ts';
import { ConfigError, type Environment, readConfig } from './read-config.ts';
import { readSecretKeys } from './secret-key.ts';
import { findUnknownVariables } from './unknown-variables.ts';

/** What was found about one part of an installation. */
export type Finding = { readonly part: string; readonly state: 'ok' | 'warning' | 'failure'; readonly message: string };

/** A gateway with the default number of connections needs this many. */
const enoughOpenFiles = 8192;
const enoughDiskBytes = 2 ** 30;
/** As for the warning of a running process. */
const noticedClockMs = 2_000;

const gibibytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(1)} GiB`;

/** The finding of a check, or the failure that it threw. */
const find = async (part: string, check: () => Promise<string | Omit<Finding, 'part'>>): Promise<Finding> => {
  try {
    const found = await check();
    return { part, ...(typeof found === 'string' ? { state: 'ok', message: found } : found) };
  } catch (error) {
    const known = isAppError(error) || error instanceof ConfigError;
    return { part, state: 'failure', message: known ? error.message : String(error) };
  }
};

const warning = (message: string): Omit<Finding, 'part'> => ({ state: 'warning', message });

const ofMachine = async ({ workers }: CommonConfig): Promise<readonly Finding[]> => [
  await find('open files', async () => {
    const limit = openFileLimit();
    if (limit === undefined || limit >= enoughOpenFiles) return limit === undefined ? 'unlimited' : `up to ${limit}`;
    return warning(`up to ${limit}, so a gateway accepts fewer connections; raise it to ${enoughOpenFiles} (ulimit -n)`);
  }),
  await find(
    'threads',
    async () =>
      `${workers} for reading and scoring, on ${gibibytes(Math.min(process.constrainedMemory() || totalmem(), totalmem()))}`,
  ),
];

const ofFolder = async (folder: string): Promise<readonly Finding[]> => [
  await find('data folder', async () => {
    const found = await stat(folder).catch(() => undefined);
    if (found === undefined) return `${folder} will be created`;
    if ((found.mode & 0o077) !== 0) return warning(`${folder} can be read by other users of this machine (chmod 700)`);
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    return free < enoughDiskBytes
      ? warning(`only ${gibibytes(free)} are free in ${folder}`)
      : `${folder}, ${gibibytes(free)} free`;
  }),
];

/** Services create what is missing when they start, unless they are told to wait for `winnow-cli setup`. */
const missing = ({ setup }: CommonConfig, error: unknown): Omit<Finding, 'part'> => {
  if (setup === 'verify' || !isAppError(error)) throw error;
  return warning(`${error.message} Or let the services do it when they start.`);
};

const placeOfFiles = ({ s3Bucket, database }: CommonConfig): string =>
  s3Bucket === undefined ? `the database ${database}` : `the bucket ${s3Bucket}`;

const ofServers = async (
  config: CommonConfig,
  { log, store, files, clockOffsets }: Adapters,
  keys: readonly Uint8Array[],
): Promise<readonly Finding[]> => {
  return [
    // Before collections are opened: then both also check their indexes.
    await find('database', () => store.check().then(() => 'writes are durable')),
    await find('files', () => files.check().then(() => `can be stored in ${placeOfFiles(config)}`)),
    await find('topics', async () => {
      try {
        await log.declare(declaredTopics);
      } catch (error) {
        return missing(config, error);
      }
      await log.check();
      const ahead = topicsAhead(log, config);
      if (ahead.length > 0)
        return warning(
          `more partitions than are configured are used: ${ahead.join(', ')}; set WINNOW_PARTITIONS or WINNOW_TOPIC_PARTITIONS accordingly, or a topic that is made again has fewer`,
        );
      return `${declaredTopics.length} topics with the configured partitions and enough replicas`;
    }),
    await find('indexes', () =>
      Promise.all(declaredCollections.map((definition) => store.collection(definition))).then(
        () => `those of ${declaredCollections.length} collections`,
        (error: unknown) => missing(config, error),
      ),
    ),
    await find('secret key', async () => {
      const kept = await compareKeys(store, keys);
      if (kept === 'different')
        return { state: 'failure', message: 'WINNOW_SECRET_KEY is not the one that secrets are kept with' };
      return kept === 'same' ? 'the one that secrets are kept with' : 'none is recorded yet';
    }),
    await find('clock', async () => {
      const machine = clockOffsets?.().machine ?? 0;
      const text = `${(Math.abs(machine) / 1000).toFixed(1)} s ${machine < 0 ? 'behind' : 'ahead of'} that of the database`;
      return Math.abs(machine) > noticedClockMs ? warning(`${text}; correct it`) : text;
    }),
  ];
};

const ofBackend = async (config: CommonConfig, stopping: AbortSignal): Promise<readonly Finding[]> => {
  if (config.backend === 'standalone') return ofFolder(config.dataDir);
  const tools = { logger: createLogger({ level: 'silent', service: 'doctor' }), health: createHealth(), stopping };
  let keys: readonly Uint8Array[] = [];
  const configured = await find('secret key', async () => {
    keys = await readSecretKeys(config);
    return 'configured';
  });
  if (configured.state === 'failure') return [configured];
  let adapters: Adapters | undefined;
  const reached = await find('servers', async () => {
    adapters = await openServers({ ...config, setup: 'verify' }, 'winnow-doctor', tools);
    return `${config.kafkaBrokers.join(', ')} and the database ${config.database}`;
  });
  if (adapters === undefined) return [reached];
  try {
    return [reached, ...(await ofServers(config, adapters, keys))];
  } finally {
    await adapters.log.close();
    await adapters.close();
  }
};

/**
 * Looks at everything that a service of this environment would need, and changes nothing. A standalone installation may be running
 * meanwhile.
 */
export const diagnose = async (environment: Environment, stopping: AbortSignal): Promise<readonly Finding[]> => {
  let config: CommonConfig | undefined;
  const variables = await find('variables', async () => {
    const unknown = findUnknownVariables(environment);
    if (unknown.length > 0) throw new ConfigError(unknown.join(' '));
    config = readConfig(commonConfig, environment);
    return 'known, and those that all services share are valid';
  });
  if (config === undefined) return [variables];
  return [variables, ...(await ofMachine(config)), ...(await ofBackend(config, stopping))];
};
