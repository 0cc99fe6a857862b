import type { LogRecord } from '@winnow/ports';
import type { RecordRow } from './log-operations.ts';

/** A row on disk as a record of the port. */
export const recordOf = (topic: string, partition: number, { headers, ...row }: RecordRow): LogRecord => ({
  topic,
  partition,
  ...row,
  headers: JSON.parse(headers) as LogRecord['headers'],
});
