import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Collection, FindQuery } from '../store.ts';
import { createStoreFixture, type Person, type StoreHarness } from './store-harness.ts';

const ids = (items: readonly Person[]): readonly string[] => items.map(({ id }) => id);

const walk = async (collection: Collection<Person>, query: FindQuery<Person>): Promise<readonly Person[]> => {
  const { items, next } = await collection.find(query);
  return next === null ? items : [...items, ...(await walk(collection, { ...query, cursor: next }))];
};

/** Walking an index page by page. */
export const storePagesContract = (harness: StoreHarness): void => {
  describe('pages', () => {
    const { openPeople } = createStoreFixture(harness);

    it('gives no more than the limit and says when nothing is left', async () => {
      const collection = await openPeople();
      for (const id of ['a', 'b', 'c', 'd']) await collection.insert({ id, rank: 1 });
      const first = await collection.find({ index: 'by_rank', where: {}, limit: 2 });
      expect(ids(first.items)).toEqual(['a', 'b']);
      expect(first.next).toBeTypeOf('string');
      const second = await collection.find({ index: 'by_rank', where: {}, limit: 2, cursor: first.next ?? '' });
      expect(ids(second.items)).toEqual(['c', 'd']);
      expect(second.next).toBeNull();
    });

    it('gives only the fields that are wanted, with the id, and walks on by the others', async () => {
      const collection = await openPeople();
      for (const [id, rank] of [
        ['a', 3],
        ['b', 1],
        ['c', 2],
      ] as const)
        await collection.insert({ id, rank, team: 'red', email: `${id}@example.org`, ...(id === 'c' ? {} : { visits: rank }) });
      const query = { index: 'by_team', where: { team: 'red' }, limit: 2 };
      const first = await collection.findFields(query, ['email', 'visits']);
      expect(first.items).toEqual([
        { id: 'b', email: 'b@example.org', visits: 1 },
        { id: 'c', email: 'c@example.org' },
      ]);
      const second = await collection.findFields({ ...query, cursor: first.next ?? '' }, []);
      expect(second).toEqual({ items: [{ id: 'a' }], next: null });
    });

    it('scans all documents once in the order of their ids, without an index', async () => {
      const collection = await openPeople();
      for (const id of ['c', 'a', 'B', 'é', 'd', 'aa']) await collection.insert({ id, rank: 1 });
      expect(ids(await collection.scan(null, 4))).toEqual(['B', 'a', 'aa', 'c']);
      expect(ids(await collection.scan('c', 4))).toEqual(['d', 'é']);
      expect(await collection.scan('é', 4)).toEqual([]);
    });

    it('walks all documents once, with ties, nulls and every type, both ways, at any page size', async () => {
      const collection = await openPeople();
      const ranks = [null, 1, 1, 1, 2, 'x', 'x', true, true, undefined, null, -1];
      for (const [index, value] of ranks.entries())
        await collection.insert({ id: `p${index}`, team: 'red', ...(value === undefined ? {} : { rank: value }) });
      for (const where of [{}, { team: 'red' }, { team: 'red', rank: 1 }]) {
        for (const order of ['ascending', 'descending'] as const) {
          const query = { index: 'by_team', where, order };
          const { items: whole } = await collection.find({ ...query, limit: 1000 });
          expect(whole).toHaveLength('rank' in where ? 3 : ranks.length);
          for (const limit of [1, 2, 3, 5]) expect(ids(await walk(collection, { ...query, limit }))).toEqual(ids(whole));
        }
      }
    });

    it('walks any set of numbers and texts in the order of the index', async () => {
      const collection = await openPeople();
      const value = fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0),
        fc.integer({ min: -3, max: 3 }),
        fc.string({ unit: 'binary', maxLength: 6 }),
        fc.constant(null),
      );
      const compare = (a: Person, b: Person): number => {
        const place = (rank: Person['rank']) => (rank === null ? 0 : typeof rank === 'number' ? 1 : 2);
        const [left, right] = [a.rank ?? null, b.rank ?? null];
        const bytes = (text: unknown) => Buffer.from(String(text));
        if (place(left) !== place(right)) return place(left) - place(right);
        if (left !== right) return typeof left === 'number' ? left - Number(right) : Buffer.compare(bytes(left), bytes(right));
        return Buffer.compare(bytes(a.id), bytes(b.id));
      };
      let round = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(value, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), async (ranks, limit) => {
          round += 1;
          const team = `team ${round}`;
          const documents = ranks.map((rank, index) => ({ id: `${round}-${index}`, team, rank: Object.is(rank, -0) ? 0 : rank }));
          await Promise.all(documents.map((document) => collection.insert(document)));
          const query = { index: 'by_team', where: { team }, limit };
          expect(ids(await walk(collection, query))).toEqual(ids(documents.toSorted(compare)));
          expect(ids(await walk(collection, { ...query, order: 'descending' }))).toEqual(
            ids(documents.toSorted(compare).toReversed()),
          );
        }),
        { numRuns: 25 },
      );
    });

    it('neither repeats nor leaves out a document when others come in between', async () => {
      const collection = await openPeople();
      for (const id of ['b', 'd', 'f', 'h']) await collection.insert({ id, rank: 1 });
      const first = await collection.find({ index: 'by_rank', where: {}, limit: 2 });
      expect(ids(first.items)).toEqual(['b', 'd']);
      await collection.insert({ id: 'a', rank: 1 });
      await collection.insert({ id: 'z', rank: 0 });
      await collection.insert({ id: 'g', rank: 1 });
      await collection.delete('d');
      const rest = await walk(collection, { index: 'by_rank', where: {}, limit: 2, cursor: first.next ?? '' });
      expect(ids(rest)).toEqual(['f', 'g', 'h']);
    });

    it('keeps to a range while walking', async () => {
      const collection = await openPeople();
      for (let value = 0; value < 10; value += 1) await collection.insert({ id: `p${value}`, team: 'red', rank: value });
      for (const order of ['ascending', 'descending'] as const) {
        const found = await walk(collection, {
          index: 'by_team',
          where: { team: 'red' },
          range: { from: 2, before: 7 },
          order,
          limit: 2,
        });
        const expected = ['p2', 'p3', 'p4', 'p5', 'p6'];
        expect(ids(found)).toEqual(order === 'ascending' ? expected : expected.toReversed());
      }
    });
  });
};
