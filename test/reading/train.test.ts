import { expect, it } from 'vitest';
import { fitConfidence } from './train/fit-confidence.ts';
import { sourceOf } from './train/source.ts';

const rated = (confidence: number, right: number, wrong: number) => [
  ...Array.from({ length: right }, () => ({ confidence, right: true })),
  ...Array.from({ length: wrong }, () => ({ confidence, right: false })),
];

it('reads how much a folder counts and of how many files one', () => {
  expect(sourceOf('some/folder')).toEqual({ folder: 'some/folder', weight: 1, every: 1 });
  expect(sourceOf('some/folder*0.2')).toEqual({ folder: 'some/folder', weight: 0.2, every: 1 });
  expect(sourceOf('some/folder*3%4')).toEqual({ folder: 'some/folder', weight: 3, every: 4 });
  expect(() => sourceOf('*3')).toThrow('FOLDER');
});

it('takes the share of right values for the confidence', () => {
  const [low = 0, high = 0] = fitConfidence([...rated(0.5, 200, 600), ...rated(1, 9_000, 1_000)], [50, 100]);
  expect([low, high]).toEqual([25, 90]);
});

it('keeps confidences about which little is known, but for certainty', () => {
  expect(fitConfidence([], [0, 50, 100])).toEqual([0, 50, 99]);
});

it('never expects fewer right values at a higher confidence', () => {
  expect(fitConfidence([...rated(0.5, 900, 100), ...rated(0.9, 500, 500)], [50, 90])).toEqual([70, 70]);
});
