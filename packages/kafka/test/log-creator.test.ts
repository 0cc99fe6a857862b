import { type LogEntry, logLevel } from 'kafkajs';
import { expect, it } from 'vitest';
import { createLogCreator } from '../src/log-creator.ts';

const log = (level: logLevel, content: object): readonly (readonly [string, object, string])[] => {
  const said: (readonly [string, object, string])[] = [];
  const note = (name: string) => (facts: object, message: string) => void said.push([name, facts, message]);
  const entry = { namespace: 'Runner', level, label: '', log: { timestamp: '', message: 'oh', ...content } };
  createLogCreator({ warn: note('warn'), debug: note('debug') })(logLevel.WARN)(entry as LogEntry);
  return said;
};

it('says what kafkajs says one level lower, with the facts that may be told', () => {
  const content = { topic: 't', groupId: 'g', retryCount: 2, stack: 'at /home/x', password: 'p', error: new Error('object') };
  const facts = { topic: 't', groupId: 'g', retryCount: 2, from: 'Runner' };
  expect(log(logLevel.ERROR, content)).toEqual([['warn', facts, 'Kafka: oh']]);
  expect(log(logLevel.WARN, content)).toEqual([['debug', facts, 'Kafka: oh']]);
});

it('does not warn of a rebalance', () => {
  expect(log(logLevel.ERROR, { error: 'The group is rebalancing, so a rejoin is needed' })[0]?.[0]).toBe('debug');
});
