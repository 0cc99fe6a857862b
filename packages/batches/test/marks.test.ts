import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packMarks, unpackMarks } from '../src/index.ts';

const status = fc.constantFrom('met', 'partly_met', 'not_shown', 'not_assessable');
const credit = fc.option(fc.integer({ min: -1, max: 100 }), { nil: null });

describe('packed marks', () => {
  it('hold every status and credit', () => {
    fc.assert(
      fc.property(fc.array(status, { maxLength: 200 }), fc.array(credit, { maxLength: 210 }), (statuses, credits) => {
        expect(unpackMarks(packMarks({ statuses, credits }))).toEqual({ statuses, credits });
      }),
    );
  });

  it('take less than three characters per requirement', () => {
    const packed = packMarks({ statuses: Array(30).fill('partly_met'), credits: Array(31).fill(50) });
    expect(packed.length).toBeLessThan(3 * 30);
  });
});
