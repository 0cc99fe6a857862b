import { describe, expect, it } from 'vitest';
import { differenceOf } from './compare-pictures.ts';

describe('pictures that are compared', () => {
  const grey = (value: number, height = 80) => ({ width: 100, height, data: new Uint8Array(100 * height * 3).fill(value) });

  it('differ by colours, by height and by width, and not by a shade', () => {
    expect(differenceOf(grey(200), grey(220))).toBe(0);
    expect(differenceOf(grey(200), grey(100))).toBe(1);
    expect(differenceOf(grey(200), grey(200, 100))).toBeCloseTo(0.2);
    expect(differenceOf(grey(200), { ...grey(200), width: 99 })).toBe(1);
  });
});
