import { describe, expect, it } from 'vitest';
import { createSlots } from '../src/http/slots.ts';

describe('slots', () => {
  const slotsOf = () => createSlots({ max: 3, maxOfOne: 2, refusal: 'Too many.' });

  it('are not all for one holder', () => {
    const slots = slotsOf();
    slots.take('a');
    slots.take('a');
    expect(() => slots.take('a')).toThrow(expect.objectContaining({ code: 'OVERLOADED' }));
    slots.take('b');
    expect(() => slots.take('c')).toThrow('Too many.');
  });

  it('are free again when they are released', () => {
    const slots = slotsOf();
    for (let round = 0; round < 10; round += 1) slots.take('a')();
    const releases = [slots.take('a'), slots.take('a'), slots.take('b')];
    for (const release of releases) release();
    expect(() => [slots.take('b'), slots.take('b'), slots.take('a')]).not.toThrow();
  });
});
