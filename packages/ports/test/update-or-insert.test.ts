import { describe, expect, it } from 'vitest';
import { updateOrInsert } from '../src/update-or-insert.ts';

type Tally = { readonly id: string; readonly count: number };

/** A collection in which other writers act before each insert. */
const collectionOf = (...acts: readonly ('insert' | 'delete' | 'none')[]) => {
  let stored: Tally | undefined;
  const left = [...acts];
  return {
    stored: () => stored,
    update: async (_id: string, decide: (current: Tally) => Tally | undefined) => {
      if (stored !== undefined) stored = decide(stored) ?? stored;
      return stored;
    },
    insert: async (document: Tally) => {
      const act = left.shift();
      if (act === 'insert') stored = { id: document.id, count: 10 };
      if (act === 'delete') return false;
      if (stored !== undefined) return false;
      stored = document;
      return true;
    },
  };
};

const increment = {
  first: (): Tally => ({ id: 'a', count: 1 }),
  next: (current: Tally) => ({ ...current, count: current.count + 1 }),
};

describe('updateOrInsert', () => {
  it('inserts the first document, and updates it from then on', async () => {
    const collection = collectionOf();
    expect(await updateOrInsert(collection, 'a', increment)).toEqual({ id: 'a', count: 1 });
    expect(await updateOrInsert(collection, 'a', increment)).toEqual({ id: 'a', count: 2 });
  });

  it('adds to a document that another writer inserted meanwhile', async () => {
    const collection = collectionOf('insert');
    expect(await updateOrInsert(collection, 'a', increment)).toEqual({ id: 'a', count: 11 });
  });

  it('inserts again when the document was taken and deleted meanwhile', async () => {
    expect(await updateOrInsert(collectionOf('delete'), 'a', increment)).toEqual({ id: 'a', count: 1 });
  });

  it('gives up when others interfere again and again', async () => {
    const collection = collectionOf('delete', 'delete', 'delete');
    await expect(updateOrInsert(collection, 'a', increment)).rejects.toThrow('was not stored');
    expect(collection.stored()).toBeUndefined();
  });

  it('stores nothing when the change throws', async () => {
    const collection = collectionOf();
    const change = {
      ...increment,
      first: (): Tally => {
        throw new Error('refused');
      },
    };
    await expect(updateOrInsert(collection, 'a', change)).rejects.toThrow('refused');
    expect(collection.stored()).toBeUndefined();
  });
});
