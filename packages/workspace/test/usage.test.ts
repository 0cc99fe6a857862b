import { describe, expect, it } from 'vitest';
import { firstDay, usageByDay, usageByKey } from '../src/account/usage-by.ts';

const rows = [
  { day: '2026-11-03', key_id: 'key_1', key_name: 'ci', requests: 5, failed: 1, candidates: 0 },
  { day: '2026-11-01', key_id: 'key_1', key_name: 'ci', requests: 2, failed: 0, candidates: 30 },
  { day: '2026-11-01', key_id: 'person:ada', key_name: null, requests: 9, failed: 0, candidates: 0 },
];

describe('usage', () => {
  it('has every day of the period, also those without a request', () => {
    expect(usageByDay(rows, '2026-10-31', '2026-11-03').map(({ day, requests, failed }) => [day, requests, failed])).toEqual([
      ['2026-10-31', 0, 0],
      ['2026-11-01', 11, 0],
      ['2026-11-02', 0, 0],
      ['2026-11-03', 5, 1],
    ]);
    expect(usageByDay([], '', '')).toEqual([]);
  });

  it('has the busiest key first, by its ID when it has no name', () => {
    expect(usageByKey(rows).map(({ name, requests, candidates }) => [name, requests, candidates])).toEqual([
      ['person:ada', 9, 0],
      ['ci', 7, 30],
    ]);
  });

  it('begins with as many days as were asked for, today among them', () => {
    expect(firstDay(Date.parse('2026-11-03T23:59:00Z'), 7)).toBe('2026-10-28');
  });
});
