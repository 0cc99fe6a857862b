import { expect, test } from 'vitest';
import { degreePlace } from '../src/degree-place.ts';

const valueIn = (quote: string, value: string) => ({
  ...{ value, confidence: 1 },
  source: { page: 1, box: null, quote },
});

test.each([
  ['BA in PULSE Studies LSE', 'BA', 'LSE', 'BA in PULSE Studies'],
  ['MSc ETHICS ETH Zurich', 'MSc', 'ETH Zurich', 'MSc ETHICS'],
  ['Harbour University, BSc Tides, 2012', 'BSc', 'Harbour University', 'BSc Tides, 2012'],
])('of "%s", the degree %s of %s is quoted as "%s"', (line, degree, school, quoted) => {
  expect(degreePlace(valueIn(line, degree), valueIn(line, school), 'en').context).toBe(quoted);
});
