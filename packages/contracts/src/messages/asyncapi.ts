import { z } from 'zod';
import { messages } from './catalogue.ts';

const channelName = (type: string, lane: string): string => (lane === 'live' ? type : `${type}.${lane}`);

/** The AsyncAPI 3 document of the message catalogue: one channel a topic, one message a type. */
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
        channelName(type, lane),
        {
          address: channelName(type, lane),
          messages: { [type]: { $ref: `#/components/messages/${type}` } },
          bindings: { kafka: { partitions, topicConfiguration: { 'retention.ms': retentionMs }, bindingVersion: '0.5.0' } },
        },
      ]),
    ),
  ),
  operations: Object.fromEntries(
    messages.flatMap(({ type, lanes }) =>
      lanes.map((lane) => [
        channelName(type, lane),
        { action: 'send', channel: { $ref: `#/channels/${channelName(type, lane)}` } },
      ]),
    ),
  ),
  components: {
    messages: Object.fromEntries(
      messages.map(({ type, version, summary, schema }) => [
        type,
        { name: `winnow.${type}.v${version}`, summary, contentType: 'application/json', payload: z.toJSONSchema(schema) },
      ]),
    ),
  },
});
