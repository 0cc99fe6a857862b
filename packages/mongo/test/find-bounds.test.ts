import { type CollectionDefinition, checkQuery, type FindQuery } from '@winnow/ports';
import { MaxKey, MinKey } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { findBounds } from '../src/find-bounds.ts';

type Person = { readonly id: string; readonly team?: string; readonly rank?: number };

const definition: CollectionDefinition<Person> = { name: 'people', indexes: { by_team: { fields: ['team', 'rank'] } } };

const bounds = (query: Partial<FindQuery<Person>>) =>
  findBounds(checkQuery(definition, { index: 'by_team', where: { team: 'red' }, limit: 5, ...query }));

const [min, max] = [new MinKey(), new MaxKey()];

describe('findBounds', () => {
  it('spans all that begins with the given values, in the order of the index', () => {
    expect(bounds({})).toEqual({
      filter: {},
      hint: 'order:team,rank',
      min: { team: 'red', rank: min, _id: min },
      max: { team: 'red', rank: max, _id: max },
      sort: new Map([
        ['team', 1],
        ['rank', 1],
        ['_id', 1],
      ]),
    });
  });

  it('bounds the next field from (included) and before (not)', () => {
    expect(bounds({ range: { from: 2, before: 7 } })).toMatchObject({
      filter: { rank: { $gte: 2, $lt: 7 } },
      min: { team: 'red', rank: 2, _id: min },
      max: { team: 'red', rank: 7, _id: min },
    });
  });

  it('goes on behind a cursor, on the side that the order asks for', () => {
    const cursor = '["by_team","ada",3]';
    expect(bounds({ cursor })).toMatchObject({ filter: { _id: { $ne: 'ada' } }, min: { team: 'red', rank: 3, _id: 'ada' } });
    expect(bounds({ cursor, order: 'descending' })).toMatchObject({
      min: { team: 'red', rank: min, _id: min },
      max: { team: 'red', rank: 3, _id: 'ada' },
    });
  });

  it('takes null for a value', () => {
    expect(bounds({ where: { team: null } as unknown as FindQuery<Person>['where'] })).toMatchObject({
      min: { team: null },
      max: { team: null },
    });
  });
});
