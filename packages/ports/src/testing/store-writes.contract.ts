import { describe, expect, it } from 'vitest';
import type { CollectionDefinition } from '../store.ts';
import { createStoreFixture, type Person, people, type StoreHarness } from './store-harness.ts';

/** Writing one document: first write wins, guarded updates, unique indexes. */
export const storeWritesContract = (harness: StoreHarness): void => {
  describe('writes', () => {
    const { openStore, openPeople } = createStoreFixture(harness);
    const many = Array.from({ length: 50 }, (_, index) => index);

    it('gives back what was inserted, and nothing for an unknown id', async () => {
      const collection = await openPeople();
      expect(await collection.insert({ id: 'ada', team: 'red', visits: 3 })).toBe(true);
      expect(await collection.get('ada')).toEqual({ id: 'ada', team: 'red', visits: 3 });
      expect(await collection.get('bob')).toBeUndefined();
    });

    it('gives back many in the order in which they are named, with nothing for unknown ids', async () => {
      const collection = await openPeople();
      for (const id of ['ada', 'bob', 'eve']) await collection.insert({ id, team: 'red' });
      expect(await collection.getMany(['eve', 'nobody', 'ada', 'eve'])).toEqual([
        { id: 'eve', team: 'red' },
        undefined,
        { id: 'ada', team: 'red' },
        { id: 'eve', team: 'red' },
      ]);
      expect(await collection.getMany([])).toEqual([]);
    });

    it('gives back a document with its version, and without it while that is known', async () => {
      const collection = await openPeople();
      expect(await collection.getIfChanged('ada', null)).toBeUndefined();
      const ada = { id: 'ada', visits: 1 };
      await collection.insert(ada);
      const first = await collection.getIfChanged('ada', null);
      expect(first?.document).toEqual(ada);
      const known = first?.version ?? null;
      expect(await collection.getIfChanged('ada', known)).toEqual({ version: known, document: null });
      await collection.update('ada', (person) => ({ ...person, visits: 2 }));
      const second = await collection.getIfChanged('ada', known);
      expect(second?.document).toEqual({ id: 'ada', visits: 2 });
      expect(second?.version).not.toBe(known);
      await collection.delete('ada');
      expect(await collection.getIfChanged('ada', second?.version ?? null)).toBeUndefined();
      await collection.insert({ id: 'ada', visits: 2 });
      expect((await collection.getIfChanged('ada', second?.version ?? null))?.document).toEqual({ id: 'ada', visits: 2 });
    });

    it('inserts many, each as if alone: those whose id or unique value is taken are refused, the others stored', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada', email: 'a@example.org', visits: 1 });
      const inserted = await collection.insertMany([
        { id: 'bob', visits: 2 },
        { id: 'ada', visits: 3 },
        { id: 'eve', email: 'a@example.org' },
        { id: 'bob', visits: 4 },
        { id: 'zoe', visits: 5 },
      ]);
      expect(inserted).toEqual([true, false, false, false, true]);
      expect(await collection.getMany(['ada', 'bob', 'eve', 'zoe'])).toEqual([
        { id: 'ada', email: 'a@example.org', visits: 1 },
        { id: 'bob', visits: 2 },
        undefined,
        { id: 'zoe', visits: 5 },
      ]);
      expect(await collection.insertMany([])).toEqual([]);
    });

    it('stores nothing of many when one of them is outside the port', async () => {
      const collection = await openPeople();
      const outside = { id: 'eve', visits: Number.NaN };
      await expect(collection.insertMany([{ id: 'ada' }, outside])).rejects.toMatchObject({ code: 'INTERNAL' });
      expect(await collection.get('ada')).toBeUndefined();
    });

    it('lets exactly one of 20 concurrent inserts of many win for each id', async () => {
      const collection = await openPeople();
      const ids = ['ada', 'bob', 'eve'];
      const won = await Promise.all(many.slice(0, 20).map((visits) => collection.insertMany(ids.map((id) => ({ id, visits })))));
      for (const index of ids.keys()) expect(won.filter((inserted) => inserted[index])).toHaveLength(1);
    });

    it('keeps the first of two documents with one id', async () => {
      const collection = await openPeople();
      expect(await collection.insert({ id: 'ada', visits: 1 })).toBe(true);
      expect(await collection.insert({ id: 'ada', visits: 2 })).toBe(false);
      expect(await collection.get('ada')).toEqual({ id: 'ada', visits: 1 });
    });

    it('lets exactly one of 50 concurrent inserts of an id win, and stores that one', async () => {
      const collection = await openPeople();
      const won = await Promise.all(many.map((visits) => collection.insert({ id: 'ada', visits })));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await collection.get('ada')).toEqual({ id: 'ada', visits: won.indexOf(true) });
    });

    it('loses none of 50 concurrent increments', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada', visits: 0 });
      const results = await Promise.all(
        many.map(() => collection.update('ada', (person) => ({ ...person, visits: (person.visits ?? 0) + 1 }))),
      );
      expect(await collection.get('ada')).toEqual({ id: 'ada', visits: 50 });
      expect(results.map((person) => person?.visits).sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(many.map((index) => index + 1));
    });

    it('answers undefined to an update of a missing document, without asking', async () => {
      const collection = await openPeople();
      let asked = 0;
      const result = await collection.update('nobody', (person) => {
        asked += 1;
        return person;
      });
      expect(result).toBeUndefined();
      expect(asked).toBe(0);
      expect(await collection.get('nobody')).toBeUndefined();
    });

    it('leaves the document when the decision is undefined, and answers it', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada', visits: 7 });
      expect(await collection.update('ada', () => undefined)).toEqual({ id: 'ada', visits: 7 });
      expect(await collection.get('ada')).toEqual({ id: 'ada', visits: 7 });
    });

    it('replaces the whole document, so that a field left out is gone', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada', team: 'red', visits: 7 });
      expect(await collection.update('ada', ({ id }) => ({ id, team: 'blue' }))).toEqual({ id: 'ada', team: 'blue' });
      expect(await collection.get('ada')).toEqual({ id: 'ada', team: 'blue' });
    });

    it('passes on what a decision throws and leaves the document', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada', visits: 7 });
      const update = collection.update('ada', () => {
        throw new RangeError('no');
      });
      await expect(update).rejects.toThrow(RangeError);
      expect(await collection.get('ada')).toEqual({ id: 'ada', visits: 7 });
    });

    it('refuses an update that changes the id', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada' });
      await expect(collection.update('ada', () => ({ id: 'bob' }))).rejects.toMatchObject({ code: 'INTERNAL' });
      expect(await collection.get('bob')).toBeUndefined();
      expect(await collection.get('ada')).toEqual({ id: 'ada' });
    });

    it('deletes once', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada', email: 'ada@example.org' });
      expect(await collection.delete('ada')).toBe(true);
      expect(await collection.delete('ada')).toBe(false);
      expect(await collection.get('ada')).toBeUndefined();
      expect(await collection.insert({ id: 'eve', email: 'ada@example.org' })).toBe(true);
    });

    it('lets exactly one of 50 concurrent deletes win', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada' });
      const deleted = await Promise.all(many.map(() => collection.delete('ada')));
      expect(deleted.filter(Boolean)).toHaveLength(1);
    });

    it('refuses a second document with a taken unique value and stores nothing of it', async () => {
      const collection = await openPeople();
      expect(await collection.insert({ id: 'ada', email: 'a@example.org' })).toBe(true);
      expect(await collection.insert({ id: 'eve', email: 'a@example.org' })).toBe(false);
      expect(await collection.get('eve')).toBeUndefined();
      expect(await collection.insert({ id: 'eve', email: 'A@example.org' })).toBe(true);
    });

    it('lets exactly one of 50 concurrent inserts of a unique value win', async () => {
      const collection = await openPeople();
      const won = await Promise.all(many.map((index) => collection.insert({ id: `p${index}`, email: 'a@example.org' })));
      expect(won.filter(Boolean)).toHaveLength(1);
    });

    it('does not constrain documents whose unique fields are null or absent, not even one of several', async () => {
      const collection = await openPeople();
      const documents: readonly Person[] = [
        { id: 'a' },
        { id: 'b' },
        { id: 'c', email: null },
        { id: 'd', email: null },
        { id: 'e', team: 'red' },
        { id: 'f', team: 'red' },
        { id: 'g', team: 'red', visits: 1 },
        { id: 'h', team: 'blue', visits: 1 },
      ];
      for (const document of documents) expect(await collection.insert(document)).toBe(true);
      expect(await collection.insert({ id: 'i', team: 'red', visits: 1 })).toBe(false);
    });

    it('refuses an update to a taken unique value and leaves the document', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada', email: 'ada@example.org' });
      await collection.insert({ id: 'eve', email: 'eve@example.org' });
      const update = collection.update('eve', (person) => ({ ...person, email: 'ada@example.org' }));
      await expect(update).rejects.toMatchObject({ code: 'INTERNAL' });
      expect(await collection.get('eve')).toEqual({ id: 'eve', email: 'eve@example.org' });
      await collection.update('ada', (person) => ({ ...person, email: 'new@example.org' }));
      expect(await collection.insert({ id: 'zoe', email: 'ada@example.org' })).toBe(true);
    });

    it('opens a definition again on the same documents, and keeps collections apart', async () => {
      const store = await openStore();
      const [first, again] = await Promise.all([store.collection<Person>(people), store.collection<Person>(people)]);
      const other = await store.collection<Person>({ ...people, name: 'others' });
      await first.insert({ id: 'ada', email: 'a@example.org' });
      expect(await again.get('ada')).toEqual({ id: 'ada', email: 'a@example.org' });
      expect(await other.get('ada')).toBeUndefined();
      expect(await other.insert({ id: 'eve', email: 'a@example.org' })).toBe(true);
    });

    it('adds an index to a collection that holds documents', async () => {
      const store = await openStore();
      const bare: CollectionDefinition<Person> = { name: 'people', indexes: {} };
      const before = await store.collection<Person>(bare);
      await before.insert({ id: 'ada', team: 'red' });
      const after = await store.collection<Person>(people);
      expect((await after.find({ index: 'by_team', where: { team: 'red' }, limit: 5 })).items).toEqual([
        { id: 'ada', team: 'red' },
      ]);
    });

    it('refuses a definition that is outside the port', async () => {
      const store = await openStore();
      const wrong: readonly CollectionDefinition<Person & { 'a.b'?: string }>[] = [
        { name: 'Bad name', indexes: {} },
        { name: 'people', indexes: { none: { fields: [] } } },
        { name: 'people', indexes: { twice: { fields: ['team', 'team'] } } },
        { name: 'people', indexes: { id: { fields: ['id'] } } },
        { name: 'people', indexes: { dotted: { fields: ['a.b'] } } },
        { name: 'people', indexes: { $index: { fields: ['team'] } } },
      ];
      for (const definition of wrong) await expect(store.collection(definition)).rejects.toMatchObject({ code: 'INTERNAL' });
    });

    it('says that writes are durable', async () => {
      const store = await openStore();
      await expect(store.check()).resolves.toBeUndefined();
    });
  });
};
