import { z } from 'zod';
import { messages } from './catalogue.ts';
import { topicOf } from './define-message.ts';

type JsonSchema = { readonly $schema?: string; readonly $defs?: Record<string, unknown> } & Record<string, unknown>;

/** The schema of a payload, with its named parts moved to where references of the whole document find them. */
const describePayload = (schema: z.ZodType): { readonly payload: JsonSchema; readonly parts: Record<string, unknown> } => {
  const text = JSON.stringify(
    z.toJSONSchema(schema, { override: ({ jsonSchema }) => void delete jsonSchema.readOnly }),
  ).replaceAll('#/$defs/', '#/components/schemas/');
  const { $schema: _, $defs: parts = {}, ...payload }: JsonSchema = JSON.parse(text);
  return { payload, parts };
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
          payload: describePayload(schema).payload,
        },
      ]),
    ),
    schemas: Object.assign({}, ...messages.map(({ schema }) => describePayload(schema).parts)),
  },
});
