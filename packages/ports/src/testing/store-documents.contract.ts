import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStoreFixture, type Person, people, type StoreHarness } from './store-harness.ts';

type AnyDocument = { readonly id: string; readonly [field: string]: unknown };

const anything = { name: 'anything', indexes: {} };

const documentWith = (content: unknown): Person => ({ id: 'a', content }) as Person;

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

const refused: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['undefined in a list', [1, undefined]],
  ['NaN', Number.NaN],
  ['an infinity', Number.POSITIVE_INFINITY],
  ['-0', -0],
  ['a date', new Date(0)],
  ['a bigint', 1n],
  ['a function', () => 1],
  ['a symbol', Symbol('s')],
  ['bytes', new Uint8Array(1)],
  ['a map', new Map()],
  ['text with half a character', 'half \ud83d'],
  ['a key that begins with $', { $set: 1 }],
  ['a key with a dot', { 'a.b': 1 }],
  ['a key with NUL', { 'a\u0000b': 1 }],
  ['a key that the database would take for a type', { _bsontype: 'ObjectId' }],
  ['too many levels', nested(65)],
];

/** Which documents are stored, and that they are returned unchanged. */
export const storeDocumentsContract = (harness: StoreHarness): void => {
  describe('documents', () => {
    const { openStore, openPeople } = createStoreFixture(harness);

    it.each(refused)('refuses %s, on insert and on update', async (_, content) => {
      const collection = await openPeople();
      await expect(collection.insert(documentWith(content))).rejects.toMatchObject({ code: 'INTERNAL' });
      await expect(collection.insert(documentWith({ deep: [{ content }] }))).rejects.toMatchObject({ code: 'INTERNAL' });
      expect(await collection.get('a')).toBeUndefined();
      await collection.insert({ id: 'a', visits: 1 });
      await expect(collection.update('a', () => documentWith(content))).rejects.toMatchObject({ code: 'INTERNAL' });
      expect(await collection.get('a')).toEqual({ id: 'a', visits: 1 });
    });

    it('refuses documents over 1 MB and takes those just below, in UTF-8', async () => {
      const collection = await openPeople();
      const sized = (id: string, email: string): Person => ({ id, email });
      await expect(collection.insert(sized('a', 'x'.repeat(1024 * 1024)))).rejects.toMatchObject({ code: 'INTERNAL' });
      await expect(collection.insert(sized('a', '中'.repeat(350_000)))).rejects.toMatchObject({ code: 'INTERNAL' });
      expect(await collection.get('a')).toBeUndefined();
      const store = await openStore();
      const large = await store.collection<AnyDocument>(anything);
      expect(await large.insert({ id: 'b', text: '中'.repeat(349_000) })).toBe(true);
      expect((await large.get('b'))?.text).toHaveLength(349_000);
    });

    it('refuses a document without an id, reserved fields, and lists in an indexed field', async () => {
      const collection = await openPeople();
      const wrong = [
        {},
        { id: '' },
        { id: 1 },
        { id: 'a', _id: 'b' },
        { id: 'a', _v: 1 },
        { id: 'a', _expires: 1 },
        { id: 'a', rank: [1] },
      ];
      for (const document of wrong)
        await expect(collection.insert(document as Person), JSON.stringify(document)).rejects.toMatchObject({ code: 'INTERNAL' });
    });

    it('refuses a time to expire at that is not an ISO time', async () => {
      const collection = await openPeople();
      for (const ends_at of ['soon', '2026-03-01', '2026-03-01T12:00:00Z', ''])
        await expect(collection.insert({ id: 'a', ends_at }), ends_at).rejects.toMatchObject({ code: 'INTERNAL' });
    });

    it('keeps keys and values that mean something elsewhere as data', async () => {
      const store = await openStore();
      const collection = await store.collection<AnyDocument>(anything);
      const content: unknown = JSON.parse(
        '{"__proto__":{"polluted":true},"constructor":{"prototype":{"a":1}},"toJSON":"x","toBSON":"y","v":1,"":0,"length":3,"a b":null}',
      );
      await collection.insert({ id: 'a', v: 'mine', version: 'mine', doc: 'mine', expires_at: 'mine', content });
      const found = await collection.get('a');
      expect(found).toEqual({ id: 'a', v: 'mine', version: 'mine', doc: 'mine', expires_at: 'mine', content });
      expect(JSON.stringify(found?.content)).toBe(JSON.stringify(content));
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    });

    it('gives back any JSON as it was', async () => {
      const store = await openStore();
      const collection = await store.collection<AnyDocument>(anything);
      const key = fc
        .string({ unit: 'grapheme', maxLength: 8 })
        .filter((text) => !/^\$|\.|\0|^_/.test(text) && text.isWellFormed());
      const { value } = fc.letrec((tie) => ({
        value: fc.oneof({ depthSize: 'small' }, tie('leaf'), tie('list'), tie('record')),
        leaf: fc.oneof(
          fc.string({ unit: 'grapheme' }).filter((text) => text.isWellFormed()),
          fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
          fc.integer(),
          fc.maxSafeInteger(),
          fc.boolean(),
          fc.constant(null),
        ),
        list: fc.array(tie('value'), { maxLength: 5 }),
        record: fc.dictionary(key, tie('value'), { maxKeys: 5 }),
      }));
      let round = 0;
      await fc.assert(
        fc.asyncProperty(value, async (content) => {
          round += 1;
          const id = `p${round}`;
          expect(await collection.insert({ id, content })).toBe(true);
          const found = await collection.get(id);
          expect(JSON.stringify(found?.content)).toBe(JSON.stringify(content));
          expect(await collection.update(id, (current) => ({ ...current, again: content }))).toEqual({
            id,
            content,
            again: content,
          });
        }),
        { numRuns: 100 },
      );
    });

    it('does not share objects with its callers', async () => {
      const store = await openStore();
      const collection = await store.collection<AnyDocument & { readonly tags: string[] }>({ name: 'tagged', indexes: {} });
      const mine = { id: 'a', tags: ['one'] };
      await collection.insert(mine);
      mine.tags.push('two');
      const first = await collection.get('a');
      expect(first?.tags).toEqual(['one']);
      first?.tags.push('three');
      expect((await collection.get('a'))?.tags).toEqual(['one']);
      const updated = await collection.update('a', (current) => {
        current.tags.push('unsaid');
        return undefined;
      });
      expect(updated?.tags).toEqual(['one']);
    });

    it('keeps ids apart that differ in case, accents or form', async () => {
      const store = await openStore();
      const collection = await store.collection<Person>(people);
      const ids = ['a', 'A', 'a ', 'é', 'e\u0301', '1', '01', '中', '😀', '__proto__', 'a/b', '%', "'", 'x'.repeat(400)];
      for (const [visits, id] of ids.entries()) expect(await collection.insert({ id, visits })).toBe(true);
      for (const [visits, id] of ids.entries()) expect(await collection.get(id)).toEqual({ id, visits });
    });
  });
};
