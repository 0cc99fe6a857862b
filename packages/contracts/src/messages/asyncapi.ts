import { describeSchema } from '../describe-schema.ts';
import { messages } from './catalogue.ts';
import { topicOf } from './define-message.ts';

const text = (description: string) => ({ type: 'string', description });

/** Headers of every message: CloudEvents attributes in Kafka's binary mode, and what follow-ups copy. */
const headers = {
  type: 'object',
  required: ['ce_specversion', 'ce_id', 'ce_type', 'ce_source', 'ce_subject', 'ce_time', 'content-type'],
  properties: {
    ce_specversion: { const: '1.0' },
    ce_id: text('Type and subject: publishing the same message again gives the same ID.'),
    ce_type: text('`winnow.`, the type, `.v` and the version of the payload.'),
    ce_source: text('`/winnow/`, the service, `/` and its engine version.'),
    ce_subject: text('ID of what the message is about.'),
    ce_time: { type: 'string', format: 'date-time' },
    'content-type': { const: 'application/json' },
    'winnow-account': text(
      'Account whose turn the message uses; absent without a key. Follow-ups carry it if they are of an account.',
    ),
    'winnow-reply-to': text('Address of a waiting gateway. Follow-ups copy it.'),
    'winnow-waited': text(
      'Milliseconds that the messages before it have waited to be handled, on the bulk lane. A follow-up adds the wait of the message that it follows.',
    ),
    'winnow-deadline': text('Milliseconds since the epoch: a message not begun by then is dropped. Follow-ups copy it.'),
    traceparent: text('W3C Trace Context of the publisher.'),
    tracestate: text('W3C Trace Context of the publisher.'),
  },
};

/** The AsyncAPI 3 document of the message catalogue: one channel per topic, one message per type. */
export const createAsyncApiDocument = () => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Winnow messages',
    version: '1.0.0',
    description:
      'Commands are imperative, events past tense. CloudEvents 1.0 attributes travel as headers (`ce_…`). At least once, ordered per key.',
  },
  channels: Object.fromEntries(
    messages.flatMap(({ type, lanes, partitions, retentionMs }) =>
      lanes.map((lane) => [
        topicOf({ type }, lane),
        {
          address: topicOf({ type }, lane),
          messages: { [type]: { $ref: `#/components/messages/${type}` } },
          bindings: { kafka: { partitions, topicConfiguration: { 'retention.ms': retentionMs }, bindingVersion: '0.5.0' } },
        },
      ]),
    ),
  ),
  operations: Object.fromEntries(
    messages.flatMap(({ type, lanes }) =>
      lanes.map((lane) => [
        topicOf({ type }, lane),
        { action: 'send', channel: { $ref: `#/channels/${topicOf({ type }, lane)}` } },
      ]),
    ),
  ),
  components: {
    messages: Object.fromEntries(
      messages.map(({ type, version, summary, schema }) => [
        type,
        {
          name: `winnow.${type}.v${version}`,
          summary,
          contentType: 'application/json',
          headers: { $ref: '#/components/schemas/Headers' },
          payload: describeSchema(schema).body,
        },
      ]),
    ),
    schemas: Object.assign({ Headers: headers }, ...messages.map(({ schema }) => describeSchema(schema).parts)),
  },
});
