import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createIds } from '../src/index.ts';

const moment = fc.integer({ min: 0, max: 2 ** 47 });
const random = fc.uint8Array({ minLength: 10, maxLength: 10 });

it('makes ids of one form', () => {
  fc.assert(
    fc.property(moment, random, (now, bytes) => {
      const id = createIds(
        () => now,
        () => bytes,
      )('op');
      expect(id).toMatch(/^op_[0-9a-hjkmnp-tv-z]{26}$/);
    }),
  );
});

it('makes ids that sort by time', () => {
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 1_000_000 }), random, random, (now, later, first, second) => {
      expect(
        createIds(
          () => now,
          () => first,
        )('op') <
          createIds(
            () => now + later,
            () => second,
          )('op'),
      ).toBe(true);
    }),
  );
});

it('makes another id from other random bytes', () => {
  fc.assert(
    fc.property(moment, random, random, (now, first, second) => {
      const same = first.every((byte, index) => byte === second[index]);
      expect(
        createIds(
          () => now,
          () => first,
        )('op') ===
          createIds(
            () => now,
            () => second,
          )('op'),
      ).toBe(same);
    }),
  );
});
