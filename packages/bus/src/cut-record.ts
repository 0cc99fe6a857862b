import type { LogRecord } from '@winnow/ports';
import { maxValueBytes } from './envelope.ts';

/** Far more than any of our records has; in characters, of which each may take three bytes. */
const maxKey = 1_024;
const maxHeaders = 16 * 1_024;

/**
 * Returns a record unchanged if a bus wrote it; truncates a larger one to the maximum size of any topic, so that it can be kept
 * as a dead letter.
 */
export const cutRecord = ({
  key,
  headers,
  value,
}: LogRecord): Pick<LogRecord, 'key' | 'headers'> & { readonly value: string } => ({
  key: key.slice(0, maxKey),
  headers: JSON.stringify(headers).length > maxHeaders ? {} : headers,
  value: (value ?? '').slice(0, maxValueBytes),
});
