import { inTime } from './in-time.ts';
import { toAppError } from './kafka-fault.ts';
import type { KafkaLogger } from './log-creator.ts';
import { openPartitionReader, type PartitionReader, type ReaderOptions } from './partition-reader.ts';

export type LastingReader = {
  readonly current: () => PartitionReader;
  readonly silentMs: () => number;
  readonly stop: () => Promise<void>;
};

/** For a consumer to join: connecting, and a rebalance that waits for a dead member. */
const joinMs = 30_000;
/** Heartbeats are sent every second; kafkajs recovers within 26 s if it recovers at all (measured). */
const maxSilentMs = 30_000;
const watchEveryMs = 1000;
const reopenAfterMs = 1000;

/**
 * Reads until stopped: a consumer that crashed or went silent is replaced. Rejects with `UNAVAILABLE` unless it joins within 30
 * s.
 */
export const openLastingReader = async (
  options: Omit<ReaderOptions, 'onSignOfLife' | 'onCrash' | 'onFault'>,
  logger: KafkaLogger,
): Promise<LastingReader> => {
  const facts = { group: options.groupId, topic: options.topic };
  let lastSign = performance.now();
  let openedAt = lastSign;
  let lastError: unknown;
  let stopped = false;
  let retired: PartitionReader | undefined;
  let retiring = Promise.resolve();
  let reopening: NodeJS.Timeout | undefined;

  const begun = Promise.withResolvers<void>();

  const open = (): PartitionReader => {
    openedAt = performance.now();
    const reader = openPartitionReader({
      ...options,
      onSignOfLife: () => {
        if (reader === current && reader !== retired) lastSign = performance.now();
      },
      onCrash: (error) => {
        lastError = error;
        replace(reader, `It crashed: ${String(error)}`);
      },
      onFault: (error) => logger.warn({ ...facts, error: String(error) }, 'A consumer had a fault'),
    });
    reader.started.then(begun.resolve, (error: unknown) => {
      lastError = error;
      replace(reader, `It did not start: ${String(error)}`);
    });
    return reader;
  };
  const replace = (reader: PartitionReader, reason: string): void => {
    if (stopped || reader !== current || reader === retired) return;
    logger.warn({ ...facts, reason }, 'A consumer is replaced');
    retired = reader;
    // Revokes everything from the listener immediately; the rest may take its time.
    retiring = reader.stop();
    reopening = setTimeout(() => {
      current = open();
    }, reopenAfterMs);
  };
  let current: PartitionReader = open();
  const watch = setInterval(() => {
    const silentMs = performance.now() - Math.max(lastSign, openedAt);
    if (silentMs > maxSilentMs) replace(current, 'It has been silent for too long.');
  }, watchEveryMs).unref();
  const stop = async (): Promise<void> => {
    stopped = true;
    clearInterval(watch);
    clearTimeout(reopening);
    await Promise.all([current.stop(), retiring]);
  };
  try {
    // A coordinator that is still loading the group, for example after an election, rejects at first.
    await inTime(begun.promise, joinMs);
  } catch (error) {
    await stop();
    throw toAppError(lastError ?? error);
  }
  return { current: () => current, silentMs: () => Math.round(performance.now() - lastSign), stop };
};
