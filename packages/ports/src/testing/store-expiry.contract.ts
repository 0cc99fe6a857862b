import { describe, expect, it } from 'vitest';
import { createStoreFixture, type Person, type StoreHarness } from './store-harness.ts';

const minute = 60_000;

/** Expiry: documents disappear from every result at the exact millisecond, by the clock of the store. */
export const storeExpiryContract = (harness: StoreHarness): void => {
  describe('expiry', () => {
    const { clock, openPeople } = createStoreFixture(harness);
    const isoIn = (milliseconds: number): string => new Date(clock.now + milliseconds).toISOString();
    const find = { index: 'by_team', where: { team: 'red' }, limit: 10 };

    it('answers a document until its time has come and no longer', async () => {
      const collection = await openPeople();
      const ada: Person = { id: 'ada', team: 'red', ends_at: isoIn(minute) };
      await collection.insert(ada);
      clock.now += minute - 1;
      expect(await collection.get('ada')).toEqual(ada);
      const known = (await collection.getIfChanged('ada', null))?.version ?? null;
      expect(await collection.getIfChanged('ada', known)).toEqual({ version: known, document: null });
      expect((await collection.find(find)).items).toEqual([ada]);
      clock.now += 1;
      expect(await collection.get('ada')).toBeUndefined();
      expect(await collection.getIfChanged('ada', known)).toBeUndefined();
      expect((await collection.find(find)).items).toEqual([]);
      expect(await collection.update('ada', (person) => ({ ...person, team: 'blue' }))).toBeUndefined();
      expect(await collection.delete('ada')).toBe(false);
    });

    it('never ends a document whose time is null or absent', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada', team: 'red' });
      await collection.insert({ id: 'eve', team: 'red', ends_at: null });
      clock.now += 1000 * 365 * 24 * 60 * minute;
      expect((await collection.find(find)).items).toHaveLength(2);
    });

    it('takes a new document in the place of an ended one', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada', team: 'red', visits: 1, ends_at: isoIn(minute) });
      expect(await collection.insert({ id: 'ada', team: 'red', visits: 2, ends_at: isoIn(2 * minute) })).toBe(false);
      clock.now += minute;
      const won = await Promise.all([3, 4, 5].map((visits) => collection.insert({ id: 'ada', visits, ends_at: isoIn(minute) })));
      expect(won.filter(Boolean)).toHaveLength(1);
      expect(await collection.get('ada')).toMatchObject({ visits: [3, 4, 5][won.indexOf(true)] });
    });

    it('neither gives back ended documents among many, nor lets them be in the way of many', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada', visits: 1, ends_at: isoIn(minute) });
      await collection.insert({ id: 'bob', visits: 1, ends_at: isoIn(3 * minute) });
      clock.now += minute;
      const bob = { id: 'bob', visits: 1, ends_at: isoIn(2 * minute) };
      expect(await collection.getMany(['ada', 'bob'])).toEqual([undefined, bob]);
      expect(await collection.insertMany([{ id: 'ada', visits: 2 }, { id: 'bob', visits: 2 }, { id: 'eve' }])).toEqual([
        true,
        false,
        true,
      ]);
      expect(await collection.getMany(['ada', 'bob'])).toEqual([{ id: 'ada', visits: 2 }, bob]);
    });

    it('frees the unique values of an ended document', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada', email: 'a@example.org', ends_at: isoIn(minute) });
      expect(await collection.insert({ id: 'eve', email: 'a@example.org' })).toBe(false);
      clock.now += minute;
      expect(await collection.insert({ id: 'eve', email: 'a@example.org' })).toBe(true);
      expect(await collection.get('ada')).toBeUndefined();
    });

    it('follows an update of the time, later and sooner', async () => {
      const collection = await openPeople();
      await collection.insert({ id: 'ada', ends_at: isoIn(minute) });
      await collection.insert({ id: 'eve', ends_at: isoIn(10 * minute) });
      await collection.insert({ id: 'zoe', ends_at: isoIn(minute) });
      await collection.update('ada', (person) => ({ ...person, ends_at: isoIn(10 * minute) }));
      await collection.update('eve', (person) => ({ ...person, ends_at: isoIn(minute) }));
      await collection.update('zoe', ({ id }) => ({ id }));
      clock.now += 5 * minute;
      expect(await collection.get('ada')).toBeDefined();
      expect(await collection.get('eve')).toBeUndefined();
      expect(await collection.get('zoe')).toEqual({ id: 'zoe' });
    });

    it('answers what is left of a page when others on it have ended', async () => {
      const collection = await openPeople();
      for (let index = 0; index < 10; index += 1)
        await collection.insert({ id: `p${index}`, team: 'red', ...(index % 2 === 0 ? { ends_at: isoIn(minute) } : {}) });
      const first = await collection.find({ ...find, limit: 2 });
      clock.now += minute;
      const rest = await collection.find({ ...find, limit: 10, cursor: first.next ?? '' });
      expect(rest.items.map(({ id }) => id)).toEqual(['p3', 'p5', 'p7', 'p9']);
    });
  });
};
