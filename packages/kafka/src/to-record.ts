import type { LogRecord, NewRecord } from '@winnow/ports';
import type { IHeaders, KafkaMessage, Message } from 'kafkajs';

const text = (value: Buffer | string): string => (typeof value === 'string' ? value : value.toString('utf8'));

const toHeaders = (headers: IHeaders): LogRecord['headers'] =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      // Kafka allows duplicate names; the last one counts.
      const last = Array.isArray(value) ? value.at(-1) : value;
      return last === undefined ? [] : [[name, text(last)]];
    }),
  );

/** A record in the form of the port; invalid UTF-8 becomes replacement characters. */
export const toRecord = (topic: string, partition: number, { offset, key, headers, value }: KafkaMessage): LogRecord => ({
  topic,
  partition,
  offset: Number(offset),
  key: key === null ? '' : text(key),
  headers: toHeaders(headers ?? {}),
  value: value === null ? null : text(value),
});

/** A record in the form of kafkajs. */
export const toMessage = ({ partition, key, headers, value }: NewRecord): Message => ({ partition, key, headers, value });
