import type { TopicDeclaration } from '@winnow/ports';
import { expect, it } from 'vitest';
import { commonConfig } from '../src/common-config.ts';
import { declaredTopics } from '../src/declared.ts';
import { topicsAhead, withPartitions } from '../src/partition-config.ts';
import { type Environment, readConfig } from '../src/read-config.ts';

/** Partitions that topics are declared with in an environment. */
const declaredIn = async (environment: Environment): Promise<ReadonlyMap<string, number>> => {
  const declared: TopicDeclaration[] = [];
  const log = { declare: async (topics: readonly TopicDeclaration[]) => void declared.push(...topics) };
  await withPartitions(log, readConfig(commonConfig, environment)).declare(declaredTopics);
  return new Map(declared.map(({ name, partitions }) => [name, partitions]));
};

it('declares topics with as many partitions as are configured for all or for one of them, and dead letters with one', async () => {
  const unset = await declaredIn({});
  expect([unset.get('resume.read'), unset.get('resume.read.bulk'), unset.get('resume.read.dead')]).toEqual([12, 12, 1]);
  const set = await declaredIn({ WINNOW_PARTITIONS: '24', WINNOW_TOPIC_PARTITIONS: 'resume.read.bulk=96, batch.start=6' });
  expect(['resume.read', 'resume.read.bulk', 'batch.start', 'batch.start.dead'].map((name) => set.get(name))).toEqual([
    24, 96, 6, 1,
  ]);
});

it.each(['resume.reed=48', 'resume.read.dead=2'])('refuses the topic of %s and names those that there are', async (topics) => {
  await expect(declaredIn({ WINNOW_TOPIC_PARTITIONS: topics })).rejects.toThrow(
    /WINNOW_TOPIC_PARTITIONS names .*resume\.read\.bulk/,
  );
});

it.each(['resume.read', 'resume.read=0', 'resume.read=1001', '=5'])('refuses %s', async (topics) => {
  await expect(declaredIn({ WINNOW_TOPIC_PARTITIONS: topics })).rejects.toThrow(/WINNOW_TOPIC_PARTITIONS/);
});

it('names topics that have more partitions than are configured', () => {
  const config = readConfig(commonConfig, { WINNOW_TOPIC_PARTITIONS: 'ats.score=24' });
  const counts: { readonly [topic: string]: number } = { 'resume.read': 16, 'ats.score': 24, 'batch.start': 3 };
  expect(topicsAhead({ partitions: (topic) => counts[topic] ?? 1 }, config)).toEqual(['resume.read (16 instead of 12)']);
});
