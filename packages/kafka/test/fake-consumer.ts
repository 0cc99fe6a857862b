import type { Cluster, Consumer, EachBatchPayload, KafkaMessage } from 'kafkajs';
import { vi } from 'vitest';
import type { ReaderOptions } from '../src/partition-reader.ts';

const eventNames = ['GROUP_JOIN', 'FETCH_START', 'HEARTBEAT', 'REBALANCING', 'STOP', 'CRASH'] as const;

type EventName = (typeof eventNames)[number];

const message = (offset: number): KafkaMessage => ({
  key: Buffer.from('k'),
  value: Buffer.from(`v${offset}`),
  timestamp: '0',
  attributes: 0,
  offset: String(offset),
  headers: {},
});

/** A consumer of kafkajs that does what the test says. */
export const createFakeConsumer = (run: () => Promise<void> = async () => {}) => {
  const listeners = new Map<string, (event: { readonly payload: unknown }) => void>();
  let eachBatch: (payload: EachBatchPayload) => Promise<void> = async () => {};
  const running = Promise.withResolvers<void>();
  const resolved = vi.fn<(offset: string) => void>();
  const consumer = {
    events: Object.fromEntries(eventNames.map((name) => [name, name])),
    on: (name: string, listener: (event: { readonly payload: unknown }) => void) => listeners.set(name, listener),
    connect: async () => {},
    subscribe: async () => {},
    run: async (options: { readonly eachBatch: typeof eachBatch }) => {
      eachBatch = options.eachBatch;
      running.resolve();
      await run();
    },
    seek: vi.fn<Consumer['seek']>(),
    pause: vi.fn<Consumer['pause']>(),
    resume: vi.fn<Consumer['resume']>(),
    commitOffsets: vi.fn<Consumer['commitOffsets']>(async () => {}),
    disconnect: vi.fn(async () => {}),
  };
  const createConsumer: ReaderOptions['createConsumer'] = (groupId, assigners) => {
    for (const assigner of assigners ?? []) assigner({ cluster: {} as Cluster, groupId, logger: {} as never });
    return consumer as unknown as Consumer;
  };
  const emit = (name: EventName, payload: unknown = {}): void => listeners.get(name)?.({ payload });
  return {
    consumer,
    createConsumer,
    resolved,
    /** Resolves when kafkajs may hand over records. */
    running: running.promise,
    emit,
    /** The group assigns partitions of the topic `t`. */
    assign: (...partitions: number[]) => emit('GROUP_JOIN', { memberAssignment: { t: partitions } }),
    /** kafkajs hands over records with these offsets. */
    deliver: (partition: number, ...offsets: number[]): Promise<void> =>
      eachBatch({
        batch: {
          topic: 't',
          partition,
          messages: offsets.map(message),
          firstOffset: () => String(offsets[0]),
          lastOffset: () => String(offsets.at(-1)),
        },
        resolveOffset: resolved,
        isStale: () => false,
      } as unknown as EachBatchPayload),
  };
};
