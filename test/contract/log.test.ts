import { openEmbeddedLog, openSqlite } from '@winnow/embedded';
import { logContract } from '@winnow/ports/testing';
import { describe } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { appendForeign, dropTopics, openTestLog } from '../support/kafka-topics.ts';
import { createCleanup, createFolder, removeFolder, uniqueName } from '../support/namespaces.ts';

describe('embedded', () => {
  const cleanup = createCleanup();
  logContract({
    open: async () => {
      const folder = await createFolder();
      cleanup(() => removeFolder(folder));
      let close = async (): Promise<void> => {};
      cleanup(() => close());
      const connect = async () => {
        const client = await openSqlite(folder);
        const log = await openEmbeddedLog(client, { now: Date.now });
        close = async () => {
          await log.close();
          await client.close();
        };
        return log;
      };
      const reopen = async () => {
        await close();
        return connect();
      };
      return { log: await connect(), reopen };
    },
  });
});

describeDistributed(({ brokers }) => {
  const cleanup = createCleanup();
  logContract({
    open: async () => {
      const topicPrefix = `${uniqueName()}.`;
      cleanup(() => dropTopics(brokers, topicPrefix));
      const connect = async () => {
        const log = await openTestLog({ brokers, topicPrefix });
        cleanup(() => log.close());
        return log;
      };
      const log = await connect();
      const reopen = async () => {
        await log.close();
        return connect();
      };
      const append = (topic: string, partition: number, value: Uint8Array | null): Promise<void> =>
        appendForeign(brokers, [
          { topic: topicPrefix + topic, messages: [{ partition, value: value === null ? null : Buffer.from(value) }] },
        ]);
      return { log, reopen, appendForeign: append };
    },
  });
});
