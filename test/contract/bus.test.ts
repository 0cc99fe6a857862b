import { createBus } from '@winnow/bus';
import { openEmbeddedLog, openSqlite } from '@winnow/embedded';
import { type Log, type LogMembership, untraced } from '@winnow/ports';
import { type BusHarness, busContract } from '@winnow/ports/testing';
import { systemTimers } from '@winnow/runtime';
import { describe } from 'vitest';
import { describeDistributed } from '../support/distributed.ts';
import { dropTopics } from '../support/kafka-topics.ts';
import { createCleanup, createFolder, removeFolder, uniqueName } from '../support/namespaces.ts';

type Messages = Parameters<BusHarness['open']>[0];

const connectTo = async (log: Log, messages: Messages) => {
  const bus = await createBus({
    log,
    messages,
    source: '/test',
    timers: systemTimers,
    random: () => 0.5,
    tracing: untraced,
    observer: {
      subscribed: () => {},
      published: () => {},
      handled: () => {},
      retried: () => {},
      dead: () => {},
      held: () => {},
      released: () => {},
      fault: () => {},
    },
  });
  return { bus, log };
};

/** One of several processes on a log that they share: closing it takes its members out of their groups, without a word. */
const viewOf = (log: Log): Log => {
  const memberships: LogMembership[] = [];
  return {
    ...log,
    join: async (...options) => {
      const membership = await log.join(...options);
      memberships.push(membership);
      return membership;
    },
    close: async () => {
      await Promise.all(memberships.map((membership) => membership.leave()));
    },
  };
};

describe('embedded', () => {
  const cleanup = createCleanup();
  busContract({
    open: async (messages) => {
      const folder = await createFolder();
      cleanup(() => removeFolder(folder));
      const client = await openSqlite(folder);
      cleanup(() => client.close());
      const log = await openEmbeddedLog(client, { now: Date.now });
      cleanup(() => log.close());
      return { connect: () => connectTo(viewOf(log), messages) };
    },
  });
});

describeDistributed(({ brokers }) => {
  const cleanup = createCleanup();
  busContract({
    open: async (messages) => {
      const { openKafkaLog } = await import('@winnow/kafka');
      const topicPrefix = `${uniqueName()}.`;
      const logger = { warn: () => {}, debug: () => {} };
      cleanup(() => dropTopics(brokers, topicPrefix));
      return { connect: async () => connectTo(await openKafkaLog({ brokers, clientId: 'test', topicPrefix, logger }), messages) };
    },
  });
});
