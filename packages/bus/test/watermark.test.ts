import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWatermark } from '../src/watermark.ts';

it('stands at the first record that is not done, in whatever order the records end and whatever gaps the offsets have', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(200), { minLength: 1 }), fc.infiniteStream(fc.nat()), (set, picks) => {
      const offsets = set.toSorted((a, b) => a - b);
      const watermark = createWatermark(0);
      for (const offset of offsets) watermark.add(offset);
      const open = [...offsets];
      while (open.length > 0) {
        expect(watermark.position()).toBe(open[0]);
        expect(watermark.outstanding()).toBe(open.length);
        const [done] = open.splice((picks.next().value ?? 0) % open.length, 1);
        watermark.done(done ?? 0);
      }
      expect(watermark.position()).toBe((offsets.at(-1) ?? 0) + 1);
      expect(watermark.spread()).toBe(0);
    }),
  );
});

it('stands where it began while nothing has come', () => {
  expect(createWatermark(42).position()).toBe(42);
});
