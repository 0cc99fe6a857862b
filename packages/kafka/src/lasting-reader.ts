import { setTimeout as sleep } from 'node:timers/promises';
import { inTime, toAppError } from './kafka-fault.ts';
import type { KafkaLogger } from './log-creator.ts';
import { openPartitionReader, type PartitionReader, type ReaderOptions } from './partition-reader.ts';

export type LastingReader = {
  readonly current: () => PartitionReader;
  readonly silentMs: () => number;
  readonly stop: () => Promise<void>;
};

/** For a consumer to join: connecting, and a rebalance that waits for a member which is gone. */
const joinMs = 30_000;
/** Heartbeats go out each second; kafkajs recovers within 26 s where it recovers at all (measured). */
const maxSilentMs = 30_000;
const watchEveryMs = 1000;
const reopenAfterMs = 1000;

/** Reads for as long as it is wanted: a consumer that crashed or fell silent is replaced. Rejects with `UNAVAILABLE` unless it joins within 30 s. */
export const openLastingReader = async (
  options: Omit<ReaderOptions, 'onSignOfLife' | 'onCrash' | 'onFault'>,
  logger: KafkaLogger,
): Promise<LastingReader> => {
  const facts = { group: options.groupId, topic: options.topic };
  let lastSign = performance.now();
  let openedAt = performance.now();
  let stopped = false;
  let replacing = Promise.resolve();
  let started = false;

  const onFault = (error: unknown): void => logger.warn({ ...facts, error: String(error) }, 'A consumer had a fault');
  const open = (): PartitionReader => {
    openedAt = performance.now();
    const reader = openPartitionReader({
      ...options,
      onSignOfLife: () => {
        if (reader === current) lastSign = performance.now();
      },
      onCrash: (error) => {
        if (reader === current) replace(`It crashed: ${String(error)}`);
      },
      onFault,
    });
    return reader;
  };
  const replace = (reason: string): void => {
    if (stopped || !started) return;
    logger.warn({ ...facts, reason }, 'A consumer is replaced');
    const old = current;
    openedAt = performance.now();
    replacing = replacing.then(async () => {
      if (stopped || current !== old) return;
      await old.stop();
      await sleep(reopenAfterMs);
      if (stopped) return;
      current = open();
      const mine = current;
      mine.started.catch((error) => {
        if (mine === current) replace(`It did not start: ${String(error)}`);
      });
    });
  };
  let current: PartitionReader = open();
  const watch = setInterval(() => {
    const silentMs = performance.now() - Math.max(lastSign, openedAt);
    if (silentMs > maxSilentMs) replace('It has been silent for too long.');
  }, watchEveryMs).unref();
  const stop = async (): Promise<void> => {
    stopped = true;
    clearInterval(watch);
    await current.stop();
    await replacing;
  };
  try {
    await inTime(current.started, joinMs);
  } catch (error) {
    await stop();
    throw toAppError(error);
  }
  started = true;
  return { current: () => current, silentMs: () => Math.round(performance.now() - lastSign), stop };
};
