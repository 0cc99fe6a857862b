import { expect, it } from 'vitest';
import { namesTown } from '../src/entries/names-town.ts';

it.each([
  ['University of California', 'Riverside', ''],
  ['University of Wisconsin', 'Eau Claire', ', 2012'],
  ['IHK', 'Zwickau', ''],
])('takes the town for a part of the name: "%s", "%s"', (before, next, rest) => {
  expect(namesTown(before, next, rest)).toBe(true);
});

it.each([
  ['University of Texas', 'Austin', ', TX'],
  ['University of California', 'Physics', ''],
  ['University of Maryland', 'Lecturer', ''],
  ['Harbour University', 'Riverside', ''],
  ['IHK', 'Kauffrau', ''],
])('takes nothing else for one: "%s", "%s%s"', (before, next, rest) => {
  expect(namesTown(before, next, rest)).toBe(false);
});
