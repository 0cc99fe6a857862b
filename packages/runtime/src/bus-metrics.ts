import type { BusObserver } from '@winnow/bus';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { secondsBuckets } from './seconds-buckets.ts';
import { subscriptionMetrics } from './subscription-metrics.ts';
import { type ExemplarOf, timesOf } from './times-of.ts';

/** Metrics of the messages that a process publishes and handles. */
export const createBusMetrics = (registers: Registry[], exemplarOf: ExemplarOf | undefined): BusObserver => {
  const published = new Counter({
    name: 'winnow_messages_published_total',
    help: 'Messages stored in the log.',
    labelNames: ['topic'],
    registers,
  });
  const handled = new Histogram({
    name: 'winnow_message_seconds',
    help: 'Time from taking up a message to its outcome.',
    labelNames: ['topic', 'outcome'],
    buckets: secondsBuckets,
    enableExemplars: exemplarOf !== undefined,
    registers,
  });
  const observeHandled = timesOf(handled, exemplarOf);
  const retried = new Counter({
    name: 'winnow_message_retries_total',
    help: 'Tries of a message that failed and will be repeated.',
    labelNames: ['topic'],
    registers,
  });
  const dead = new Counter({
    name: 'winnow_dead_letters_total',
    help: 'Messages that no try could handle: a person must look.',
    labelNames: ['topic'],
    registers,
  });
  const held = new Gauge({
    name: 'winnow_partitions_held',
    help: 'Partitions that wait at a message of a newer release for a process of that release.',
    labelNames: ['topic'],
    registers,
  });
  const faults = new Counter({
    name: 'winnow_bus_faults_total',
    help: 'Commits and replies that failed.',
    labelNames: ['topic'],
    registers,
  });
  return {
    subscribed: subscriptionMetrics(registers),
    published: (topic) => published.inc({ topic }),
    handled: (topic, outcome, milliseconds) => observeHandled({ topic, outcome }, milliseconds),
    retried: ({ topic }) => retried.inc({ topic }),
    dead: ({ topic }) => dead.inc({ topic }),
    held: ({ topic }) => held.inc({ topic }),
    released: ({ topic }) => held.dec({ topic }),
    fault: ({ topic }) => faults.inc({ topic }),
  };
};
