import { describe, expect, it } from 'vitest';
import type { Collection, FindQuery } from '../store.ts';
import { createStoreFixture, type Person, type StoreHarness } from './store-harness.ts';

const ids = async (collection: Collection<Person>, query: Omit<FindQuery<Person>, 'limit'>): Promise<readonly string[]> =>
  (await collection.find({ limit: 1000, ...query })).items.map(({ id }) => id);

const rank = (id: string, value?: Person['rank'], team?: string): Person => ({
  id,
  ...(value === undefined ? {} : { rank: value }),
  ...(team === undefined ? {} : { team }),
});

/** Finding by index: equality on the first fields, ranges, order. */
export const storeFindContract = (harness: StoreHarness): void => {
  describe('find', () => {
    const { openPeople } = createStoreFixture(harness);

    const filled = async (documents: readonly Person[]): Promise<Collection<Person>> => {
      const collection = await openPeople();
      for (const document of documents) expect(await collection.insert(document)).toBe(true);
      return collection;
    };

    it('finds by the first field of an index, ordered by the next one and by id', async () => {
      const collection = await filled([
        rank('d', 2, 'red'),
        rank('c', 1, 'red'),
        rank('b', 2, 'red'),
        rank('a', 9, 'blue'),
        rank('e', undefined, 'red'),
      ]);
      expect(await ids(collection, { index: 'by_team', where: { team: 'red' } })).toEqual(['e', 'c', 'b', 'd']);
      expect(await ids(collection, { index: 'by_team', where: { team: 'red' }, order: 'descending' })).toEqual([
        'd',
        'b',
        'c',
        'e',
      ]);
    });

    it('gives whole documents', async () => {
      const collection = await filled([{ id: 'a', team: 'red', rank: 1, email: 'a@example.org', visits: 3 }]);
      const { items, next } = await collection.find({ index: 'by_email', where: { email: 'a@example.org' }, limit: 10 });
      expect(items).toEqual([{ id: 'a', team: 'red', rank: 1, email: 'a@example.org', visits: 3 }]);
      expect(next).toBeNull();
    });

    it('finds by all fields of an index, and everything without a value', async () => {
      const collection = await filled([rank('b', 1, 'red'), rank('a', 1, 'red'), rank('c', 2, 'red'), rank('d', 1, 'blue')]);
      expect(await ids(collection, { index: 'by_team', where: { team: 'red', rank: 1 } })).toEqual(['a', 'b']);
      expect(await ids(collection, { index: 'by_team', where: {} })).toEqual(['d', 'a', 'b', 'c']);
      expect(await ids(collection, { index: 'by_team', where: { team: 'green' } })).toEqual([]);
    });

    it('orders text by its UTF-8 bytes', async () => {
      const words = ['Z', 'a', 'a!', 'aa', 'e\u0301', 'z', 'é', '中', '\uffee', '😀'];
      const collection = await filled(words.toReversed().map((word, index) => rank(`p${index}`, word)));
      const { items } = await collection.find({ index: 'by_rank', where: {}, limit: 100 });
      expect(items.map((person) => person.rank)).toEqual(words);
    });

    it('orders null and absent alike and first, then numbers, then text, then booleans', async () => {
      const collection = await filled([
        rank('j', true),
        rank('i', false),
        rank('h', '10'),
        rank('g', ''),
        rank('f', 1e21),
        rank('e', 10),
        rank('d', 0.1),
        rank('c', -3),
        rank('b'),
        rank('a', null),
      ]);
      const ascending = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
      expect(await ids(collection, { index: 'by_rank', where: {} })).toEqual(ascending);
      expect(await ids(collection, { index: 'by_rank', where: {}, order: 'descending' })).toEqual(ascending.toReversed());
    });

    it('tells the types of equal looking values apart', async () => {
      const collection = await filled([
        rank('number', 1),
        rank('text', '1'),
        rank('truth', true),
        rank('zero', 0),
        rank('lie', false),
      ]);
      expect(await ids(collection, { index: 'by_rank', where: { rank: 1 } })).toEqual(['number']);
      expect(await ids(collection, { index: 'by_rank', where: { rank: '1' } })).toEqual(['text']);
      expect(await ids(collection, { index: 'by_rank', where: { rank: true } })).toEqual(['truth']);
      expect(await ids(collection, { index: 'by_rank', where: { rank: 0 } })).toEqual(['zero']);
      expect(await ids(collection, { index: 'by_rank', where: { rank: false } })).toEqual(['lie']);
    });

    it('takes null in a query for null and for absent', async () => {
      const collection = await filled([rank('a', null), rank('b'), rank('c', 0), rank('d', '')]);
      expect(await ids(collection, { index: 'by_rank', where: { rank: null } })).toEqual(['a', 'b']);
    });

    it('finds fractions and large numbers by the very same number', async () => {
      const numbers = [0.1 + 0.2, 1 / 3, 1e-7, 5e-324, 1.7976931348623157e308, 2 ** 53, -(2 ** 63), 123456789.1234567];
      const collection = await filled(numbers.map((value, index) => rank(`p${index}`, value)));
      for (const [index, value] of numbers.entries())
        expect(await ids(collection, { index: 'by_rank', where: { rank: value } })).toEqual([`p${index}`]);
    });

    it('bounds the field that follows the given ones: from included, before not', async () => {
      const collection = await filled([1, 2, 3, 4].map((value) => rank(`p${value}`, value, 'red')));
      const find = (range: NonNullable<FindQuery<Person>['range']>) =>
        ids(collection, { index: 'by_team', where: { team: 'red' }, range });
      expect(await find({ from: 2 })).toEqual(['p2', 'p3', 'p4']);
      expect(await find({ before: 3 })).toEqual(['p1', 'p2']);
      expect(await find({ from: 2, before: 4 })).toEqual(['p2', 'p3']);
      expect(await find({ from: 4, before: 2 })).toEqual([]);
      expect(await ids(collection, { index: 'by_team', where: {}, range: { from: 'red', before: 'ree' } })).toHaveLength(4);
    });

    it('keeps values of another type out of a range', async () => {
      const collection = await filled([rank('n'), rank('five', 5), rank('word', 'x'), rank('truth', true)]);
      const find = (range: NonNullable<FindQuery<Person>['range']>) => ids(collection, { index: 'by_rank', where: {}, range });
      expect(await find({ from: 0 })).toEqual(['five']);
      expect(await find({ before: 9 })).toEqual(['five']);
      expect(await find({ from: '' })).toEqual(['word']);
      expect(await find({ before: 'z' })).toEqual(['word']);
    });

    it('takes text as data, whatever it looks like', async () => {
      const words = ["'; DROP TABLE people; --", '{"$gt":""}', '$where', '%', 'NUL\u0000inside', '__proto__'];
      const collection = await filled(words.map((word, index) => ({ ...rank(`id ${word}`, word), visits: index })));
      for (const [index, word] of words.entries()) {
        const { items } = await collection.find({ index: 'by_rank', where: { rank: word }, limit: 10 });
        expect(items.map(({ visits }) => visits)).toEqual([index]);
        expect(await collection.get(`id ${word}`)).toMatchObject({ rank: word });
      }
    });

    it('follows updates and deletes', async () => {
      const collection = await filled([rank('a', 1), rank('b', 2)]);
      await collection.update('a', (person) => ({ ...person, rank: 3 }));
      expect(await ids(collection, { index: 'by_rank', where: {} })).toEqual(['b', 'a']);
      await collection.delete('b');
      expect(await ids(collection, { index: 'by_rank', where: {} })).toEqual(['a']);
    });

    it('refuses a query that is outside the port', async () => {
      const collection = await filled([rank('a', 1, 'red')]);
      const wrong: readonly FindQuery<Person>[] = [
        { index: 'by_visits', where: {}, limit: 1 },
        { index: 'toString', where: {}, limit: 1 },
        { index: 'by_team', where: { rank: 1 }, limit: 1 },
        { index: 'by_rank', where: { rank: 1, team: 'red' }, limit: 1 },
        { index: 'by_rank', where: { rank: Number.NaN }, limit: 1 },
        { index: 'by_rank', where: { rank: { $gt: 0 } as unknown as number }, limit: 1 },
        { index: 'by_rank', where: { rank: 1 }, range: { from: 1 }, limit: 1 },
        { index: 'by_rank', where: {}, range: { from: 1, before: 'a' }, limit: 1 },
        { index: 'by_rank', where: {}, limit: 0 },
        { index: 'by_rank', where: {}, limit: 1001 },
        { index: 'by_rank', where: {}, limit: 1.5 },
        { index: 'by_rank', where: {}, limit: 1, cursor: 'made up' },
        { index: 'by_rank', where: {}, limit: 1, cursor: '["by_team","a",null]' },
        { index: 'by_rank', where: {}, limit: 1, cursor: '["by_rank","a",{"$gt":""}]' },
      ];
      for (const query of wrong)
        await expect(collection.find(query), JSON.stringify(query)).rejects.toMatchObject({ code: 'INTERNAL' });
    });
  });
};
