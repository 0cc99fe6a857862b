import { expect, it } from 'vitest';
import { type Figures, figures, measureSplit } from './measure-split.ts';
import recorded from './recorded.json' with { type: 'json' };

/** What a change of one verdict in many may cost. */
const margin = 0.005;

// One reading of all tune jobs and their resumes, about ten seconds of CPU.
const measured: Figures = await measureSplit('tune');

it.each(figures)('the tune jobs keep their %s', (figure) => {
  expect(measured[figure], `${figure} was ${recorded[figure]}`).toBeGreaterThanOrEqual(recorded[figure] - margin);
});
