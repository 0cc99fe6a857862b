import type { LogListener, LogMembership, LogRecord } from '@winnow/ports';
import { createPartitionFeed, type PartitionFeed } from './partition-feed.ts';
import { recordOf } from './record-of.ts';
import { sharePartitions } from './share-partitions.ts';
import type { SqliteClient } from './sqlite-client.ts';

/** Records fetched from disk at a time. */
const batchSize = 256;
const retryAfterMs = 1000;

type Member = { readonly listener: LogListener; readonly feeds: Map<number, PartitionFeed> };

export type ConsumerGroup = {
  readonly join: (listener: LogListener) => Promise<LogMembership>;
  /** Receives records just appended to one partition. */
  readonly appended: (partition: number, records: readonly LogRecord[], head: number) => void;
  /** Revokes every partition from every member. */
  readonly close: () => Promise<void>;
};

/** Assigns the partitions of a topic to the members of a group in this process; positions are on disk. */
export const createConsumerGroup = (client: SqliteClient, group: string, topic: string): ConsumerGroup => {
  const members: Member[] = [];
  /** Highest known offset; an append may be reported before the group has its partition. */
  const heads = new Map<number, number>();
  let turn: Promise<unknown> = Promise.resolve();

  const inTurn = async (work: () => Promise<void>): Promise<void> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    await mine;
  };
  const fetch = async (partition: number, from: number): Promise<readonly LogRecord[]> => {
    const rows = await client.call('fetchRecords', topic, partition, from, batchSize);
    return rows.map((row) => recordOf(topic, partition, row));
  };
  const revoke = ({ listener, feeds }: Member, partition: number): void => {
    feeds.get(partition)?.stop();
    feeds.delete(partition);
    listener.revoked(partition);
  };
  const revokeAll = (member: Member): void => {
    for (const partition of [...member.feeds.keys()]) revoke(member, partition);
  };
  const reassign = async (): Promise<void> => {
    if (members.length === 0) return;
    const { partitions } = await client.call('topicState', topic);
    const shares = sharePartitions(
      partitions,
      members.map(({ feeds }) => new Set(feeds.keys())),
    );
    for (const [index, member] of members.entries())
      for (const partition of [...member.feeds.keys()]) if (!shares[index]?.has(partition)) revoke(member, partition);
    // Read after the revocations, so that every commit requested before them is included.
    const { heads: onDisk, positions } = await client.call('joinGroup', group, topic);
    for (const [index, member] of members.entries()) {
      for (const partition of shares[index] ?? []) {
        const position = positions[partition];
        if (member.feeds.has(partition) || position === undefined) continue;
        const feed = createPartitionFeed({
          from: position.offset,
          head: Math.max(onDisk[partition] ?? 0, heads.get(partition) ?? 0),
          fetch: (from) => fetch(partition, from),
          deliver: (records) => member.listener.records(partition, records),
          retryLater: (retry) => void setTimeout(retry, retryAfterMs).unref(),
        });
        member.feeds.set(partition, feed);
        member.listener.assigned(partition, position);
      }
    }
  };

  const membershipOf = (member: Member): LogMembership => ({
    commit: async (partition, position) => {
      if (member.feeds.has(partition)) await client.call('commitPosition', group, topic, partition, position);
    },
    pause: (partition) => member.feeds.get(partition)?.pause(),
    resume: (partition) => member.feeds.get(partition)?.resume(),
    silentMs: () => client.silentMs(),
    leave: () =>
      inTurn(async () => {
        const index = members.indexOf(member);
        if (index === -1) return;
        members.splice(index, 1);
        revokeAll(member);
        await reassign();
      }),
  });

  return {
    join: async (listener) => {
      const member: Member = { listener, feeds: new Map() };
      await inTurn(async () => {
        members.push(member);
        try {
          await reassign();
        } catch (error) {
          members.splice(members.indexOf(member), 1);
          revokeAll(member);
          throw error;
        }
      });
      return membershipOf(member);
    },
    appended: (partition, records, head) => {
      heads.set(partition, Math.max(head, heads.get(partition) ?? 0));
      for (const { feeds } of members) feeds.get(partition)?.appended(records, head);
    },
    close: () =>
      inTurn(async () => {
        for (const member of members.splice(0)) revokeAll(member);
      }),
  };
};
