import type { Lane, MessageDefinition } from '@winnow/contracts';
import { isoTime, timeOf } from '@winnow/kernel';
import type { Headers, LogRecord, Message, PublishOptions } from '@winnow/ports';

/** A message contains only references and small facts; this is far below the limit of either backend. */
export const maxValueBytes = 64 * 1024;

/** Topic for messages that failed all attempts. */
export const deadLetterTopicOf = (topic: string): string => `${topic}.dead`;

/** Headers and value of a message: CloudEvents attributes in Kafka's binary mode. Throws when the payload breaks its schema. */
export const encodeMessage = <Payload>(
  definition: MessageDefinition<Payload>,
  payload: Payload,
  options: PublishOptions & { readonly source: string; readonly now: number },
): { readonly headers: Headers; readonly value: string } => {
  const value = JSON.stringify(definition.schema.parse(payload));
  const account = definition.account(payload);
  if (value.length > maxValueBytes) throw new Error(`A ${definition.type} message is larger than ${maxValueBytes} characters.`);
  return {
    value,
    headers: {
      ce_specversion: '1.0',
      ce_id: `${definition.type}:${definition.subject(payload)}`,
      ce_type: `winnow.${definition.type}.v${definition.version}`,
      ce_source: options.source,
      ce_subject: definition.subject(payload),
      ce_time: isoTime(options.now),
      'content-type': 'application/json',
      // Lets accounts take turns without parsing the payload.
      ...(account === null ? {} : { 'winnow-account': account }),
      ...(options.replyTo === undefined ? {} : { 'winnow-reply-to': options.replyTo }),
      ...(options.deadline === undefined ? {} : { 'winnow-deadline': String(options.deadline) }),
      ...(options.waitedMs === undefined ? {} : { 'winnow-waited': String(options.waitedMs) }),
    },
  };
};

/** Version of the message in a record; `undefined` when it is of another type. */
const versionOf = ({ type }: Pick<MessageDefinition<never>, 'type'>, { headers }: LogRecord): number | undefined => {
  const version = headers.ce_type?.startsWith(`winnow.${type}.v`)
    ? Number(headers.ce_type.slice(`winnow.${type}.v`.length))
    : Number.NaN;
  return Number.isSafeInteger(version) ? version : undefined;
};

/**
 * True for a message version that only a newer release understands: it is neither handled nor dead-lettered here. False for a
 * record that no bus wrote.
 */
export const isOfNewerRelease = (
  definition: Pick<MessageDefinition<never>, 'type' | 'version' | 'accepts'>,
  record: LogRecord,
): boolean => {
  const version = versionOf(definition, record);
  const { ce_specversion, ce_id, ce_source } = record.headers;
  const whole = ce_specversion === '1.0' && Boolean(ce_id) && Boolean(ce_source) && record.value !== null;
  return whole && version !== undefined && version > definition.version && definition.accepts?.[version] === undefined;
};

/** What the messages before a record and the record itself have waited until now; other programs need not say it. */
export const waitedOf = ({ headers }: LogRecord, now: number): number => {
  const own = now - timeOf(headers.ce_time ?? '');
  const before = Number(headers['winnow-waited'] ?? 0);
  return Math.max(0, Math.round(own) || 0) + Math.max(0, Math.round(before) || 0);
};

/** Decodes a record of the current version or an accepted one. Throws an `Error` that describes the problem without the content. */
export const decodeMessage = <Payload>(
  definition: MessageDefinition<Payload>,
  lane: Lane,
  record: LogRecord,
): Omit<Message<Payload>, 'attempt' | 'waitedMs'> => {
  const { ce_id: id, 'winnow-reply-to': replyTo, 'winnow-deadline': deadline } = record.headers;
  const version = versionOf(definition, record);
  const convert = version === definition.version ? (payload: unknown) => payload : definition.accepts?.[version ?? 0];
  if (convert === undefined) throw new Error('The record is of another type or version.');
  if (id === undefined || id === '') throw new Error('The record has no id.');
  if (record.value === null) throw new Error('The record has no value.');
  let json: unknown;
  try {
    json = JSON.parse(record.value);
  } catch {
    throw new Error('The record is not JSON.');
  }
  const payload = definition.schema.safeParse(convert(json));
  if (!payload.success)
    throw new Error(`The record breaks its schema at ${payload.error.issues[0]?.path.join('.') || 'the root'}.`);
  return {
    id,
    payload: payload.data,
    lane,
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(deadline !== undefined && Number.isFinite(Number(deadline)) ? { deadline: Number(deadline) } : {}),
  };
};
