import { AppError } from '@winnow/kernel';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPendingOperations, type PendingOperations } from '../src/operations/pending-operations.ts';

describe('the operations of a gateway that are under way', () => {
  let now = 0;
  let operations: PendingOperations;
  beforeEach(() => {
    now = 0;
    operations = createPendingOperations({ pendingPerAccount: 3, pendingAnonymous: 2 }, () => now);
  });

  const codeOf = (act: () => void): string => {
    try {
      act();
    } catch (error) {
      if (error instanceof AppError) return `${error.code} ${error.details.retryAfterSeconds}`;
      throw error;
    }
    return 'taken';
  };
  const begin = (id: string, account: string | null) => codeOf(() => operations.begin(id, account));

  it('are limited for each account by itself', () => {
    expect(['a1', 'a2', 'a3', 'a4'].map((id) => begin(id, 'a'))).toEqual(['taken', 'taken', 'taken', 'RATE_LIMITED 2']);
    expect(begin('b1', 'b')).toBe('taken');
    operations.end('a2');
    operations.end('a2');
    expect(['a4', 'a5'].map((id) => begin(id, 'a'))).toEqual(['taken', 'RATE_LIMITED 2']);
  });

  it('have a smaller limit for all calls without a key together, apart from those of accounts', () => {
    expect(['x1', 'x2', 'x3'].map((id) => begin(id, null))).toEqual(['taken', 'taken', 'OVERLOADED 2']);
    expect(begin('a1', 'a')).toBe('taken');
    operations.end('x1');
    expect(begin('x3', null)).toBe('taken');
  });

  it('count once when a request is repeated under its key', () => {
    expect(['a1', 'a1', 'a1', 'a2', 'a3'].map((id) => begin(id, 'a'))).toEqual(Array(5).fill('taken'));
  });

  it('are forgotten after five minutes, should their end be missed', () => {
    for (const id of ['a1', 'a2', 'a3']) begin(id, 'a');
    now = 299_999;
    expect(begin('a4', 'a')).toBe('RATE_LIMITED 2');
    now = 300_000;
    expect(begin('a4', 'a')).toBe('taken');
  });
});
