import { type Collection, type CollectionDefinition, type Files, type SpanOptions, type Store, untraced } from '@winnow/ports';
import { expect, it } from 'vitest';
import { traceFiles } from '../src/trace-files.ts';
import { traceStore } from '../src/trace-store.ts';

type Item = { readonly id: string };

const definition: CollectionDefinition<Item> = { name: 'items', indexes: { by_id: { fields: ['id'] } } };

const record = () => {
  const spans: (readonly [name: string, options: SpanOptions])[] = [];
  const inside: typeof untraced.inside = (name, options, work) => {
    spans.push([name, options]);
    return untraced.inside(name, options, work);
  };
  return { spans, tracing: { inside } };
};

it('names each call of a store by its collection, and passes arguments and results', async () => {
  const { spans, tracing } = record();
  const found = { items: [{ id: 'secret' }], next: null };
  const collection: Collection<Item> = {
    get: async (id) => ({ id }),
    getMany: async (ids) => ids.map((id) => ({ id })),
    getIfChanged: async (id) => ({ version: '1', document: { id } }),
    insert: async ({ id }) => id === 'secret',
    insertMany: async (documents) => documents.map(({ id }) => id === 'secret'),
    update: async (id, decide) => decide({ id }),
    find: async () => found,
    findFields: async () => found,
    scan: async () => found.items,
    delete: async () => true,
  };
  const store = traceStore({ collection: async () => collection } as unknown as Store, tracing, { 'db.system.name': 'sqlite' });
  const traced = await store.collection(definition);
  expect([
    await traced.get('secret'),
    await traced.getMany(['secret']),
    await traced.getIfChanged('secret', null),
    await traced.insert({ id: 'secret' }),
    await traced.insertMany([{ id: 'secret' }]),
    await traced.update('secret', (current) => current),
    await traced.find({ index: 'by_id', where: {}, limit: 1 }),
    await traced.findFields({ index: 'by_id', where: {}, limit: 1 }, ['id']),
    await traced.scan('secret', 1),
    await traced.delete('secret'),
  ]).toEqual([
    { id: 'secret' },
    [{ id: 'secret' }],
    { version: '1', document: { id: 'secret' } },
    true,
    [true],
    { id: 'secret' },
    found,
    found,
    found.items,
    true,
  ]);
  expect(spans.map(([name]) => name)).toEqual([
    'get items',
    'get items',
    'get items',
    'insert items',
    'insert items',
    'update items',
    'find items',
    'find items',
    'scan items',
    'delete items',
  ]);
  expect(spans[0]?.[1]).toEqual({
    kind: 'client',
    facts: { 'db.system.name': 'sqlite', 'db.collection.name': 'items', 'db.operation.name': 'get' },
  });
  expect(JSON.stringify(spans)).not.toContain('secret');
});

it('names no file', async () => {
  const { spans, tracing } = record();
  const files = { read: async () => Uint8Array.of(1), delete: async () => true } as unknown as Files;
  const traced = traceFiles(files, tracing, {});
  expect([await traced.read('acc/secret'), await traced.delete('acc/secret')]).toEqual([Uint8Array.of(1), true]);
  expect(spans.map(([name]) => name)).toEqual(['read file', 'delete file']);
  expect(JSON.stringify(spans)).not.toContain('secret');
});
