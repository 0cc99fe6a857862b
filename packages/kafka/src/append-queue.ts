import type { NewRecord } from '@winnow/ports';
import { isRefusal } from './kafka-fault.ts';

/** Sends records to one partition; durable when resolved. */
export type SendRecords = (topic: string, partition: number, records: readonly NewRecord[]) => Promise<void>;

type Entry = {
  readonly records: readonly NewRecord[];
  readonly bytes: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
};

/** Kafka accepts 1 MB at a time by default; this leaves room for the framing of the records. */
const maxBytes = 900_000;
const maxRecords = 1000;
/** Overhead per record and per header. */
const overhead = 70;

const sizeOf = ({ key, headers, value }: NewRecord): number =>
  Object.entries(headers).reduce(
    (sum, [name, content]) => sum + Buffer.byteLength(name) + Buffer.byteLength(content) + overhead,
    Buffer.byteLength(key) + Buffer.byteLength(value) + overhead,
  );

/** Splits items into chunks within the limits; an item that exceeds them alone gets its own chunk. */
const toRuns = <Item>(items: readonly Item[], bytesOf: (item: Item) => number, countOf: (item: Item) => number): Item[][] => {
  const runs: Item[][] = [];
  let bytes = 0;
  let count = 0;
  for (const item of items) {
    bytes += bytesOf(item);
    count += countOf(item);
    const last = runs.at(-1);
    if (last !== undefined && bytes <= maxBytes && count <= maxRecords) {
      last.push(item);
      continue;
    }
    runs.push([item]);
    bytes = bytesOf(item);
    count = countOf(item);
  }
  return runs;
};

/**
 * Appends through one queue per partition: records that arrive while a request is in flight go together in the next one, so order
 * holds across calls and retries. A request has only one partition, because kafkajs forgets a record whose leader moves, between
 * two attempts, to a broker that has already responded for other partitions of the same send.
 */
export const createAppendQueue = (send: SendRecords) => {
  const queues = new Map<string, Entry[]>();
  const running = new Set<Promise<void>>();

  const sendRun = async (topic: string, partition: number, run: readonly Entry[]): Promise<void> => {
    try {
      await send(
        topic,
        partition,
        run.flatMap(({ records }) => records),
      );
      for (const { resolve } of run) resolve();
    } catch (error) {
      if (run.length > 1 && isRefusal(error)) {
        // A rejected record must not fail others that only share its request.
        for (const entry of run) await sendRun(topic, partition, [entry]);
        return;
      }
      for (const { reject } of run) reject(error);
    }
  };
  const drain = async (topic: string, partition: number, queue: Entry[]): Promise<void> => {
    while (queue.length > 0) {
      const [run = []] = toRuns(
        queue,
        ({ bytes }) => bytes,
        ({ records }) => records.length,
      );
      queue.splice(0, run.length);
      await sendRun(topic, partition, run);
    }
    queues.delete(`${topic}/${partition}`);
  };
  const enqueue = (topic: string, partition: number, records: readonly NewRecord[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const entry = { records, bytes: records.reduce((sum, record) => sum + sizeOf(record), 0), resolve, reject };
      const waiting = queues.get(`${topic}/${partition}`);
      if (waiting !== undefined) {
        waiting.push(entry);
        return;
      }
      const queue = [entry];
      queues.set(`${topic}/${partition}`, queue);
      const work: Promise<void> = drain(topic, partition, queue).finally(() => running.delete(work));
      running.add(work);
    });

  return {
    append: async (topic: string, records: readonly NewRecord[]): Promise<void> => {
      const partitions = Map.groupBy(records, ({ partition }) => partition);
      await Promise.all(
        [...partitions].flatMap(([partition, ofPartition]) =>
          toRuns(ofPartition, sizeOf, () => 1).map((run) => enqueue(topic, partition, run)),
        ),
      );
    },
    /** Resolves when nothing is in flight. */
    settled: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
};
