import { AppError } from '@winnow/kernel';
import type { Log, LogRecord, NewRecord } from '@winnow/ports';
import { type ConsumerGroup, createConsumerGroup } from './consumer-group.ts';
import type { Life } from './life.ts';
import type { Network } from './network.ts';
import type { World } from './world.ts';

type Topic = {
  readonly partitions: LogRecord[][];
  readonly groups: Map<string, ConsumerGroup>;
  readonly tails: Set<(record: LogRecord) => void>;
};

/** What all processes share: topics, and who reads them. */
export type LogBackend = {
  readonly open: (life: Life, network: Network) => Log;
  readonly groups: () => readonly { readonly topic: string; readonly name: string; readonly group: ConsumerGroup }[];
  readonly records: (topic: string) => readonly LogRecord[];
  /** Topics with records, by name. */
  readonly topics: () => readonly string[];
  readonly lag: (topic: string, group: string) => number;
  /** Chance that an append is stored a second time, at once or later, as by a sender that had no answer. */
  readonly setDoubling: (probability: number) => void;
  /** Chance that what is appended to a topic is not stored, and nobody told: as if it were deleted with its topic. */
  readonly setLosing: (topic: string, probability: number) => void;
};

const latestDoubleMs = 3_000;

/** An empty log. `onAppend` is told of every record at its moment. */
export const createLogBackend = (world: World, onAppend: (record: LogRecord) => void = () => {}): LogBackend => {
  const { random } = world;
  const topics = new Map<string, Topic>();
  let doubling = 0;
  let losing = { topic: '', probability: 0 };

  const topicOf = (name: string): Topic => {
    const topic = topics.get(name);
    if (topic === undefined) throw new AppError('INTERNAL', `Topic ${name} is not declared.`);
    return topic;
  };
  const groupOf = (topicName: string, name: string): ConsumerGroup => {
    const { groups, partitions } = topicOf(topicName);
    const group = groups.get(name) ?? createConsumerGroup({ world, name: `${name}@${topicName}`, partitions });
    groups.set(name, group);
    return group;
  };
  const append = (name: string, records: readonly NewRecord[]): void => {
    const topic = topicOf(name);
    if (records.some(({ partition }) => topic.partitions[partition] === undefined))
      throw new AppError('INTERNAL', `Topic ${name} has no such partition.`);
    for (const record of records) {
      const stored = topic.partitions[record.partition]!;
      const appended = { ...record, headers: { ...record.headers }, topic: name, offset: stored.length };
      stored.push(appended);
      onAppend(appended);
      for (const tail of topic.tails) tail(appended);
    }
    for (const { partition } of records) for (const group of topic.groups.values()) group.appended(partition);
  };
  const lag = (name: string, groupName: string): number => {
    const { partitions, groups } = topicOf(name);
    const group = groups.get(groupName);
    return partitions.reduce((sum, records, partition) => sum + records.length - (group?.position(partition).offset ?? 0), 0);
  };

  return {
    setDoubling: (probability) => {
      doubling = probability;
    },
    setLosing: (topic, probability) => {
      losing = { topic, probability };
    },
    groups: () => [...topics].flatMap(([topic, { groups }]) => [...groups].map(([name, group]) => ({ topic, name, group }))),
    records: (topic) => topics.get(topic)?.partitions.flat() ?? [],
    topics: () => [...topics].filter(([, { partitions }]) => partitions.some(({ length }) => length > 0)).map(([name]) => name),
    lag,
    open: (life, network) => {
      const leaves = new Set<() => Promise<void>>();
      let closed = false;
      const call = <T>(what: string, effect: () => T, line?: string): Promise<T> =>
        network.call({ life, what: `log ${what}`, effect, ...(line === undefined ? {} : { line }) });
      const ensureOpen = (): void => {
        if (closed) throw new AppError('UNAVAILABLE', 'The log is closed.');
      };
      return {
        declare: (declared) =>
          call('declare', () => {
            for (const { name, partitions } of declared) {
              const topic = topics.get(name) ?? {
                partitions: Array.from({ length: partitions }, () => []),
                groups: new Map(),
                tails: new Set(),
              };
              while (topic.partitions.length < partitions) topic.partitions.push([]);
              topics.set(name, topic);
            }
          }),
        partitions: (name) => topicOf(name).partitions.length,
        append: async (topic, records) => {
          ensureOpen();
          const what = `append ${topic} ${records.map(({ headers, partition }) => `${partition}:${headers.ce_id ?? ''}`).join(' ')}`;
          const twice = random.chance(doubling);
          const lateMs = random.chance(0.5) ? 0 : random.between(0, latestDoubleMs);
          const lost = topic === losing.topic && random.chance(losing.probability);
          const effect = (): void => {
            if (lost) return;
            append(topic, records);
            if (twice) world.after(lateMs, () => append(topic, records));
          };
          await call(what, effect, `appends ${topic} ${records[0]?.partition ?? ''}`);
        },
        join: async (name, topic, listener) => {
          ensureOpen();
          const group = await call(`join ${name} ${topic}`, () => groupOf(topic, name));
          const assigned = Promise.withResolvers<void>();
          const member = group.add(life, listener, assigned.resolve);
          const leave = async (): Promise<void> => {
            leaves.delete(leave);
            group.leave(member);
            // Whoever cannot say goodbye is missed after a while.
            await call(`leave ${name} ${topic}`, () => group.remove(member)).catch(() => undefined);
          };
          leaves.add(leave);
          await assigned.promise;
          return {
            commit: async (partition, position) => {
              const claim = member.held.get(partition);
              if (claim === undefined) return;
              const what = `commit ${name} ${topic}/${partition} ${position.offset} "${position.metadata}"`;
              await call(what, () => group.commit(claim, position));
            },
            pause: (partition) => group.pause(member, partition, true),
            resume: (partition) => group.pause(member, partition, false),
            silentMs: () => 0,
            leave,
          };
        },
        tail: async (topic, onRecord) => {
          ensureOpen();
          let at = 0;
          const tail = (record: LogRecord): void => {
            at = Math.max(at, world.elapsed() + random.between(0, 10));
            world.at(at, () =>
              life.enter(() => {
                if (tails.has(tail)) onRecord(record);
              }),
            );
          };
          const { tails } = await call(`tail ${topic}`, () => {
            topicOf(topic).tails.add(tail);
            return topicOf(topic);
          });
          return {
            stop: async () => {
              tails.delete(tail);
            },
          };
        },
        extents: (names) =>
          call('extents', () => {
            const extentsOf = (name: string) =>
              topicOf(name).partitions.map(({ length }, partition) => ({ partition, first: 0, next: length }));
            return new Map(names.map((name) => [name, extentsOf(name)]));
          }),
        read: (topic, partition, from, limit) =>
          call(`read ${topic}/${partition} ${from}`, () => topicOf(topic).partitions[partition]?.slice(from, from + limit) ?? []),
        lag: (group, topic) => call(`lag ${group} ${topic}`, () => lag(topic, group)),
        check: async () => {
          ensureOpen();
          await call('check', () => undefined);
        },
        close: async () => {
          closed = true;
          await Promise.all([...leaves].map((leave) => leave()));
        },
      };
    },
  };
};
