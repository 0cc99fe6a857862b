import type { Admin } from 'kafkajs';
import type { Signal } from './desired-replicas.ts';

type Metadata = { readonly [name: string]: string };
export type Trigger = { readonly type: string; readonly name: string; readonly metadata: Metadata };

const lagOf = async (admin: Admin, topic: string, groupId: string): Promise<number> => {
  const [ends, [committed]] = await Promise.all([
    admin.fetchTopicOffsets(topic),
    admin.fetchOffsets({ groupId, topics: [topic] }),
  ]);
  const done = new Map(committed?.partitions.map(({ partition, offset }) => [partition, Number(offset)]));
  return ends.reduce((sum, { partition, low, high }) => sum + Number(high) - Math.max(Number(low), done.get(partition) ?? 0), 0);
};

/** A value of a page of metrics; 0 while the page cannot be read, as at the start of a coordinator. */
const metricOf = async (url: string, name: string): Promise<number> => {
  const page = await fetch(url).then(
    (response) => response.text(),
    () => '',
  );
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(page)?.[1] ?? 0);
};

/** Reads the triggers of a ScaledObject as KEDA would: lag from the brokers, other signals over HTTP. */
export const readSignals = (admin: Admin, triggers: readonly Trigger[]): Promise<readonly Signal[]> =>
  Promise.all(
    triggers.map(async ({ type, name, metadata }) => {
      const { topic = '', consumerGroup = '', lagThreshold, url = '', valueLocation = '', targetValue } = metadata;
      if (type === 'kafka') return { name, value: await lagOf(admin, topic, consumerGroup), target: Number(lagThreshold) };
      if (type !== 'metrics-api') throw new Error(`No trigger of the type ${type} is known here.`);
      return { name, value: await metricOf(url, valueLocation), target: Number(targetValue) };
    }),
  );
