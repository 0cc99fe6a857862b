import { describe, expect, it } from 'vitest';
import { figures, measureRecorded, recordedSplits } from './measure-split.ts';
import recorded from './recorded.json' with { type: 'json' };

/** What a change of one verdict in many may cost. */
const margin = 0.005;

// One reading of all these jobs and their resumes, about twenty seconds of CPU.
const measured = await measureRecorded();

describe.each(recordedSplits)('the %s jobs', (split) => {
  it.each(figures)('keep their %s', (figure) => {
    const { [figure]: before } = recorded[split];
    expect(measured[split][figure], `${figure} was ${before}`).toBeGreaterThanOrEqual(before - margin);
  });
});
