import { type LogEntry, type logCreator, logLevel } from 'kafkajs';

export type KafkaLogger = {
  readonly warn: (facts: object, message: string) => void;
  readonly debug: (facts: object, message: string) => void;
};

/** What an entry may contain; the rest may hold paths, payloads or personal addresses. */
const loggedFields = ['broker', 'groupId', 'topic', 'partition', 'retryCount', 'retryTime', 'error'] as const;

const isRoutine = (entry: LogEntry): boolean =>
  /rebalanc|rejoin|re-join/i.test(`${entry.log.message} ${String(entry.log.error ?? '')}`);

/** Forwards kafkajs logs one level lower: it calls an error what it will retry, and failures reach the caller anyway. */
export const createLogCreator =
  (logger: KafkaLogger): logCreator =>
  () =>
  (entry) => {
    const values = loggedFields.map((name) => [name, entry.log[name]] as const);
    const facts = Object.fromEntries(values.filter(([, value]) => typeof value === 'string' || typeof value === 'number'));
    const level = entry.level === logLevel.ERROR && !isRoutine(entry) ? 'warn' : 'debug';
    logger[level]({ ...facts, from: entry.namespace }, `Kafka: ${entry.log.message}`);
  };
