import { defineMessage, type MessageDefinition } from '@winnow/contracts';
import { afterEach } from 'vitest';
import { z } from 'zod';
import type { Bus, SubscribeOptions, Subscription } from '../bus.ts';
import type { Log, LogRecord } from '../log.ts';

/** One process on a namespace. */
export type BusProcess = { readonly bus: Bus; readonly log: Log };

export type BusHarness = {
  /** A new namespace; each `connect` is another process on it. */
  readonly open: (
    messages: readonly (Pick<MessageDefinition<never>, 'type' | 'lanes' | 'partitions' | 'retentionMs' | 'derived'> &
      Pick<MessageDefinition<unknown>, 'schema'>)[],
  ) => Promise<{ readonly connect: () => Promise<BusProcess> }>;
};

export type Work = { readonly id: string; readonly key: string };

const schema = z.object({ id: z.string(), key: z.string() }).readonly();

export const work = defineMessage<Work>({
  type: 'work.do',
  version: 1,
  summary: 'Work of a test.',
  schema,
  subject: ({ id }) => id,
  key: ({ key }) => key,
  // A key such as `acc_1/file` belongs to an account; any other key has its own.
  account: ({ key }) => key.split('/')[0] ?? '',
  lanes: ['live', 'bulk'],
  partitions: 3,
  retentionMs: 3_600_000,
});

export const workDone = defineMessage<Work>({ ...work, type: 'work.done', summary: 'Work of a test ended.', lanes: ['live'] });

export const options = (overrides: Partial<SubscribeOptions<Work>> = {}): SubscribeOptions<Work> => ({
  group: 'workers',
  concurrency: 8,
  tryMs: 20_000,
  maxTries: 3,
  ...overrides,
});

/** Opens processes and subscriptions for one suite and stops them after each test. */
export const createBusFixture = (harness: BusHarness) => {
  const undo: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of undo.splice(0).reverse()) await close();
  });

  const openWorld = async () => {
    const world = await harness.open([work, workDone]);
    const connect = async (): Promise<BusProcess> => {
      const connected = await world.connect();
      undo.push(() => connected.bus.close());
      return connected;
    };
    return { connect };
  };

  const keep = async (subscribing: Promise<Subscription>): Promise<Subscription> => {
    const subscription = await subscribing;
    undo.push(() => subscription.stop(0));
    return subscription;
  };

  /** Every record of a topic from now on. */
  const collect = async ({ log }: BusProcess, topic: string): Promise<LogRecord[]> => {
    const records: LogRecord[] = [];
    const tail = await log.tail(topic, (record) => records.push(record));
    undo.push(() => tail.stop());
    return records;
  };

  return { openWorld, keep, collect };
};
