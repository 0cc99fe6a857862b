import { expect, it } from 'vitest';
import { longestSilence, longestWait } from './measure-progress.ts';

it('a silence lasts from the fault to the first end, between two ends, or until the watching ends', () => {
  const stretch = { from: 10_000, to: 20_000 };
  expect(longestSilence([9_000, 14_000, 15_000, 19_000], stretch)).toBe(4);
  expect(longestSilence([10_500, 16_500, 19_000], stretch)).toBe(6);
  expect(longestSilence([11_000, 12_000], stretch)).toBe(8);
  expect(longestSilence([], stretch)).toBe(10);
});

it('a wait is counted from the fault or from a later acceptance, and what ended before is not waited for', () => {
  const before = { acceptedAt: 1_000, endedAt: 3_000 };
  const across = { acceptedAt: 4_000, endedAt: 9_000 };
  const after = { acceptedAt: 7_000, endedAt: 10_500 };
  expect(longestWait([before, across], 5_000)).toBe(4);
  expect(longestWait([before, across, after], 6_000)).toBe(3.5);
  expect(longestWait([before], 5_000)).toBe(0);
});
