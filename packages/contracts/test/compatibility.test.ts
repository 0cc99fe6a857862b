import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { auditAction } from '../src/index.ts';
import { compareSchemas, type Schema } from './support/compare-schemas.ts';

type Channel = { readonly bindings: { readonly kafka: { readonly partitions: number } } };
type Messages = {
  readonly channels: { readonly [topic: string]: Channel };
  readonly components: {
    readonly messages: { readonly [type: string]: { readonly name: string; readonly payload: Schema } };
    readonly schemas: { readonly [name: string]: Schema };
  };
};
type Records = {
  readonly collections: { readonly [name: string]: { readonly owner: string; readonly schema: Schema } };
  readonly components: { readonly schemas: { readonly [name: string]: Schema } };
};

const documentsOf = <T>(name: string): readonly [released: T, today: T] => [
  JSON.parse(readFileSync(new URL(`released/${name}`, import.meta.url), 'utf8')),
  JSON.parse(readFileSync(new URL(`../generated/${name}`, import.meta.url), 'utf8')),
];
const [releasedMessages, messages] = documentsOf<Messages>('asyncapi.json');
const [releasedRecords, records] = documentsOf<Records>('records.json');

/** Differences that the last release copes with, and why. Emptied with each release. */
const agreed: { readonly [difference: string]: string } = {
  ...Object.fromEntries(
    auditAction.options.map((action) => [
      `action may now be ${action}`,
      'the last release lists actions that it does not know under their own names',
    ]),
  ),
  'code may now be BATCH_OUTDATED': 'an error of the API alone: no message and no record contains it',
  'extraction.status may now be recovered': 'passed on and shown; readers of resumes are upgraded before the parser',
};
const isAgreed = (difference: string): boolean => Object.keys(agreed).some((end) => difference.endsWith(`.${end}`));

const versionOf = (name: string): number => Number(name.split('.v').at(-1));

describe('messages of the last release and of today', () => {
  it.each(Object.keys(releasedMessages.components.messages))('%s is understood by both, or has another version', (type) => {
    const before = releasedMessages.components.messages[type] ?? { name: '', payload: {} };
    const after = messages.components.messages[type];
    expect(after, 'it is consumed until nobody publishes it').toBeDefined();
    if (after === undefined || versionOf(after.name) > versionOf(before.name)) return;
    expect(after.name).toBe(before.name);
    const differences = compareSchemas(
      type,
      { schema: before.payload, parts: releasedMessages.components.schemas },
      { schema: after.payload, parts: messages.components.schemas },
    );
    expect(differences.filter((each) => !isAgreed(each))).toEqual([]);
  });

  it('are on the same topics, of which none has lost a partition', () => {
    for (const [topic, { bindings }] of Object.entries(releasedMessages.channels))
      expect(messages.channels[topic]?.bindings.kafka.partitions ?? 0, topic).toBeGreaterThanOrEqual(bindings.kafka.partitions);
  });
});

describe('records of the last release and of today', () => {
  it.each(Object.keys(releasedRecords.collections))('%s has the same owner and is understood by both', (name) => {
    const before = releasedRecords.collections[name] ?? { owner: '', schema: {} };
    const after = records.collections[name] ?? { owner: 'nobody', schema: {} };
    expect(after.owner).toBe(before.owner);
    const differences = compareSchemas(
      name,
      { schema: before.schema, parts: releasedRecords.components.schemas },
      { schema: after.schema, parts: records.components.schemas },
    );
    expect(differences.filter((each) => !isAgreed(each))).toEqual([]);
  });
});

describe('the comparison', () => {
  const before: Schema = {
    type: 'object',
    properties: { id: { type: 'string' }, kind: { enum: ['a', 'b'] }, note: { type: 'string' }, of: { $ref: '#/x/Of' } },
    required: ['id', 'kind'],
  };
  const parts = {
    Of: { anyOf: [{ type: 'null' }, { type: 'object', properties: { n: { const: 1 } }, required: ['n'] }] } as Schema,
  };
  const to = (after: Schema, now: typeof parts = parts) =>
    compareSchemas('m', { schema: before, parts }, { schema: after, parts: now });

  it('lets fields come and go that may be missing', () => {
    const { note: _, ...properties } = before.properties ?? {};
    expect(to(before)).toEqual([]);
    expect(to({ ...before, properties: { ...properties, more: { type: 'string' } } })).toEqual([]);
  });

  it('finds what one of two releases does not expect', () => {
    expect(to({ ...before, required: ['id', 'note'] })).toEqual(['m.note is now required', 'm.kind may now be missing']);
    expect(to({ ...before, properties: { ...before.properties, kind: { enum: ['a', 'c'] } } })).toEqual([
      'm.kind is never b any more',
      'm.kind may now be c',
    ]);
    expect(to({ ...before, properties: { ...before.properties, id: { type: 'integer' } } })).toEqual([
      'm.id is never string any more',
      'm.id may now be integer',
    ]);
    expect(to(before, { Of: { type: 'null' } })).toEqual(['m.of is never object n=1 any more']);
  });
});
