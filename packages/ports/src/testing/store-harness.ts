import { afterEach } from 'vitest';
import type { Collection, CollectionDefinition, Store } from '../store.ts';

export type StoreHarness = {
  /** A store on a new namespace. The suite closes the store; the harness removes the namespace. */
  readonly open: (options: { readonly now: () => number }) => Promise<Store>;
};

export type Person = {
  readonly id: string;
  readonly team?: string | null;
  readonly rank?: string | number | boolean | null;
  readonly email?: string | null;
  readonly visits?: number;
  readonly ends_at?: string | null;
};

export const people = {
  name: 'people',
  indexes: {
    by_team: { fields: ['team', 'rank'] },
    by_rank: { fields: ['rank'] },
    by_email: { fields: ['email'], unique: true },
    by_place: { fields: ['team', 'visits'], unique: true },
  },
  expiresBy: 'ends_at',
} as const satisfies CollectionDefinition<Person>;

/** Opens stores for one suite with a clock that the tests control, and closes them after each test. */
export const createStoreFixture = (harness: StoreHarness) => {
  const opened: Store[] = [];
  const clock = { now: Date.parse('2026-03-01T12:00:00.000Z') };
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  const openStore = async (): Promise<Store> => {
    const store = await harness.open({ now: () => clock.now });
    opened.push(store);
    return store;
  };
  const openPeople = async (): Promise<Collection<Person>> => (await openStore()).collection<Person>(people);
  return { clock, openStore, openPeople };
};
