import { describe, expect, it } from 'vitest';
import { isSameName } from './same-name.ts';

describe('two names', () => {
  it.each([
    ['Data Engineer (m/w/d)', 'Data Engineer'],
    ['Villanyszerelőt', 'Villanyszerelő'],
    ['Kiss-Frost Hűtőház Kft.', 'Kiss-Frost Hűtőház'],
    ['ドラッグストア店長(仙台)', 'ドラッグストア店長'],
  ])('are the same: %s, %s', (a, b) => {
    expect(isSameName(a, b)).toBe(true);
  });

  it.each([
    ['Data Engineer', 'Data Analyst'],
    ['We are looking for a data engineer for our office by the sea', 'data engineer'],
    ['', 'Cook'],
  ])('are others: %s, %s', (a, b) => {
    expect(isSameName(a, b)).toBe(false);
  });
});
