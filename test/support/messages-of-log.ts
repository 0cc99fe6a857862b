import { openEmbeddedLog, openSqlite } from '@winnow/embedded';
import { openKafkaLog } from '@winnow/kafka';
import type { Headers, Log } from '@winnow/ports';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LogPlace } from './rewind-groups.ts';
import { readSource } from './workspaces.ts';

export type LoggedMessage = {
  readonly topic: string;
  readonly type: string;
  /** The service that published it. */
  readonly from: string;
  readonly headers: Headers;
  readonly payload: unknown;
};

type Document = {
  readonly channels: { readonly [topic: string]: { readonly messages: { readonly [type: string]: unknown } } };
  readonly components: { readonly messages: { readonly [type: string]: { readonly name: string; readonly payload: object } } };
};

const document: Document = JSON.parse(readSource('packages/contracts/generated/asyncapi.json'));
const topics = Object.keys(document.channels);
const maxRead = 1_000;

const openLog = async (place: LogPlace): Promise<{ readonly log: Log; readonly close: () => Promise<void> }> => {
  if ('folder' in place) {
    const client = await openSqlite(place.folder);
    const log = await openEmbeddedLog(client, { now: Date.now });
    const close = async (): Promise<void> => {
      await log.close();
      await client.close();
    };
    return { log, close };
  }
  const logger = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const log = await openKafkaLog({ brokers: place.brokers, clientId: 'test', topicPrefix: place.prefix, logger });
  return { log, close: () => log.close() };
};

/** Every message in the topics of the document, whoever published it. */
export const readMessages = async (place: LogPlace): Promise<readonly LoggedMessage[]> => {
  const { log, close } = await openLog(place);
  try {
    const found: LoggedMessage[] = [];
    for (const [topic, extents] of await log.extents(topics))
      for (const { partition, first, next } of extents)
        if (next > first)
          for (const { headers, value } of await log.read(topic, partition, first, maxRead)) {
            const [type = ''] = headers.ce_id?.split(':') ?? [];
            const [, , from = ''] = headers.ce_source?.split('/') ?? [];
            found.push({ topic, type, from, headers, payload: JSON.parse(value ?? 'null') });
          }
    return found;
  } finally {
    await close();
  }
};

/** What is wrong with messages by the AsyncAPI document, as `topic: problem`. */
export const wrongMessages = (messages: readonly LoggedMessage[]): readonly string[] => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: 'winnow:messages' });
  const validate = (path: string) => ajv.compile({ $ref: `winnow:messages#/components/${path}` });
  const isHeaders = validate('schemas/Headers');
  return messages.flatMap(({ topic, type, headers, payload }) => {
    const isPayload = validate(`messages/${type}/payload`);
    const known = document.channels[topic]?.messages[type] !== undefined;
    return [
      ...(known ? [] : [`${topic}: ${type} does not belong there`]),
      ...(headers.ce_type === document.components.messages[type]?.name
        ? []
        : [`${topic}: ${headers.ce_type} is another version`]),
      ...(isHeaders(headers) ? [] : [`${topic}: ${ajv.errorsText(isHeaders.errors, { dataVar: 'headers' })}`]),
      ...(isPayload(payload) ? [] : [`${topic}: ${ajv.errorsText(isPayload.errors, { dataVar: 'payload' })}`]),
    ];
  });
};
