import { once } from 'node:events';
import { isAppError } from '@winnow/kernel';
import { settleThread } from '@winnow/workers';
import { type Backends, createTools, openBackends } from './backends.ts';
import { commonConfig } from './common-config.ts';
import { serveHealth } from './health-server.ts';
import { errorFacts, type Logger } from './logger.ts';
import { type Config, ConfigError, type ConfigSpec, readConfig, redactConfig } from './read-config.ts';
import type { Service } from './service.ts';

/** Past the grace for work in hand: time to commit, leave and close. The two together stay below the 30 s that Kubernetes gives. */
const exitMarginMs = 8_000;

const settleAfterMs = 10_000;

const onSignal = (stop: (signal: string) => void): void => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal));
};

/** Ends the process on an error nobody caught: its state is unknown, and what it had in hand comes again elsewhere. */
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

/** Resolves true when the work is done, false when the process is to stop before. */
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
  // A consumer that hears nothing although the bus answers is beyond repair; while the bus is away, a restart would not help.
  for (const service of services)
    health.add('live', service.name, () => service.check().catch((silent: unknown) => rejectIf(bus.check(), silent)));

  if (await unlessStopped(startAll(services, stopping), stopping)) {
    health.enter('running');
    logger.info({ services: services.map((service) => service.name), backend: config.backend }, 'Running');
    // Later, because it stops each thread for a moment, and who starts after a crash has work waiting.
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
 * Life of a process: reads the configuration, serves its health, waits for the backends, starts the services in order, runs until SIGTERM
 * or SIGINT, stops them in reverse order and closes everything. A configuration that cannot be used ends it with one line for each wrong key.
 */
export const startProcess = async <Spec extends ConfigSpec>(
  name: string,
  spec: Spec,
  createServices: (backends: Backends, config: Config<Spec>) => readonly Service[],
): Promise<void> => {
  try {
    const keys = { ...commonConfig, ...spec };
    // biome-ignore lint/style/noProcessEnv: the one place that reads the environment.
    const config: Config<typeof commonConfig> & Config<Spec> = readConfig(keys, process.env);
    const stop = new AbortController();
    onSignal((signal) => stop.abort(signal));
    const tools = { ...createTools(config, name), stopping: stop.signal };
    const { logger, health, metrics } = tools;
    dieOnUncaught(logger);
    logger.info({ config: redactConfig(keys, config) }, 'Starting');
    const { healthPort: port, host } = config;
    const server = port === 0 ? undefined : await serveHealth(health, metrics.registry, { port, host });
    const opening = openBackends(config, name, tools);
    // Nothing is in hand before the backends are open.
    if (!(await unlessStopped(opening, stop.signal))) process.exit(0);
    {
      await using backends = await opening;
      await run(backends, createServices(backends, config), stop.signal);
    }
    server?.close();
    // A start that was interrupted may still wait for something.
    process.exit(0);
  } catch (error) {
    // Nothing is running yet or any more, so there may be no logger, and no document whose text could be in the message.
    const known = error instanceof ConfigError || isAppError(error);
    const reason = known ? error.message : `${String(error)}\n${JSON.stringify(errorFacts(error))}`;
    process.stderr.write(`Winnow cannot run: ${reason}\n`);
    // A backend that did open must not keep the process alive.
    process.exit(1);
  }
};
