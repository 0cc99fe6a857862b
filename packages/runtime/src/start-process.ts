import { once } from 'node:events';
import { isAppError } from '@winnow/kernel';
import { settleThread } from '@winnow/workers';
import { type Backends, createTools, openBackends } from './backends.ts';
import { commonConfig } from './common-config.ts';
import { explainListenError } from './explain-listen-error.ts';
import { serveHealth } from './health-server.ts';
import { errorFacts, type Logger } from './logger.ts';
import { type Config, ConfigError, type ConfigSpec, readConfig, redactConfig } from './read-config.ts';
import type { Service } from './service.ts';
import { findUnknownVariables } from './unknown-variables.ts';
import { useProviders } from './use-providers.ts';

/**
 * After the grace period for work in flight: time to commit, leave and close. The two together stay below the 30 s that
 * Kubernetes allows.
 */
const exitMarginMs = 8_000;

const settleAfterMs = 10_000;

const onSignal = (stop: (signal: string) => void): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal));
};

/** Ends the process on an uncaught error: its state is unknown, and its work in flight is redelivered elsewhere. */
const dieOnUncaught = (logger: Logger): void => {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.once(event, (error) => {
      logger.error(errorFacts(error), 'Uncaught error; the process ends');
      process.exit(1);
    });
};

/** Rejects with the error if the promise resolves. */
const rejectIf = async (answered: Promise<void>, error: unknown): Promise<void> => {
  const alive = await answered.then(
    () => true,
    () => false,
  );
  if (alive) throw error;
};

/** Resolves to true when the work is done, to false when the process must stop first. */
const unlessStopped = async (work: Promise<unknown>, stopping: AbortSignal): Promise<boolean> => {
  const stopped = Promise.withResolvers<false>();
  if (stopping.aborted) stopped.resolve(false);
  stopping.addEventListener('abort', () => stopped.resolve(false), { once: true });
  return Promise.race([work.then(() => true), stopped.promise]);
};

const startAll = async (services: readonly Service[], stopping: AbortSignal): Promise<void> => {
  for (const service of services) if (!stopping.aborted) await service.start();
};

const run = async (backends: Backends, services: readonly Service[], stopping: AbortSignal): Promise<void> => {
  const { logger, config, health, bus, pool } = backends;
  // A consumer that receives nothing although the bus responds cannot recover; while the bus is unavailable, a restart would not
  // help.
  for (const service of services)
    health.add('live', service.name, () => service.check().catch((silent: unknown) => rejectIf(bus.check(), silent)));

  if (await unlessStopped(startAll(services, stopping), stopping)) {
    health.enter('running');
    logger.info({ services: services.map((service) => service.name), backend: config.backend }, 'Running');
    void pool.warmOthers().catch((error: unknown) => {
      if (!stopping.aborted) logger.warn(errorFacts(error), 'Not every worker thread was started');
    });
    // Deferred, because it pauses each thread briefly, and after a crash work is waiting.
    const settle = async (): Promise<void> => {
      settleThread();
      await pool.settle().catch((error: unknown) => logger.warn(errorFacts(error), 'A worker thread was not settled'));
    };
    setTimeout(settle, settleAfterMs).unref();
    if (!stopping.aborted) await once(stopping, 'abort');
  }

  logger.info({ signal: stopping.reason }, 'Stopping');
  health.enter('stopping');
  setTimeout(() => process.exit(1), config.shutdownGraceMs + exitMarginMs).unref();
  const deadline = backends.now() + config.shutdownGraceMs;
  for (const service of services.toReversed())
    await service
      .stop(Math.max(0, deadline - backends.now()))
      .catch((error: unknown) => logger.warn({ service: service.name, ...errorFacts(error) }, 'A service did not stop cleanly'));
};

/**
 * Lifecycle of a process: reads the configuration, serves its health, waits for the backends, starts the services in order, runs
 * until SIGTERM or SIGINT, stops them in reverse order and closes everything. An invalid configuration ends the process with one
 * line per invalid key.
 */
export const startProcess = async <Spec extends ConfigSpec>(
  name: string,
  spec: Spec,
  createServices: (backends: Backends, config: Config<Spec>) => readonly Service[],
): Promise<void> => {
  const keys = { ...commonConfig, ...spec };
  let given: { readonly [name: string]: unknown } = {};
  try {
    // biome-ignore lint/style/noProcessEnv: the one place that reads the environment.
    const environment = process.env;
    const unknown = findUnknownVariables(environment);
    if (unknown.length > 0) throw new ConfigError(unknown.join('\n'));
    const config: Config<typeof commonConfig> & Config<Spec> = readConfig(keys, environment);
    given = config;
    // Only then does a process load what reads such a file.
    if (config.skillFile !== undefined) (await import('./use-skill-file.ts')).useSkillFile(config.skillFile);
    useProviders(config);
    const stop = new AbortController();
    onSignal((signal) => stop.abort(signal));
    const tools = { ...(await createTools(config, name)), stopping: stop.signal };
    const { logger, health, metrics } = tools;
    dieOnUncaught(logger);
    logger.info({ config: redactConfig(keys, config) }, 'Starting');
    const { healthPort: port, host } = config;
    const server = port === 0 ? undefined : await serveHealth(health, metrics.registry, { port, host });
    const opening = openBackends(config, name, tools);
    // Nothing is in flight before the backends are open.
    if (!(await unlessStopped(opening, stop.signal))) process.exit(0);
    {
      await using backends = await opening;
      await run(backends, createServices(backends, config), stop.signal);
    }
    server?.close();
    // An interrupted startup may still be waiting for something.
    process.exit(0);
  } catch (error) {
    // Nothing is running (yet or any more), so there may be no logger, and no document whose text could be in the message.
    const known = error instanceof ConfigError || isAppError(error);
    const reason = known
      ? error.message
      : (explainListenError(error, keys, given) ?? `${String(error)}\n${JSON.stringify(errorFacts(error))}`);
    process.stderr.write(`Winnow cannot run: ${reason}\n`);
    // A backend that was opened must not keep the process alive.
    process.exit(1);
  }
};
