import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openEmbeddedStore, openSqlite } from '../src/index.ts';
import { createFolder } from './support/folder.ts';

type Person = { readonly id: string; readonly name: string; readonly ends_at?: string };

const people = { name: 'people', indexes: { by_name: { fields: ['name'] } }, expiresBy: 'ends_at' } as const;

afterEach(() => {
  vi.useRealTimers();
});

const open = async (folder: string, clock = { now: Date.parse('2026-03-01T12:00:00.000Z') }) => {
  const client = await openSqlite(folder);
  const store = openEmbeddedStore(client, { now: () => clock.now });
  const collection = await store.collection<Person>(people);
  const close = async (): Promise<void> => {
    await store.close();
    await client.close();
  };
  onTestFinished(close);
  return { client, store, collection, close, clock };
};

type Opened = Awaited<ReturnType<typeof open>>;

it('keeps documents, versions and indexes over a restart', async () => {
  const folder = await createFolder();
  const first = await open(folder);
  await first.collection.insert({ id: 'ada', name: 'Ada' });
  await first.close();
  const second = await open(folder);
  expect(await second.collection.update('ada', (person) => ({ ...person, name: 'Ada L.' }))).toEqual({
    id: 'ada',
    name: 'Ada L.',
  });
  const found = await second.collection.find({ index: 'by_name', where: { name: 'Ada L.' }, limit: 5 });
  expect(found.items).toEqual([{ id: 'ada', name: 'Ada L.' }]);
});

it('does not overwrite a document that was deleted and inserted anew while an update was deciding', async () => {
  const { collection, client } = await open(await createFolder());
  await collection.insert({ id: 'ada', name: 'first' });
  const before = await client.call('getDocument', 'people', 'ada', 0);
  await collection.delete('ada');
  await collection.insert({ id: 'ada', name: 'second' });
  const row = { id: 'ada', json: '{"id":"ada","name":"late"}', expiresAt: null, keys: [null] };
  const outcome = await client.call('replaceDocument', 'people', row, before?.version ?? 0, 0);
  expect(outcome).toMatchObject({ json: '{"id":"ada","name":"second"}' });
  expect(await collection.get('ada')).toEqual({ id: 'ada', name: 'second' });
});

it('fills and drops indexes when a definition has changed', async () => {
  const folder = await createFolder();
  const first = await open(folder);
  await first.collection.insert({ id: 'ada', name: 'Ada' });
  await first.close();
  const second = await open(folder);
  const byEnd = { name: 'people', indexes: { by_end: { fields: ['ends_at'] } } } as const;
  const changed = await second.store.collection<Person>(byEnd);
  expect((await changed.find({ index: 'by_end', where: { ends_at: null }, limit: 5 })).items).toHaveLength(1);
  await changed.insert({ id: 'eve', name: 'Eve' });
  await second.close();
  const third = await open(folder);
  expect((await third.collection.find({ index: 'by_name', where: {}, limit: 5 })).items.map(({ id }) => id)).toEqual([
    'ada',
    'eve',
  ]);
});

it('deletes documents that have ended from the disk once a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { client, collection, clock } = await open(await createFolder());
  const ends_at = '2026-03-01T12:00:30.000Z';
  await Promise.all(Array.from({ length: 500 }, (_, index) => collection.insert({ id: `p${index}`, name: 'Ada', ends_at })));
  await collection.insert({ id: 'eve', name: 'Eve' });
  const onDisk = () =>
    client.call(
      'findDocuments',
      'people',
      'by_name',
      { from: '', before: '9', after: undefined, descending: false, limit: 1000 },
      0,
    );
  vi.advanceTimersByTime(60_000);
  expect(await onDisk()).toHaveLength(501);
  clock.now += 60_000;
  vi.advanceTimersByTime(60_000);
  await vi.waitUntil(async () => (await onDisk()).length === 1);
  expect(await collection.get('eve')).toEqual({ id: 'eve', name: 'Eve' });
});

it('rejects with UNAVAILABLE once the database is closed', async () => {
  const { client, store, collection } = await open(await createFolder());
  const asked = collection.insert({ id: 'ada', name: 'Ada' });
  await client.close();
  expect(await asked).toBe(true);
  await expect(collection.get('ada')).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(store.check()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

describe('a document that is asked about repeatedly', () => {
  const openKnown = async () => {
    const opened = await open(await createFolder());
    const { collection, client, clock } = opened;
    await collection.insert({ id: 'ada', name: 'Ada', ends_at: new Date(clock.now + 1000).toISOString() });
    const version = (await collection.getIfChanged('ada', null))?.version ?? '';
    const unchanged = { version, document: null };
    expect(await collection.getIfChanged('ada', version)).toEqual(unchanged);
    const asked = vi.spyOn(client, 'call');
    return { ...opened, version, unchanged, asked };
  };

  it('is known to be unchanged without asking the database', async () => {
    const { collection, version, unchanged, asked } = await openKnown();
    expect(await collection.getIfChanged('ada', version)).toEqual(unchanged);
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    [
      'updated',
      (of: Opened) => of.collection.update('ada', (ada) => ({ ...ada, name: 'Ada L.' })),
      { id: 'ada', name: 'Ada L.' },
    ],
    [
      'deleted and inserted anew',
      async (of: Opened) => {
        await of.collection.delete('ada');
        await of.collection.insert({ id: 'ada', name: 'second' });
      },
      { id: 'ada', name: 'second' },
    ],
  ])('is read again once it was %s, also by another service', async (_, write, document) => {
    const { version, ...opened } = await openKnown();
    const other = await opened.store.collection<Person>(people);
    await write({ ...opened, collection: other });
    expect((await opened.collection.getIfChanged('ada', version))?.document).toMatchObject(document);
  });

  it('is missing once it was deleted or has expired', async () => {
    const { collection, version, clock } = await openKnown();
    clock.now += 1000;
    expect(await collection.getIfChanged('ada', version)).toBeUndefined();
    clock.now -= 1000;
    await collection.delete('ada');
    expect(await collection.getIfChanged('ada', version)).toBeUndefined();
  });

  it('is not taken for unchanged by a read that was under way when it was deleted', async () => {
    const { collection } = await open(await createFolder());
    await collection.insert({ id: 'ada', name: 'Ada' });
    const version = (await collection.getIfChanged('ada', null))?.version ?? '';
    const [read] = await Promise.all([collection.getIfChanged('ada', version), collection.delete('ada')]);
    expect(read).toEqual({ version, document: null });
    expect(await collection.getIfChanged('ada', version)).toBeUndefined();
  });
});
